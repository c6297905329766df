import { DEFAULT_SETTINGS, NO_OPERATOR, type SiteSettings } from '#domain/settings/settings.ts'
import { codeVersionRows, storedSettings } from '#store/settings.ts'
import type { Db, Store, StoreDeps } from '#store/store.ts'

const KEYS = Object.keys(DEFAULT_SETTINGS) as (keyof SiteSettings)[]

/** The site's settings: what is stored, and the defaults for the rest. */
export async function siteSettings(store: Store): Promise<SiteSettings> {
  return settingsIn(store.db)
}

/** The same, as a transaction sees them. */
export async function settingsIn(db: Db): Promise<SiteSettings> {
  const stored = await storedSettings(db)
  const given = KEYS.filter(key => stored.has(key)).map(key => [key, stored.get(key)])
  const settings: SiteSettings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(given) }
  // What an older version stored may lack parts that came later.
  return { ...settings, operator: { ...NO_OPERATOR, ...settings.operator } }
}

/** Head and footer code as it was from a moment on, in the names of the calls. */
export interface CodeVersionAnswer {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly account: string
  readonly head_code: string
  readonly footer_code: string
}

/** The kept versions of head and footer code, newest first. */
export async function listCodeVersions({ store }: Pick<StoreDeps, 'store'>): Promise<CodeVersionAnswer[]> {
  const rows = await codeVersionRows(store.db)
  return rows.map(row => ({ ...row, id: Number(row.id), at: Number(row.at) }))
}
