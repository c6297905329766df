import { emailFault } from '../form/email-fault.ts'
import type { TextRule } from '../form/field-fault.ts'
import { type FormFields, MAX_EMAIL_LENGTH, type ValuesOf } from '../form/form-fields.ts'

/** How the connection to a mail server is encrypted: from its beginning, by STARTTLS after the greeting, or not at all. */
export const MAIL_SECURITIES = ['tls', 'starttls', 'none'] as const

export type MailSecurity = (typeof MAIL_SECURITIES)[number]

const hostFault: TextRule = host =>
  /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host) && !host.includes('..') ? undefined : 'host_shape'

/** How mails leave the site; everything but the password. */
export const MAIL_SERVER_FORM = {
  // A name or an IPv4 address.
  host: { kind: 'text', limit: 253, rule: hostFault },
  port: { kind: 'number', least: 1, most: 65_535, fault: 'port_range' },
  security: { kind: 'option', choices: MAIL_SECURITIES },
  // '' where the server wants no login.
  user: { kind: 'text', limit: 254, isOptional: true },
} as const satisfies FormFields

export type MailServerSettings = ValuesOf<typeof MAIL_SERVER_FORM>

/** A mail to try them. */
export const TEST_MAIL_FORM = {
  to: { kind: 'email', limit: MAX_EMAIL_LENGTH, autoComplete: 'email' },
} as const satisfies FormFields

/** Who mails come from. */
export interface MailSender {
  /** '' when only the address is shown. */
  readonly name: string
  readonly address: string
}

/** Why a mail was not taken over. */
export const MAIL_FAILURES = [
  /** No server has this name. */
  'host-unknown',
  /** Nothing listens at this port. */
  'connection-refused',
  'unreachable',
  'timeout',
  /** The encryption does not fit: TLS at a port without it, STARTTLS where it is not offered. */
  'tls',
  /** The certificate is expired, self-signed, or of another name. */
  'certificate',
  'login',
  'sender',
  'recipient',
  'message',
  /** The server hung up, or answered something else than SMTP. */
  'protocol',
] as const

export type MailFailure = (typeof MAIL_FAILURES)[number]

/** The ports that mail servers use for each kind of encryption. */
export const MAIL_PORTS: Readonly<Record<MailSecurity, number>> = { tls: 465, starttls: 587, none: 25 }

/** A name and an address, with room. The expression below takes quadratic time. */
const MAX_SENDER_LENGTH = 2 * MAX_EMAIL_LENGTH

/** 'Umkreis <noreply@umkreis.example>', '"Roth, Jana" <post@roth.example>' or the address alone; else undefined. */
export function senderIn(text: string): MailSender | undefined {
  if (text.length > MAX_SENDER_LENGTH) return undefined
  const [, quoted, plain, bracketed, bare] =
    /^\s*(?:(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>\p{Cc}]+)>|([^<>\s\p{Cc}]+))\s*$/u.exec(text) ?? []
  const address = (bracketed ?? bare ?? '').trim()
  if (address.length > MAX_EMAIL_LENGTH || !isAddress(address)) return undefined
  return { name: quoted ?? plain ?? '', address }
}

/** A sender as it is typed; the reverse of senderIn. */
export function senderText({ name, address }: MailSender): string {
  if (name === '') return address
  return /^[\p{L}\p{N} .-]*$/u.test(name) ? `${name} <${address}>` : `"${name}" <${address}>`
}

/** A mail server's address for nodemailer, with user and password. */
export function mailServerUrl({ host, port, security, user }: MailServerSettings, password: string): string {
  const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  if (security === 'tls') return `smtps://${login}${host}:${port}`
  return `smtp://${login}${host}:${port}?${security === 'starttls' ? 'requireTLS' : 'ignoreTLS'}=true`
}

/** What an address of a mail server says about it; undefined where it is none. The password is left out. */
export function mailServerIn(url: string): MailServerSettings | undefined {
  const { protocol, hostname, port, username, searchParams } = URL.parse(url) ?? {}
  if (!hostname || (protocol !== 'smtp:' && protocol !== 'smtps:')) return undefined
  const isPlain = searchParams?.get('ignoreTLS') === 'true'
  const security = protocol === 'smtps:' ? 'tls' : isPlain ? 'none' : 'starttls'
  return {
    host: hostname,
    port: port ? Number(port) : MAIL_PORTS[security],
    security,
    user: decoded(username ?? ''),
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Hosts of local networks have no ending; mail servers there take them. */
function isAddress(address: string): boolean {
  const fault = emailFault(address)
  return fault === undefined || (fault === 'email_without_ending' && /^[^@\s]+@[\w.-]+$/.test(address))
}
