import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { documentReads } from '#web/api/document-reads.ts'
import { loadForm } from '#web/forms/load-form.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { contactWords } from '#web/messages/contact/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { ContactFacts } from '#web/pages/contact/contact-facts.tsx'
import { ContactForm } from '#web/pages/contact/contact-form.tsx'
import { MessageSent } from '#web/pages/contact/message-sent.tsx'
import { startMessage } from '#web/pages/contact/start-message.ts'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Contact, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language, search } = context
  const [titlePrefix] = await Promise.all([
    loadForm(context, 'contact', search),
    queries.fetchQuery(documentReads.siteProfile(api, language)),
  ])
  const { title, description } = contactWords(language)
  return {
    status: 200,
    meta: { title: titlePrefix + title, description, canonical: paths.contact(), isIndexable: true },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /contact: the contact form, whom it goes to, and four frequent questions. */
function Contact({ search }: PageProps) {
  const { api, language, messages } = usePage()
  const words = contactWords(language)
  const query = useQuery(documentReads.siteProfile(api, language))
  useTitle(words.title)
  if (query.data === undefined) return query.isError ? <Failure retry={query.refetch} /> : <PageSkeleton />
  const { contact } = query.data
  const replyTime = contact?.replyTime ?? ''
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        {contact === null && sent === null && (
          <p className="prose quiet">{formWords(language).noReplyTime}</p>
        )}
      </div>
      <div className="wizard">
        <div>
          {sent === null ? (
            <ContactForm
              key={search}
              start={startMessage(search, words)}
              scope={search}
              replyTime={replyTime}
            />
          ) : (
            <MessageSent sent={sent} replyTime={replyTime} />
          )}
        </div>
        {contact !== null && <ContactFacts contact={contact} />}
      </div>
      <section className="sec" aria-labelledby="questions">
        <div className="sec-head">
          <h2 id="questions">{words.questions}</h2>
        </div>
        <div className="pair">
          {words.faq.map(({ question, answer, isAboutListing }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p className="quiet">{answer}</p>
              {isAboutListing && (
                <p>
                  <Link href={paths.addBusiness()}>{messages.frame.nav.addBusiness}</Link>
                </p>
              )}
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}
