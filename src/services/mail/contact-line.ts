import type { Language } from '#domain/language.ts'
import { hasOperator } from '#domain/settings/settings.ts'
import { type MailSite, pageAddress } from './mail-site.ts'

/** How the reader gets an answer: by a reply where an operator is known, else by the contact form. */
export function contactLine(site: MailSite, language: Language, number: string): string {
  const messages = MESSAGES[language]
  return hasOperator(site.operator)
    ? messages.answer(number)
    : messages.write(pageAddress(site, language, '/contact'), number)
}

const MESSAGES = {
  de: {
    answer: (number: string) =>
      `Haben Sie Fragen dazu, antworten Sie einfach auf diese E-Mail. Die Nummer ${number} hilft uns, Ihr Anliegen zu finden.`,
    write: (address: string, number: string) =>
      `Haben Sie Fragen dazu, schreiben Sie uns über ${address}. Die Nummer ${number} hilft uns, Ihr Anliegen zu finden.`,
  },
  en: {
    answer: (number: string) =>
      `If you have questions, just reply to this e-mail. The number ${number} helps us to find your case.`,
    write: (address: string, number: string) =>
      `If you have questions, write to us at ${address}. The number ${number} helps us to find your case.`,
  },
  tr: {
    answer: (number: string) =>
      `Sorularınız varsa bu e-postayı yanıtlamanız yeterli. ${number} numarası konunuzu bulmamıza yardımcı olur.`,
    write: (address: string, number: string) =>
      `Sorularınız varsa bize şu adresten yazın: ${address}. ${number} numarası konunuzu bulmamıza yardımcı olur.`,
  },
} as const satisfies Record<Language, object>
