import { useQuery, useQueryClient } from '@tanstack/react-query'
import { loadForm } from '#web/form-loaded.ts'
import { EMPTY_START, type FormStart, formKey } from '#web/form-start.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { LazySent, loadSent } from '#web/ui/add-business/lazy-sent.tsx'
import { Wizard } from '#web/ui/add-business/wizard.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { sentByAddress } from '#web/ui/form/sent-address.ts'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { writtenReads } from '#web/written-reads.ts'

/** Read by nobody where there is script, so it stays out of the browser's bundle. */
const PlainForm = import.meta.env.SSR ? (await import('#web/ui/add-business/plain-form.tsx')).PlainForm : null

export const page: PageDefinition = { Page: AddBusiness, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language } = context
  const [mark] = await Promise.all([
    loadForm(context, 'listings'),
    loadSent(),
    queries.fetchQuery(writtenReads.siteProfile(api, language)),
  ])
  const { title, description } = listingWords(language)
  return {
    status: 200,
    meta: { title: mark + title, description, canonical: paths.addBusiness(), isIndexable: true },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /add-business: a listing in three steps; without script all on one page. */
function AddBusiness({ search }: PageProps) {
  const { api, language } = usePage()
  const words = listingWords(language)
  const query = useQuery(writtenReads.siteProfile(api, language))
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
