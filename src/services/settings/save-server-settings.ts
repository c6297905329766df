import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import {
  type ServerSettingsChange,
  serverSettingsFaults,
  siteUrlOf,
} from '#domain/settings/server-settings.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { confirmOwnPassword, requireUnchangedPassword } from '#services/accounts/passwords.ts'
import { recordAudit } from '#store/audit.ts'
import { makeWaitingMailsDue } from '#store/mail/outbox.ts'
import { saveSetting } from '#store/settings.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import {
  type ServerEnvironment,
  type StoredMailServer,
  type StoredServerSettings,
  storedServerSettings,
} from './server-settings.ts'

export interface SaveServerSettingsDeps extends StoreDeps {
  readonly environment: ServerEnvironment
}

export interface SaveServerSettingsInput {
  readonly account: SessionAccount
  readonly change: ServerSettingsChange
  /** The account's password. */
  readonly password: string
}

export type SavedServerSettings =
  | { readonly kind: 'saved'; readonly stored: StoredServerSettings }
  /** Nothing was stored. */
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }

/**
 * Stores the site's address and its mail server, and lets waiting mails be tried at once. The mail server's password is
 * stored encrypted. It is taken over for the same host and user only: with another host it would be sent there.
 * Throws password_required and password_wrong, because links in mails and the mails themselves depend on it, and
 * setting_fixed where the environment has the last word.
 */
export async function saveServerSettings(
  deps: SaveServerSettingsDeps,
  { account, change, password }: SaveServerSettingsInput,
): Promise<SavedServerSettings> {
  const faults = serverSettingsFaults(change)
  if (faults.length > 0) return { kind: 'refused', faults }
  refuseFixed(deps.environment, change)
  if (password === '') throw new DomainError('password_required')
  const confirmed = await confirmOwnPassword(deps, account, password)
  return deps.store.write<SavedServerSettings>(async trx => {
    await requireUnchangedPassword(trx, confirmed)
    const before = await storedServerSettings(trx)
    if (lacksPassword(before.mailServer, change)) {
      return { kind: 'refused', faults: [{ field: 'password', code: 'required' }] }
    }
    const after = changed(deps.store.key, before, change)
    await storeChange(trx, { before, after, account: account.username, now: deps.now() })
    return { kind: 'saved', stored: after }
  })
}

function refuseFixed({ siteUrl, smtpUrl, sender }: ServerEnvironment, change: ServerSettingsChange): void {
  const fixed = [
    [siteUrl, change.siteUrl, 'SITE_URL'],
    [smtpUrl, change.mailServer, 'SMTP_URL'],
    [sender, change.sender, 'MAIL_FROM'],
  ] as const
  for (const [given, wanted, variable] of fixed) {
    if (given !== undefined && wanted !== undefined) throw new DomainError('setting_fixed', { variable })
  }
}

/** A login without a password: none was typed, and the stored one is for another host or user. */
function lacksPassword(before: StoredMailServer | null, { mailServer }: ServerSettingsChange): boolean {
  if (!mailServer || mailServer.user === '' || (mailServer.password ?? '') !== '') return false
  return !isSameLogin(before, mailServer) || before?.password == null
}

function isSameLogin(
  before: StoredMailServer | null,
  { host, user }: Pick<StoredMailServer, 'host' | 'user'>,
): boolean {
  return before?.host === host && before.user === user
}

function changed(
  key: SiteKey,
  before: StoredServerSettings,
  { siteUrl, mailServer, sender }: ServerSettingsChange,
): StoredServerSettings {
  return {
    siteUrl: siteUrl === undefined ? before.siteUrl : siteUrlOf(siteUrl),
    mailServer:
      mailServer === undefined ? before.mailServer : mailServerOf(key, before.mailServer, mailServer),
    sender: sender === undefined ? before.sender : sender.trim(),
  }
}

function mailServerOf(
  key: SiteKey,
  before: StoredMailServer | null,
  after: NonNullable<ServerSettingsChange['mailServer']> | null,
): StoredMailServer | null {
  if (after === null) return null
  const { host, port, security, user, password = '' } = after
  const kept = isSameLogin(before, after) ? (before?.password ?? null) : null
  return {
    host,
    port,
    security,
    user,
    password: user === '' ? null : password === '' ? kept : key.encrypt('smtp-password', password),
  }
}

async function storeChange(
  trx: Db,
  input: {
    readonly before: StoredServerSettings
    readonly after: StoredServerSettings
    readonly account: string
    readonly now: number
  },
): Promise<void> {
  const { before, after, account, now } = input
  const keys = { siteUrl: 'siteUrl', mailServer: 'mailServer', sender: 'mailSender' } as const
  const names = (Object.keys(keys) as (keyof typeof keys)[]).filter(
    name => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  if (names.length === 0) return
  for (const name of names) await saveSetting(trx, keys[name], after[name], now)
  if (names.includes('mailServer') || names.includes('sender')) await makeWaitingMailsDue(trx, now)
  const { siteUrl, mailServer } = after
  const details = {
    changed: names,
    ...(names.includes('siteUrl') && { siteUrl }),
    ...(names.includes('mailServer') && { host: mailServer?.host ?? '', port: mailServer?.port ?? 0 }),
  }
  await recordAudit(trx, { account, action: 'settings.server-saved', details, now })
}
