import type { WrittenMail } from '#domain/mail/mail.ts'
import type { OwnerLinkMailMessages } from '#messages/de/mails/owner-link.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { MailSite } from './mail-site.ts'
import { type Recipient, recipientOf, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<OwnerLinkMailMessages>(
  language => import(`../../messages/${language}/mails/owner-link.ts`),
)

/** Gives the owner of a business a link to correct its entry. @param mail its link is valid for 7 days */
export function ownerLinkMail(
  site: MailSite,
  mail: Recipient & { readonly businessName: string; readonly link: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  return writeMail(site, 'owner-link', recipientOf(mail), {
    subject: messages.subject(mail.businessName),
    blocks: [messages.open(mail.businessName), { link: mail.link }, messages.secret],
    reason: messages.reason(mail.businessName, site.title),
  })
}
