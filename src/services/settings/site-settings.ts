import { DEFAULT_SETTINGS, NO_OPERATOR, type SiteSettings } from '#domain/settings/settings.ts'
import type { Contact } from '#gateways/http/user-agent.ts'
import { codeVersionRows, storedSettings } from '#store/settings.ts'
import type { Db, Store, StoreDeps } from '#store/store.ts'

const KEYS = Object.keys(DEFAULT_SETTINGS) as (keyof SiteSettings)[]

/** The site's settings: the stored ones, and the defaults for the rest. */
export async function siteSettings(store: Store): Promise<SiteSettings> {
  return settingsIn(store.db)
}

/** Whom the operators of other sites may ask about requests of this one. */
export async function operatorContact(store: Store, siteUrl: string): Promise<Contact> {
  return { email: (await siteSettings(store)).operator.email, siteUrl }
}

/** The site's settings within a transaction. */
export async function settingsIn(db: Db): Promise<SiteSettings> {
  const stored = await storedSettings(db)
  const given = KEYS.filter(key => stored.has(key)).map(key => [key, stored.get(key)])
  const settings: SiteSettings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(given) }
  // Settings stored by an older version may lack newer parts.
  return { ...settings, operator: { ...NO_OPERATOR, ...settings.operator } }
}

/** Head and footer code from a moment on, named as in the API. */
export interface CodeVersionAnswer {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly account: string
  readonly head_code: string
  readonly footer_code: string
}

/** The stored versions of head and footer code, newest first. */
export async function listCodeVersions({ store }: Pick<StoreDeps, 'store'>): Promise<CodeVersionAnswer[]> {
  const rows = await codeVersionRows(store.db)
  return rows.map(row => ({ ...row, id: Number(row.id), at: Number(row.at) }))
}
