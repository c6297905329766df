import { DEFAULT_SETTINGS, NO_OPERATOR, type SiteSettings } from '#domain/settings/settings.ts'
import { storedSettings } from '#store/settings.ts'
import type { Db, Store } from '#store/store.ts'

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
