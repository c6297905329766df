import type { WrittenMail } from '#domain/mail/mail.ts'
import type { NoticeMailMessages } from '#messages/de/mails/notice.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { contactLine } from './contact-line.ts'
import type { MailSite } from './mail-site.ts'
import { actionBlocks, type ReportAction } from './report-mails.ts'
import { type SubmissionMail, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<NoticeMailMessages>(
  language => import(`../../messages/${language}/mails/notice.ts`),
)

/** Confirms that a notice arrived (Art. 16 (4) DSA). */
export function noticeReceivedMail(site: MailSite, mail: SubmissionMail): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'notice-received', mail, {
    subject: messages.receivedSubject(mail.number),
    blocks: [messages.received(mail.number), messages.next, messages.byPeople],
    reason: messages.reason(site.title),
  })
}

/** Tells the sender of a notice how it was decided, and the possible remedies (Art. 16 (5) and (6) DSA). */
export function noticeDecidedMail(site: MailSite, mail: SubmissionMail & ReportAction): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'notice-decided', mail, {
    subject: messages.decidedSubject(mail.number),
    blocks: [
      mail.isActedOn ? messages.acted : messages.notActed,
      ...actionBlocks(mail.language, mail),
      messages.grounds,
      { quote: mail.text },
      messages.byPeople,
      messages.redress,
      { list: messages.remedies },
      contactLine(site, mail.language, mail.number),
    ],
    reason: messages.reason(site.title),
  })
}

/**
 * Tells the owner of a business why its entry is no longer shown: the statement of reasons under Art. 17 DSA. The
 * sender of the notice is not named.
 */
export function noticeOwnerMail(
  site: MailSite,
  mail: SubmissionMail & {
    readonly businessName: string
    readonly action: 'hide' | 'remove'
    /** The statement of reasons, written by the administrator. */
    readonly text: string
  },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'notice-decided', mail, {
    subject: messages.ownerSubject(mail.businessName, mail.number),
    blocks: [
      messages.owner[mail.action](mail.businessName),
      messages.afterNotice,
      { quote: mail.text },
      messages.byPeople,
      messages.redress,
      { list: messages.remedies },
      contactLine(site, mail.language, mail.number),
    ],
    reason: messages.ownerReason(mail.businessName, site.title),
  })
}
