import { emailKey } from '#domain/form/email-key.ts'
import type { Language } from '#domain/language.ts'
import type { MailKind, WrittenMail } from '#domain/mail/mail.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { hasOperator } from '#domain/settings/settings.ts'
import { oneLine } from '#domain/text/one-line.ts'
import type { MailFrameMessages } from '#messages/de/mails/frame.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { MailSite } from './mail-site.ts'
import { senderLines } from './sender-lines.ts'

/** How mails begin and end, and how they write dates. */
export const MAIL_FRAME = await everyLanguage<MailFrameMessages>(
  language => import(`../../messages/${language}/mails/frame.ts`),
)

/** A part of a mail; line breaks of texts are kept. */
export type MailBlock =
  | string
  /** A text of a visitor or of the administrator. */
  | { readonly quote: string }
  /** An address of this site on a line of its own. */
  | { readonly link: string }
  | { readonly list: readonly string[] }

/** The content of a mail; greeting, farewell and sender are added. */
export interface MailContent {
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  /** Why the reader gets it, and what to do if it is a mistake. */
  readonly reason: string
  /** Further headers; values on one line. */
  readonly headers?: Readonly<Record<string, string>>
  /** Written by a person: absence notices may be sent for it. */
  readonly isPersonal?: boolean
}

export interface Recipient {
  readonly to: string
  readonly language: Language
}

/** The recipient alone, of a mail that is about nothing in the inbox. */
export function recipientOf({ to, language }: Recipient): Recipient {
  return { to, language }
}

/** The recipient of a mail about what was sent to the inbox. */
export interface SubmissionMail extends Recipient {
  /** 'E-1234' */
  readonly number: string
  readonly submissionId: number
}

/** Mail programs show about 70 characters; longer subjects come from names that people typed. */
const SUBJECT_LENGTH = 150

/**
 * Writes a mail as plain text and as simple HTML with the same content. Texts of people are escaped in the HTML, and
 * never more than one line in a header.
 */
export function writeMail(
  site: MailSite,
  kind: MailKind,
  { to, language, submissionId }: Recipient & Partial<SubmissionMail>,
  { headers = {}, isPersonal = false, ...content }: MailContent,
): WrittenMail {
  const { greeting, farewell } = MAIL_FRAME[language]
  const subject = oneLine(content.subject, SUBJECT_LENGTH)
  const blocks: readonly MailBlock[] = [greeting, ...content.blocks, `${farewell}\n${site.title}`]
  const foot = [content.reason, senderLines(site, language).join('\n')].map(plain)
  return {
    kind,
    language,
    to: oneLine(to, MAX_ADDRESS_LENGTH),
    subject,
    text: `${[...blocks.map(textOf), '-- ', ...foot].join('\n\n').replace('-- \n\n', '-- \n')}\n`,
    html: htmlOf({ language, subject, blocks, foot }),
    headers: {
      ...(isPersonal ? {} : AUTOMATIC),
      ...replyTo(site, to),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, inHeader(value)])),
    },
    ...(submissionId !== undefined && { submissionId }),
  }
}

/** RFC 5321; the forms accept no longer ones. */
const MAX_ADDRESS_LENGTH = 254

/** RFC 3834: no absence notices are sent for it. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const

/** Answers go to the operator, not to the address that sends the mails. */
function replyTo({ operator }: MailSite, to: string): Readonly<Record<string, string>> {
  const { email } = operator
  return hasOperator(operator) && emailKey(email) !== emailKey(to) ? { 'Reply-To': inHeader(email) } : {}
}

/** RFC 5322 allows 998 characters on a line. */
function inHeader(value: string): string {
  return oneLine(value, 900)
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return plain(block)
  if ('quote' in block)
    return plain(block.quote)
      .split('\n')
      .map(line => `> ${line}`.trimEnd())
      .join('\n')
  if ('link' in block) return block.link
  return block.list.map(entry => `- ${inList(entry)}`).join('\n')
}

function inList(entry: string): string {
  return oneLine(entry, Number.POSITIVE_INFINITY)
}

/** Normalises line breaks; removes other control characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

function htmlOf({
  language,
  subject,
  blocks,
  foot,
}: {
  readonly language: Language
  readonly subject: string
  readonly blocks: readonly MailBlock[]
  readonly foot: readonly string[]
}): string {
  const small = foot.map(text => `<p><small>${inLines(text)}</small></p>`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:40em">',
    ...blocks.map(htmlBlock),
    '<hr>',
    ...small,
    '</body></html>',
  ].join('\n')
}

function htmlBlock(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${inLines(block)}</p>`
  if ('quote' in block) return `<blockquote>${inLines(block.quote)}</blockquote>`
  if ('link' in block) return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.link)}</a></p>`
  return `<ul>${block.list.map(entry => `<li>${escapeHtml(inList(entry))}</li>`).join('')}</ul>`
}

function inLines(text: string): string {
  return escapeHtml(plain(text)).replaceAll('\n', '<br>')
}
