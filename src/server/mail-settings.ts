import { z } from 'zod'
import { emailFault, MAX_EMAIL_LENGTH } from '#domain/form/email-fault.ts'
import type { MailServer } from '#gateways/mail/mailer.ts'

/** SMTP_URL: where mails are handed over. Its password is never part of a fault's sentence. */
export const smtpUrlSchema = z
  .string()
  .refine(isMailServer, 'needs an address such as smtps://user:password@mail.example:465')

/** MAIL_FROM: 'Umkreis <noreply@umkreis.example>' or the address alone. */
export const mailFromSchema = z
  .string()
  .refine(
    text => senderIn(text) !== undefined,
    'needs an e-mail address such as Umkreis <noreply@umkreis.example>',
  )

/**
 * The mail server of the environment; undefined without one, so that mails wait in the outbox.
 * @param siteUrl the sender is noreply at its host unless another one is set
 */
export function mailServerOf(
  { smtpUrl, mailFrom }: { readonly smtpUrl: string | undefined; readonly mailFrom: string | undefined },
  siteUrl: string,
): MailServer | undefined {
  if (smtpUrl === undefined) return undefined
  const own = { name: 'Umkreis', address: `noreply@${new URL(siteUrl).hostname}` }
  return { url: smtpUrl, from: (mailFrom === undefined ? undefined : senderIn(mailFrom)) ?? own }
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
}

function senderIn(text: string): MailServer['from'] | undefined {
  const [, quoted, plain, bracketed, bare] =
    /^\s*(?:(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>\p{Cc}]+)>|([^<>\s\p{Cc}]+))\s*$/u.exec(text) ?? []
  const address = (bracketed ?? bare ?? '').trim()
  if (address.length > MAX_EMAIL_LENGTH || !isAddress(address)) return undefined
  return { name: quoted ?? plain ?? '', address }
}

/** Hosts of local networks have no ending; mail servers there take them. */
function isAddress(address: string): boolean {
  const fault = emailFault(address)
  return fault === undefined || (fault === 'email_without_ending' && /^[^@\s]+@[\w.-]+$/.test(address))
}
