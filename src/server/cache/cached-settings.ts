import type { Logger } from 'pino'
import type { SiteSettings } from '#domain/settings/settings.ts'

export interface CachedSettings {
  /** The settings as last read; never waits. */
  readonly current: () => SiteSettings
  /** Reads them at once. Throws what the store throws. */
  refresh(): Promise<void>
  stop(): void
}

export interface CachedSettingsOptions {
  readonly log: Logger
  /** Called when a reading differs from the one before. */
  readonly onChanged: () => void
}

/** Settings may also be changed by a command or another process; so often they are read again. */
const REFRESH_MS = 2000

/** Holds the settings in memory, so that pages need not ask the truth. When a reading fails, the last ones stay. */
export async function cachedSettings(
  read: () => Promise<SiteSettings>,
  { log, onChanged }: CachedSettingsOptions,
): Promise<CachedSettings> {
  let settings = await read()
  const refresh = async () => {
    const before = JSON.stringify(settings)
    settings = await read()
    if (JSON.stringify(settings) !== before) onChanged()
  }
  const timer = setInterval(async () => {
    try {
      await refresh()
    } catch (error) {
      log.warn({ err: error }, 'the settings could not be read again')
    }
  }, REFRESH_MS)
  timer.unref()
  return { current: () => settings, refresh, stop: () => clearInterval(timer) }
}
