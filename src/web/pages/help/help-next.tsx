import type { DocumentSection } from '#domain/content/document.ts'
import { emailUrl, telUrl } from '#domain/link/contact-url.ts'
import type { SiteContact } from '#domain/settings/site-profile.ts'
import type { HelpMessages } from '#messages/de/pages/help.ts'
import { messages as helpMessages } from '#translated/pages/help.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { type Offer, Offers } from '#web/pages/help/offers.tsx'
import { routes } from '#web/routing/routes.ts'

interface HelpNextProps {
  contact: SiteContact | null
  groups: readonly DocumentSection[]
}

/** The position of the group on searching in every language (messages/README.md). */
const SEARCH_GROUP = 1

/** Contacts, where the operator has set them, and what to read next. */
export function HelpNext({ contact, groups }: HelpNextProps) {
  const { site } = usePage()
  const messages = useMessages(helpMessages)
  const support = [
    ...(contact === null ? [] : contactOffers(contact, messages)),
    {
      title: messages.message,
      text:
        contact === null || !site.sendsMail
          ? messages.messageText
          : `${messages.messageText} ${messages.reply(contact.replyTime)}.`,
      href: routes.contact.href(),
      label: messages.messageLink,
    },
  ]
  const anchor = (group: number) => `#${groups[group]?.id ?? ''}`
  return (
    <>
      <Offers id="kontakt" title={messages.support} offers={support} />
      <Offers
        id="weiterlesen"
        title={messages.resources}
        offers={[
          { title: messages.listing, text: messages.listingText, href: routes.addBusiness.href() },
          { title: messages.tips, text: messages.tipsText, href: anchor(SEARCH_GROUP) },
          { title: messages.blog, text: messages.blogText, href: routes.blog.href() },
        ]}
      />
    </>
  )
}

/** Only what the operator has set is offered. */
function contactOffers(
  { phone, supportHours, email, replyTime }: SiteContact,
  messages: HelpMessages,
): readonly Offer[] {
  return [
    ...(phone === ''
      ? []
      : [{ title: messages.phone, text: supportHours, href: telUrl(phone), label: phone }]),
    { title: messages.email, text: messages.reply(replyTime), href: emailUrl(email), label: email },
  ]
}
