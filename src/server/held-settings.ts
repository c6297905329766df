import type { Logger } from 'pino'
import type { SiteSettings } from '#domain/settings.ts'

export interface HeldSettings {
  /** The settings as last read; never waits. */
  readonly current: () => SiteSettings
  stop(): void
}

/** Settings may also be changed by a command or another process; so often they are read again. */
const REFRESH_MS = 2000

/** Holds the settings in memory, so that pages need not ask the truth. When a reading fails, the last ones stay. */
export async function heldSettings(read: () => Promise<SiteSettings>, log: Logger): Promise<HeldSettings> {
  let settings = await read()
  const timer = setInterval(async () => {
    try {
      settings = await read()
    } catch (error) {
      log.warn({ err: error }, 'the settings could not be read again')
    }
  }, REFRESH_MS)
  timer.unref()
  return { current: () => settings, stop: () => clearInterval(timer) }
}
