import type { Language } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import type { PrivacyRequestKind } from '#domain/submission/privacy-request.ts'
import type { PrivacyRequestMailMessages } from '#messages/de/mails/privacy-request.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { actionBlocks, type ReportAction } from './report-mails.ts'
import { MAIL_FRAME, type SubmissionMail, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<PrivacyRequestMailMessages>(
  language => import(`../../messages/${language}/mails/privacy-request.ts`),
)

/** The recipient and the privacy request of a mail. */
export interface PrivacyRequestMail extends SubmissionMail {
  readonly request: PrivacyRequestKind
}

/**
 * Tells that a request arrived and by when it is answered.
 * @param mail its dueDay is an ISO date in Germany
 */
export function privacyRequestReceivedMail(
  site: MailSite,
  mail: PrivacyRequestMail & { readonly dueDay: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'privacy-request-received', mail, {
    subject: messages.receivedSubject(mail.number),
    blocks: [
      messages.received(messages.requests[mail.request], mail.number),
      messages.until(shownDay(mail.language, mail.dueDay)),
      messages.identity,
    ],
    reason: messages.reason(site.title),
  })
}

/** Tells how a request was decided, and how to complain (Art. 12 (3) and (4), 77, 79 GDPR). */
export function privacyRequestDecidedMail(
  site: MailSite,
  mail: PrivacyRequestMail &
    ReportAction & {
      /** Whether the entries are on the suppression list. */
      readonly isSuppressed: boolean
    },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const request = messages.requests[mail.request]
  return writeMail(site, 'privacy-request-decided', mail, {
    subject: messages.decidedSubject(mail.number),
    blocks: [
      mail.isActedOn ? messages.acted(request) : messages.notActed(request),
      ...actionBlocks(mail.language, mail),
      ...(mail.isSuppressed ? [messages.suppressed] : []),
      ...(mail.text.trim() === '' ? [] : [messages.text, { quote: mail.text }]),
      messages.rights,
      contactLine(site, mail.language, mail.number),
    ],
    reason: messages.reason(site.title),
  })
}

function shownDay(language: Language, day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString(MAIL_FRAME[language].locale, { dateStyle: 'long' })
}
