import type { WrittenMail } from '#domain/mail/mail.ts'
import type { NewsletterMailMessages } from '#messages/de/mails/newsletter.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { MailSite } from './mail-site.ts'
import { type Recipient, recipientOf, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<NewsletterMailMessages>(
  language => import(`../../messages/${language}/mails/newsletter.ts`),
)

/** Asks the reader to confirm the newsletter. @param mail its link is valid for 7 days */
export function newsletterConfirmMail(
  site: MailSite,
  mail: Recipient & { readonly link: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'newsletter-confirm', recipientOf(mail), {
    subject: messages.confirmSubject(site.title),
    blocks: [messages.confirm(site.title), { link: mail.link }, messages.afterConfirm],
    reason: messages.confirmReason(site.title),
  })
}

/**
 * Tells that the newsletter is subscribed to, and how to unsubscribe: by a link, and by the button of mail programs
 * (RFC 8058).
 * @param mail both addresses unsubscribe: unsubscribeLink is a page, oneClickAddress takes a POST
 */
export function newsletterConfirmedMail(
  site: MailSite,
  mail: Recipient & {
    readonly unsubscribeLink: string
    readonly oneClickAddress: string
  },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const headers = {
    'List-Unsubscribe': `<${mail.oneClickAddress}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return writeMail(site, 'newsletter-confirmed', recipientOf(mail), {
    subject: messages.confirmedSubject(site.title),
    blocks: [messages.confirmed(site.title), { link: mail.unsubscribeLink }],
    reason: messages.confirmedReason(site.title),
    headers,
  })
}
