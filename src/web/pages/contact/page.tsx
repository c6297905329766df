import { Fragment } from 'react'
import { Link } from 'wouter'
import type { MessageInput } from '#domain/submission/message.ts'
import type { ContactMessages } from '#messages/de/pages/contact.ts'
import { messages as contactMessages } from '#translated/pages/contact.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { reads as shared } from '#web/api/reads.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { inLanguage } from '#web/messages.ts'
import { ContactFacts } from '#web/pages/contact/contact-facts.tsx'
import { ContactForm } from '#web/pages/contact/contact-form.tsx'
import { MessageSent } from '#web/pages/contact/message-sent.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Section } from '#web/ui/section.tsx'

const reads = ({ api, language }: PageRequest) => ({ profile: shared.siteProfile(api, language) })

type Props = ViewOf<typeof reads>

/** /contact: the contact form, who receives it, and four frequent questions. */
export const page = definePage({
  reads,
  answer: ({ language }) => {
    const { title, description } = inLanguage(contactMessages, language)
    return { title, description, canonical: routes.contact.href(), isIndexable: true }
  },
  View: Contact,
  Pending: DocumentSkeleton,
  formScope: ({ search }) => search,
})

function Contact({ request: { language, messages, search, site }, data: { profile } }: Props) {
  const texts = inLanguage(contactMessages, language)
  const { contact } = profile
  const replyTime = (site.sendsMail && contact?.replyTime) || ''
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
        {contact === null && <p className="prose quiet">{inLanguage(formMessages, language).noReplyTime}</p>}
      </div>
      <div className="wizard">
        <div>
          {sent === null ? (
            <ContactForm
              key={search}
              start={startMessage(search, texts)}
              scope={search}
              replyTime={replyTime}
            />
          ) : (
            <MessageSent sent={sent} replyTime={replyTime} />
          )}
        </div>
        {contact !== null && <ContactFacts contact={contact} />}
      </div>
      <Section heading="questions" title={texts.questions}>
        <div className="text">
          {texts.faq.map(({ question, answer, unmailedAnswer = answer, isAboutListing }) => (
            <Fragment key={question}>
              <h3>{question}</h3>
              <p className="quiet">{site.sendsMail ? answer : unmailedAnswer}</p>
              {isAboutListing && (
                <p>
                  <Link href={routes.addBusiness.href()}>{messages.frame.nav.addBusiness}</Link>
                </p>
              )}
            </Fragment>
          ))}
        </div>
      </Section>
    </div>
  )
}

/** Longer numbers are not ours. */
const BUSINESS_NUMBER = /^UK-\d{1,12}$/

/**
 * What the address of the page fills in: '?topic=correction&business=UK-123' asks for help with that entry.
 * @param search query part without '?'; anything else in it is ignored
 */
function startMessage(search: string, messages: ContactMessages): Partial<MessageInput> {
  const query = new URLSearchParams(search)
  if (query.get('topic') !== 'correction') return {}
  const number = query.get('business') ?? ''
  const subject = BUSINESS_NUMBER.test(number) ? messages.correction(number) : messages.correctionSubject
  return { category: 'support', subject }
}
