import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import type { ReportMailMessages } from '#messages/de/mails/report.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { type MailBlock, type SubmissionMail, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<ReportMailMessages>(
  language => import(`../../messages/${language}/mails/report.ts`),
)

/** What was done about a report. */
export interface ReportAction {
  readonly isActedOn: boolean
  readonly action: 'none' | 'hide' | 'remove'
  /** The names of the businesses concerned. */
  readonly businesses: readonly string[]
  /** The administrator's text; '' without one. */
  readonly text: string
}

/** Tells that a report arrived. */
export function reportReceivedMail(site: MailSite, mail: SubmissionMail): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'report-received', mail, {
    subject: messages.receivedSubject(mail.number),
    blocks: [messages.received(mail.number), messages.next],
    reason: messages.reason(site.title),
  })
}

/** Tells how a report was decided. */
export function reportDecidedMail(site: MailSite, mail: SubmissionMail & ReportAction): WrittenMail {
  const messages = MESSAGES[mail.language]
  const { text, number, language } = mail
  return writeMail(site, 'report-decided', mail, {
    subject: messages.decidedSubject(number),
    blocks: [
      mail.isActedOn ? messages.acted : messages.notActed,
      ...actionBlocks(language, mail),
      ...(text.trim() === '' ? [] : [messages.text, { quote: text }]),
      contactLine(site, language, number),
    ],
    reason: messages.reason(site.title),
  })
}

/** Lists the businesses that are no longer shown, if any. */
export function actionBlocks(language: Language, { action, businesses }: ReportAction): readonly MailBlock[] {
  if (action === 'none' || businesses.length === 0) return []
  return [MESSAGES[language][action], { list: businesses }]
}
