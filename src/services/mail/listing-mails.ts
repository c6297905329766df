import type { WrittenMail } from '#domain/mail/mail.ts'
import type { ListingMailMessages } from '#messages/de/mails/listing.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { contactLine } from './contact-line.ts'
import { type MailSite, pageAddress } from './mail-site.ts'
import { typedName } from './typed-name.ts'
import { type SubmissionMail, writeMail } from './write-mail.ts'

const MESSAGES = await everyLanguage<ListingMailMessages>(
  language => import(`../../messages/${language}/mails/listing.ts`),
)

/** The recipient and the listing of a mail. */
export interface ListingMail extends SubmissionMail {
  readonly businessName: string
}

/** Asks the sender of a listing to confirm the address. @param mail its link is valid for 30 days */
export function listingConfirmMail(
  site: MailSite,
  mail: ListingMail & { readonly link: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  return writeMail(site, 'listing-confirm', mail, {
    subject: messages.confirmSubject(name, mail.number),
    blocks: [messages.confirm(name), { link: mail.link }, messages.afterConfirm(mail.number)],
    reason: messages.confirmReason(site.title),
  })
}

/** Tells that a listing is in the directory. @param mail its pageUrl is the page's whole address */
export function listingApprovedMail(
  site: MailSite,
  mail: ListingMail & { readonly pageUrl: string },
): WrittenMail {
  const messages = MESSAGES[mail.language]
  const name = typedName(mail.businessName)
  return writeMail(site, 'listing-approved', mail, {
    subject: messages.approvedSubject(name, mail.number),
    blocks: [
      messages.approved(name),
      { link: mail.pageUrl },
      messages.afterApproved,
      contactLine(site, mail.language, mail.number),
    ],
    reason: messages.reason(site.title),
  })
}

/** Tells that a listing was refused. @param mail its reason was written by the administrator */
export function listingRejectedMail(
  site: MailSite,
  mail: ListingMail & { readonly reason: string },
): WrittenMail {
  const { language, number } = mail
  const messages = MESSAGES[language]
  const name = typedName(mail.businessName)
  return writeMail(site, 'listing-rejected', mail, {
    subject: messages.rejectedSubject(name, number),
    blocks: [
      messages.rejected(name),
      { quote: mail.reason },
      messages.again,
      { link: pageAddress(site, language, '/add-business') },
      contactLine(site, language, number),
    ],
    reason: messages.reason(site.title),
  })
}
