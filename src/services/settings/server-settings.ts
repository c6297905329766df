import { DomainError } from '#domain/errors.ts'
import {
  type MailSender,
  type MailServerSettings,
  mailServerIn,
  mailServerUrl,
  senderIn,
  senderText,
} from '#domain/mail/mail-server.ts'
import type { SiteKey } from '#domain/site-key.ts'
import type { MailServer } from '#gateways/mail/mailer.ts'
import { storedSettings } from '#store/settings.ts'
import type { Db, Store } from '#store/store.ts'

/** What the environment says. A value that is set wins over the stored one, which cannot be changed meanwhile. */
export interface ServerEnvironment {
  /** SITE_URL without a trailing slash. */
  readonly siteUrl?: string | undefined
  /** SMTP_URL */
  readonly smtpUrl?: string | undefined
  /** MAIL_FROM */
  readonly sender?: MailSender | undefined
  /** The address of the site while nobody has set one. */
  readonly ownUrl: string
}

/** Where the site is, and how its mails leave. */
export interface ServerSettings {
  /** Scheme and host that visitors use, without a trailing slash; absolute links begin with it. */
  readonly siteUrl: string
  /** Unset: mails wait in the outbox. */
  readonly mailServer: MailServer | undefined
}

/** Whether mails leave the site. */
export function sendsMail({ mailServer }: Pick<ServerSettings, 'mailServer'>): boolean {
  return mailServer !== undefined
}

/** A mail server as it is stored. */
export interface StoredMailServer extends MailServerSettings {
  /** Encrypted with the site's key; null without one. */
  readonly password: string | null
}

/** What was set in the administrator's area. */
export interface StoredServerSettings {
  readonly siteUrl: string
  readonly mailServer: StoredMailServer | null
  readonly sender: string
}

/** The stored values; '' and null where there is none. */
export async function storedServerSettings(db: Db): Promise<StoredServerSettings> {
  const stored = await storedSettings(db, ['siteUrl', 'mailServer', 'mailSender'])
  return {
    siteUrl: String(stored.get('siteUrl') ?? ''),
    mailServer: (stored.get('mailServer') as StoredMailServer | null | undefined) ?? null,
    sender: String(stored.get('mailSender') ?? ''),
  }
}

/**
 * The settings in effect. A stored password that the site's key does not open, e.g. because a backup was restored
 * without its key, counts as no mail server: it has to be typed again.
 */
export async function serverSettings(
  { db, key }: Pick<Store, 'db' | 'key'>,
  environment: ServerEnvironment,
): Promise<ServerSettings> {
  const stored = await storedServerSettings(db)
  const siteUrl = environment.siteUrl ?? (stored.siteUrl || environment.ownUrl)
  const url = environment.smtpUrl ?? storedUrl(stored.mailServer, key)
  const from = environment.sender ?? senderIn(stored.sender) ?? ownSender(siteUrl)
  return { siteUrl, mailServer: url === undefined ? undefined : { url, from } }
}

/** The settings as the administrator's area shows them: never with the password. */
export interface ShownServerSettings {
  readonly siteUrl: string
  /** Given by the environment, and therefore not to be changed. */
  readonly isSiteUrlFixed: boolean
  readonly mailServer: (MailServerSettings & { readonly hasPassword: boolean }) | null
  readonly isMailServerFixed: boolean
  readonly sender: string
  readonly isSenderFixed: boolean
}

export function shownServerSettings(
  stored: StoredServerSettings,
  { key, environment }: { readonly key: SiteKey; readonly environment: ServerEnvironment },
): ShownServerSettings {
  const { siteUrl, smtpUrl, sender, ownUrl } = environment
  const url = siteUrl ?? (stored.siteUrl || ownUrl)
  return {
    siteUrl: url,
    isSiteUrlFixed: siteUrl !== undefined,
    mailServer: shownMailServer(smtpUrl, stored.mailServer, key),
    isMailServerFixed: smtpUrl !== undefined,
    sender: senderText(sender ?? senderIn(stored.sender) ?? ownSender(url)),
    isSenderFixed: sender !== undefined,
  }
}

function shownMailServer(
  fixed: string | undefined,
  stored: StoredMailServer | null,
  key: SiteKey,
): ShownServerSettings['mailServer'] {
  if (fixed !== undefined) {
    const server = mailServerIn(fixed)
    return server === undefined ? null : { ...server, hasPassword: new URL(fixed).password !== '' }
  }
  if (stored === null) return null
  const { password, ...server } = stored
  return { ...server, hasPassword: password !== null && decrypted(key, password) !== undefined }
}

function storedUrl(stored: StoredMailServer | null, key: SiteKey): string | undefined {
  if (stored === null) return undefined
  const { password, ...server } = stored
  const readable = password === null ? '' : decrypted(key, password)
  return readable === undefined ? undefined : mailServerUrl(server, readable)
}

/** undefined for what another key encrypted. */
function decrypted(key: SiteKey, password: string): string | undefined {
  try {
    return key.decrypt('smtp-password', password)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'secret_unreadable') return undefined
    throw error
  }
}

function ownSender(siteUrl: string): MailSender {
  return { name: 'Umkreis', address: `noreply@${new URL(siteUrl).hostname}` }
}
