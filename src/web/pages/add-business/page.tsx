import { useQuery, useQueryClient } from '@tanstack/react-query'
import { documentReads } from '#web/api/document-reads.ts'
import { EMPTY_START, type FormStart, formKey } from '#web/forms/form-start.ts'
import { loadForm } from '#web/forms/load-form.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { LazySent, loadSent } from '#web/pages/add-business/lazy-sent.tsx'
import { Wizard } from '#web/pages/add-business/wizard.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** Read by nobody where there is script, so it stays out of the browser's bundle. */
const PlainForm = import.meta.env.SSR
  ? (await import('#web/pages/add-business/plain-form.tsx')).PlainForm
  : null

export const page: PageDefinition = { Page: AddBusiness, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language } = context
  const [titlePrefix] = await Promise.all([
    loadForm(context, 'listings'),
    loadSent(),
    queries.fetchQuery(documentReads.siteProfile(api, language)),
  ])
  const { title, description } = listingWords(language)
  return {
    status: 200,
    meta: { title: titlePrefix + title, description, canonical: paths.addBusiness(), isIndexable: true },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /add-business: a listing in three steps; without script all on one page. */
function AddBusiness({ search }: PageProps) {
  const { api, language } = usePage()
  const words = listingWords(language)
  const query = useQuery(documentReads.siteProfile(api, language))
  useTitle(words.title)
  if (query.data === undefined) return query.isError ? <Failure retry={query.refetch} /> : <PageSkeleton />
  const { contact } = query.data
  const reply = contact === null || contact.replyTime === '' ? '' : words.reply(contact.replyTime)
  const sent = sentByAddress(search)
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        {sent === null && (
          <>
            <p className="lead">{words.lead}</p>
            <p className="prose quiet">
              {words.whatHappens} {reply || formWords(language).noReplyTime}
            </p>
          </>
        )}
      </div>
      {sent !== null ? (
        <LazySent sent={sent} reply={reply} />
      ) : (
        <>
          <noscript>
            <OnOnePage />
          </noscript>
          <div className="needs-script">
            <Wizard reply={reply} />
          </div>
        </>
      )}
    </div>
  )
}

function OnOnePage() {
  const start = useQueryClient().getQueryData<FormStart>(formKey('listings'))
  return PlainForm && <PlainForm start={start ?? EMPTY_START} />
}
