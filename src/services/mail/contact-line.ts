import type { Language } from '#domain/language.ts'
import { hasOperator } from '#domain/settings/settings.ts'
import type { ContactLineMessages } from '#messages/de/mails/contact-line.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { type MailSite, pageAddress } from './mail-site.ts'

const MESSAGES = await everyLanguage<ContactLineMessages>(
  language => import(`../../messages/${language}/mails/contact-line.ts`),
)

/** How the reader gets an answer: by a reply where an operator is known, else by the contact form. */
export function contactLine(site: MailSite, language: Language, number: string): string {
  const messages = MESSAGES[language]
  return hasOperator(site.operator)
    ? messages.answer(number)
    : messages.write(pageAddress(site, language, '/contact'), number)
}
