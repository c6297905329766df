import type { Language } from '#domain/language.ts'
import { hasOperator } from '#domain/settings/settings.ts'
import type { SenderLinesMessages } from '#messages/de/mails/sender-lines.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { MailSite } from './mail-site.ts'

const MESSAGES = await everyLanguage<SenderLinesMessages>(
  language => import(`../../messages/${language}/mails/sender-lines.ts`),
)

/**
 * The sender, line by line: the site, and the operator with the facts of a business letter (§ 5 DDG, § 35a GmbHG), as
 * far as they are known.
 */
export function senderLines({ title, url, operator }: MailSite, language: Language): readonly string[] {
  const messages = MESSAGES[language]
  const site = `${title}, ${url}`
  if (!hasOperator(operator)) return [site]
  const { representedBy, phone, registerCourt, registerNumber, vatId } = operator
  return [
    site,
    `${messages.operator}: ${operator.name}, ${operator.street}, ${operator.postalCode} ${operator.city}`,
    ...line(messages.representedBy, representedBy),
    `${messages.email}: ${operator.email}`,
    ...line(messages.phone, phone),
    ...line(messages.register, [registerCourt, registerNumber].filter(part => part.trim() !== '').join(', ')),
    ...line(messages.vatId, vatId),
  ]
}

function line(label: string, text: string): readonly string[] {
  return text.trim() === '' ? [] : [`${label}: ${text}`]
}
