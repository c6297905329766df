import type { FieldFault, TextRule } from '../form/field-fault.ts'
import { formFaults } from '../form/form-faults.ts'
import type { FormFields } from '../form/form-fields.ts'
import { MAIL_SERVER_FORM, type MailServerSettings, senderIn } from '../mail/mail-server.ts'

const siteUrlFault: TextRule = text => {
  const { protocol, pathname, search, hash, username, password } = URL.parse(text) ?? {}
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && pathname === '/' && !search && !hash && !username && !password
    ? undefined
    : 'site_url_shape'
}

const senderFault: TextRule = text => (senderIn(text) === undefined ? 'email_invalid' : undefined)

const SITE_FIELDS = {
  siteUrl: { kind: 'text', limit: 300, isOptional: true, rule: siteUrlFault },
  sender: { kind: 'text', limit: 400, isOptional: true, rule: senderFault },
} as const satisfies FormFields

const MAIL_SERVER_FIELDS = {
  ...MAIL_SERVER_FORM,
  password: { kind: 'text', limit: 500, isOptional: true },
} as const satisfies FormFields

/** The form; without a mail server its fields are not there. */
export const SERVER_FORM = {
  ...SITE_FIELDS,
  hasMailServer: { kind: 'flag' },
  ...MAIL_SERVER_FIELDS,
} as const satisfies FormFields

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
export function serverSettingsFaults({
  siteUrl = '',
  sender = '',
  mailServer,
}: ServerSettingsChange): readonly FieldFault[] {
  return [
    ...formFaults(SITE_FIELDS, { siteUrl, sender }),
    ...(mailServer ? formFaults(MAIL_SERVER_FIELDS, mailServer) : []),
  ]
}

/** Scheme and host in the spelling of links: without a trailing slash, in lower case. */
export function siteUrlOf(text: string): string {
  return text.trim() === '' ? '' : new URL(text.trim()).origin
}
