import { useQuery } from '@tanstack/react-query'
import { mailtoUrl } from '#web/mailto.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/route.ts'
import { listingTemplate } from '#web/ui/add-business/listing-mail.ts'
import { Wizard } from '#web/ui/add-business/wizard.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { NobodyThere } from '#web/ui/form/nobody-there.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

export const page: PageDefinition = { Page: AddBusiness, load: onServer(load) }

const CACHE_SECONDS = 60

async function load({ api, queries, language }: LoadContext): Promise<Loaded> {
  await queries.fetchQuery(writtenReads.siteProfile(api, language))
  const { title, description } = listingWords(language)
  return {
    status: 200,
    meta: { title, description, canonical: paths.addBusiness(), isIndexable: true },
    cacheSeconds: CACHE_SECONDS,
  }
}

/** /add-business: a listing in three steps, sent as an e-mail; an explanation while nobody could receive it. */
function AddBusiness() {
  const { api, language, messages } = usePage()
  const words = listingWords(language)
  const query = useQuery(writtenReads.siteProfile(api, language))
  useTitle(words.title)
  if (query.data === undefined) return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
  const { contact } = query.data
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        {contact !== null && (
          <>
            <p className="lead">{words.lead}</p>
            <p className="prose quiet">
              {words.whatHappens(contact.name)} {contact.replyTime !== '' && words.reply(contact.replyTime)}
            </p>
          </>
        )}
      </div>
      {contact === null ? (
        <NobodyThere words={words} />
      ) : (
        <>
          <noscript>
            {/* Read by nobody where there is script, so its parts stay out of the browser's bundle. */}
            {import.meta.env.SSR && (
              <div className="prose">
                <p>{words.withoutScript}</p>
                <p>
                  <a className="btn go" href={mailtoUrl(listingTemplate(contact.email, { words, messages }))}>
                    {words.withoutScriptLink(contact.email)}
                  </a>
                </p>
              </div>
            )}
          </noscript>
          <div className="needs-script">
            <Wizard contact={contact} />
          </div>
        </>
      )}
    </div>
  )
}
