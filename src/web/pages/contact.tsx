import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { contactWords } from '#web/messages/contact/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { ContactFacts } from '#web/ui/contact/contact-facts.tsx'
import { ContactForm } from '#web/ui/contact/contact-form.tsx'
import { startMessage } from '#web/ui/contact/start-message.ts'
import { Failure } from '#web/ui/failure.tsx'
import { NobodyThere } from '#web/ui/form/nobody-there.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

export const page: PageDefinition = { Page: Contact, load: onServer(load) }

const CACHE_SECONDS = 60

async function load({ api, queries, language, search }: LoadContext): Promise<Loaded> {
  await queries.fetchQuery(writtenReads.siteProfile(api, language))
  const { title, description } = contactWords(language)
  return {
    status: 200,
    meta: { title, description, canonical: paths.contact(), isIndexable: true },
    // With a business's number in it, hardly any address is opened twice.
    cacheSeconds: search === '' ? CACHE_SECONDS : 0,
  }
}

/** /contact: a form that writes an e-mail, whom it goes to, and four frequent questions. */
function Contact({ search }: PageProps) {
  const { api, language, messages } = usePage()
  const words = contactWords(language)
  const query = useQuery(writtenReads.siteProfile(api, language))
  useTitle(words.title)
  if (query.data === undefined) return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
  const { contact } = query.data
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        {contact !== null && <p className="lead">{words.lead}</p>}
      </div>
      {contact === null ? (
        <NobodyThere words={words} />
      ) : (
        <div className="wizard">
          <div>
            <p className="without-script">
              {words.withoutScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
            <div className="needs-script">
              <ContactForm key={search} to={contact.email} start={startMessage(search, words)} />
            </div>
          </div>
          <ContactFacts contact={contact} />
        </div>
      )}
      <section className="sec" aria-labelledby="questions">
        <div className="sec-head">
          <h2 id="questions">{words.questions}</h2>
        </div>
        <div className="pair">
          {words.faq.map(({ question, answer, withoutContact, isAboutListing }) => (
            <div key={question}>
              <h3>{question}</h3>
              <p className="quiet">
                {answer} {contact === null && withoutContact}
              </p>
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
