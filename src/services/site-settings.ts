import { DEFAULT_SETTINGS, type SiteSettings } from '#domain/settings.ts'
import { storedSettings } from '#store/settings.ts'
import type { Store } from '#store/store.ts'

const KEYS = Object.keys(DEFAULT_SETTINGS) as (keyof SiteSettings)[]

/** The site's settings: what is stored, and the defaults for the rest. */
export async function siteSettings(store: Store): Promise<SiteSettings> {
  const stored = await storedSettings(store.db)
  const given = KEYS.filter(key => stored.has(key)).map(key => [key, stored.get(key)])
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(given) }
}
