import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { loadForm } from '#web/forms/load-form.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { correctWords } from '#web/messages/correct/words.ts'
import { usePage } from '#web/page-context.ts'
import { CorrectForm } from '#web/pages/correct/correct-form.tsx'
import {
  type CorrectionQuestion,
  correctableOf,
  correctionRead,
  correctionUrl,
} from '#web/pages/correct/correction-read.ts'
import { CorrectionSent } from '#web/pages/correct/correction-sent.tsx'
import { OwnerLinkForm } from '#web/pages/correct/owner-link-form.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { businessIdOf, paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Correct, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { queries, language, params, search, forms, posted } = context
  const words = correctWords(language)
  const id = businessIdOf(params.id)
  if (id === null) return loadNotFoundPage(context, 404, words.notFound)
  const question = { id, token: tokenOf(search), language }
  // A form that came back without script has lost the address's token, but carries it.
  const token = posted?.values.token || question.token
  const answer = await forms?.injectRequest('GET', correctionUrl({ ...question, token }))
  const business = answer === undefined ? undefined : correctableOf(answer)
  if (business === 'unknown') return loadNotFoundPage(context, 404, words.notFound)
  if (business === 'gone') return loadNotFoundPage(context, 410, words.gone)
  if (business !== undefined) queries.setQueryData(correctionRead(question).queryKey, business)
  const titlePrefixes = await Promise.all([
    loadForm(context, 'corrections', String(id)),
    loadForm(context, 'owner-links', String(id)),
  ])
  const title = business === undefined ? words.title : words.titleOf(business.name, business.number)
  return {
    status: 200,
    meta: {
      title: titlePrefixes.join('') + title,
      description: words.description,
      canonical: paths.correct(id),
      isIndexable: false,
    },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /business/{id}/correct: what the directory says about a business, to be put right. */
function Correct({ params, search }: PageProps) {
  const { language } = usePage()
  const id = businessIdOf(params.id)
  const words = correctWords(language)
  if (id === null) return <LazyNotFound title={words.notFound} text={words.notFoundText} />
  return <Correctable question={{ id, token: tokenOf(search), language }} search={search} />
}

function Correctable({ question, search }: { question: CorrectionQuestion; search: string }) {
  const words = correctWords(question.language)
  const query = useQuery(correctionRead(question))
  const business = query.data
  useTitle(typeof business === 'object' ? words.titleOf(business.name, business.number) : words.title)
  if (business === undefined) return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
  if (business === 'unknown') return <LazyNotFound title={words.notFound} text={words.notFoundText} />
  if (business === 'gone') return <LazyNotFound title={words.gone} text={words.goneText} />
  const { id, token } = question
  const sent = sentByAddress(search)
  const isLinkSent = sent?.form === 'owner-links'
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{words.title}</h1>
        <p className="lead">
          {words.business}{' '}
          <Link href={paths.business({ id, urlSlug: business.urlSlug })}>{business.name}</Link>
        </p>
        <p className="quiet">
          {words.number} <span className="num">{business.number}</span>
        </p>
        {token !== '' && <p className="note">{business.isFromOwner ? words.fromOwner : words.linkOver}</p>}
        <p className="prose quiet">{words.lead}</p>
      </div>
      <div className="wizard">
        <div>
          {sent !== null && !isLinkSent ? (
            <CorrectionSent sent={sent} isNews={false} business={business} id={id} />
          ) : (
            <CorrectForm id={id} business={business} token={token} />
          )}
        </div>
        {!business.isFromOwner && <OwnerLinkForm id={id} isSent={isLinkSent} />}
      </div>
    </div>
  )
}

function tokenOf(search: string): string {
  return new URLSearchParams(search).get('token') ?? ''
}
