import { type FieldFault, fieldFaults, type TextRule } from '../form/field-fault.ts'
import { type MailServerSettings, mailServerFaults, senderIn } from '../mail/mail-server.ts'

/** Where the site is and how its mails leave, as an administrator sets it; a part that is left out stays. */
export interface ServerSettingsChange {
  /** Scheme and host that visitors use; '' unsets it. */
  readonly siteUrl?: string | undefined
  /** null: none, so that mails wait. */
  readonly mailServer?:
    | (MailServerSettings & {
        /** Left out: the stored one stays. */
        readonly password?: string | undefined
      })
    | null
    | undefined
  /** 'Umkreis <noreply@umkreis.example>' or the address alone; '' unsets it. */
  readonly sender?: string | undefined
}

/** What is wrong with a change, by field: siteUrl, sender, host, port, user, password. */
export function serverSettingsFaults(change: ServerSettingsChange): readonly FieldFault[] {
  const { siteUrl = '', sender = '', mailServer } = change
  return [
    ...fieldFaults({ siteUrl, sender }, [
      ['siteUrl', { limit: 300, isOptional: true, rule: siteUrlFault }],
      ['sender', { limit: 400, isOptional: true, rule: senderFault }],
    ]),
    ...(mailServer ? mailServerFaults(mailServer) : []),
    ...(mailServer?.password !== undefined && mailServer.password.length > MAX_PASSWORD_LENGTH
      ? [{ field: 'password', code: 'too_long', limit: MAX_PASSWORD_LENGTH } as const]
      : []),
  ]
}

/** Scheme and host in the spelling of links: without a trailing slash, in lower case. */
export function siteUrlOf(text: string): string {
  return text.trim() === '' ? '' : new URL(text.trim()).origin
}

const MAX_PASSWORD_LENGTH = 500

const siteUrlFault: TextRule = text => {
  const { protocol, pathname, search, hash, username, password } = URL.parse(text) ?? {}
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && pathname === '/' && !search && !hash && !username && !password
    ? undefined
    : 'site_url_shape'
}

const senderFault: TextRule = text => (senderIn(text) === undefined ? 'email_invalid' : undefined)
