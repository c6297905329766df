import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { type SettingsChange, type SettingsPath, settingsFaults } from '#domain/settings/validate-settings.ts'
import { confirmOwnPassword, requireUnchangedPassword } from '#services/accounts/passwords.ts'
import type { AccountRow } from '#store/accounts/sessions.ts'
import { recordAudit } from '#store/audit.ts'
import { recordCodeVersion, saveSetting } from '#store/settings.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { settingsIn } from './site-settings.ts'

export interface SaveSettingsInput {
  readonly account: SessionAccount
  readonly change: SettingsChange
  /** The account's password, needed only where head or footer code really changes. */
  readonly password?: string | undefined
}

export type SavedSettings =
  | { readonly kind: 'saved'; readonly settings: SiteSettings }
  /** Nothing was stored. */
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault<SettingsPath>[] }

/**
 * Stores a change of the settings, all of it or nothing, and logs who made it. Unchanged values are not stored again.
 * Throws password_required and password_wrong: code runs in every visitor's browser, so an open session is not enough.
 */
export async function saveSettings(
  deps: StoreDeps,
  { account, change, password }: SaveSettingsInput,
): Promise<SavedSettings> {
  const faults = settingsFaults(change)
  if (faults.length > 0) return { kind: 'refused', faults }
  const tidy = tidied(change)
  const isOther = hasOtherCode(await settingsIn(deps.store.db), tidy)
  const confirmed = isOther ? await confirm(deps, account, password) : undefined
  const settings = await deps.store.write(async trx => {
    const before = await settingsIn(trx)
    if (confirmed !== undefined) await requireUnchangedPassword(trx, confirmed)
    // The code may have been changed since the first check.
    else if (hasOtherCode(before, tidy)) throw new DomainError('password_required')
    return storeChange(trx, { before, change: tidy, account: account.username, now: deps.now() })
  })
  return { kind: 'saved', settings }
}

/** Empties head and footer code at once; removing code endangers nobody, so it needs no password. */
export async function switchCodeOff({ store, now }: StoreDeps, account: string): Promise<SiteSettings> {
  return store.write(async trx => {
    const before = await settingsIn(trx)
    const change = { headCode: '', footerCode: '' }
    if (!hasOtherCode(before, change)) return before
    for (const key of ['headCode', 'footerCode'] as const) await saveSetting(trx, key, '', now())
    await recordCodeVersion(trx, { account, head_code: '', footer_code: '' }, now())
    await recordAudit(trx, { account, action: 'code.switched-off', now: now() })
    return { ...before, ...change }
  })
}

async function confirm(
  deps: StoreDeps,
  account: SessionAccount,
  password: string | undefined,
): Promise<AccountRow> {
  if (password === undefined || password === '') throw new DomainError('password_required')
  return confirmOwnPassword(deps, account, password)
}

async function storeChange(
  trx: Db,
  input: {
    readonly before: SiteSettings
    readonly change: SettingsChange
    readonly account: string
    readonly now: number
  },
): Promise<SiteSettings> {
  const { before, change, account, now } = input
  const after: SiteSettings = { ...before, ...change, operator: { ...before.operator, ...change.operator } }
  const keys = Object.keys(after) as (keyof SiteSettings)[]
  const changed = keys.filter(key => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  if (changed.length === 0) return before
  for (const key of changed) await saveSetting(trx, key, after[key], now)
  const others = changed.filter(key => key !== 'headCode' && key !== 'footerCode')
  if (others.length > 0) {
    await recordAudit(trx, { account, action: 'settings.saved', details: { changed: others }, now })
  }
  if (hasOtherCode(before, after)) {
    const { headCode, footerCode } = after
    await recordCodeVersion(trx, { account, head_code: headCode, footer_code: footerCode }, now)
    const lengths = { headCode: headCode.length, footerCode: footerCode.length }
    await recordAudit(trx, { account, action: 'code.changed', details: lengths, now })
  }
  return after
}

function hasOtherCode(
  before: SiteSettings,
  change: Pick<SettingsChange, 'headCode' | 'footerCode'>,
): boolean {
  const { headCode = before.headCode, footerCode = before.footerCode } = change
  return headCode !== before.headCode || footerCode !== before.footerCode
}

/** Texts are trimmed; code stays as typed. */
function tidied(change: SettingsChange): SettingsChange {
  const { headCode, footerCode, ...rest } = change
  return {
    ...(trimmed(rest) as typeof rest),
    ...(headCode !== undefined && { headCode }),
    ...(footerCode !== undefined && { footerCode }),
  }
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(trimmed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]))
}
