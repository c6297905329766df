import type { WrittenMail } from '#domain/mail/mail.ts'
import type { SubmissionKind } from '#domain/submission/submission.ts'
import type { InboxNoticeMailMessages } from '#messages/de/mails/inbox-notice.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { MailSite } from './mail-site.ts'
import { type Recipient, recipientOf, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<InboxNoticeMailMessages>(
  language => import(`../../messages/${language}/mails/inbox-notice.ts`),
)

/** Tells the operator that something is in the inbox. */
export function inboxNoticeMail(
  site: MailSite,
  mail: Recipient & {
    /** What came in. */
    readonly kind: SubmissionKind
    /** What the inbox calls it. */
    readonly subject: string
    /** 'E-1234' */
    readonly number: string
  },
): WrittenMail {
  const { language, kind, subject, number } = mail
  const messages = MESSAGES[language]
  return writeMail(site, 'inbox-notice', recipientOf(mail), {
    subject: messages.subject(messages.kinds[kind], number),
    blocks: [
      messages.text(site.title),
      { quote: `${messages.kinds[kind]}: ${subject}` },
      { link: `${site.url}/admin/inbox` },
    ],
    reason: messages.reason(site.title),
  })
}
