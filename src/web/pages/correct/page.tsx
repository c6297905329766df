import { Link } from 'wouter'
import { messages as correctMessages } from '#translated/pages/correct.ts'
import type { CorrectionPrefill } from '#web/api/api.ts'
import { type Read, read } from '#web/api/read.ts'
import { sentByAddress } from '#web/forms/sent-address.ts'
import { inLanguage } from '#web/messages.ts'
import { CorrectForm } from '#web/pages/correct/correct-form.tsx'
import { CorrectionSent } from '#web/pages/correct/correction-sent.tsx'
import { OwnerLinkForm } from '#web/pages/correct/owner-link-form.tsx'
import { idOf } from '#web/routing/match-path.ts'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { businessHref, routes } from '#web/routing/routes.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'

const GONE = 'gone'
const UNKNOWN = 'unknown'

/** What the form begins with, or why there is nothing to correct; never cached, because it must be what is stored. */
const reads = (request: PageRequest) => ({ business: correctableRead(request) })

type Props = ViewOf<typeof reads>
type Correctable = CorrectionPrefill | typeof GONE | typeof UNKNOWN

/** /business/{id}/correct: what the directory says about a business, to be put right. */
export const page = definePage({
  reads,
  answer: ({ params, language }, { business }) => {
    const messages = inLanguage(correctMessages, language)
    if (business === GONE) return { status: 410, title: messages.gone, text: messages.goneText }
    if (business === UNKNOWN) return { status: 404, title: messages.notFound, text: messages.notFoundText }
    return {
      title: messages.titleOf(business.name, business.number),
      description: messages.description,
      canonical: routes.correct.href({ id: params.id ?? '' }),
      isIndexable: false,
    }
  },
  View: Correct,
  Pending: DocumentSkeleton,
  formScope: ({ params }) => params.id ?? '',
})

function correctableRead({ api, params, search, posted, language }: PageRequest): Read<Correctable> {
  const id = idOf(params.id)
  if (id === null) return { queryKey: ['correction', params.id], queryFn: async () => UNKNOWN }
  // A form posted without script comes back without the token in the address, but carries it as a field.
  const token = String(posted?.values.token ?? '') || tokenOf(search)
  return read<'GET /api/corrections/:businessId', Correctable>(
    api,
    'GET /api/corrections/:businessId',
    { params: { businessId: id }, query: { ...(token !== '' && { token }), language } },
    { missing: { 400: UNKNOWN, 404: UNKNOWN, 410: GONE }, gcTime: 0 },
  )
}

function Correct({ request: { params, search, language }, data: { business } }: Props) {
  const messages = inLanguage(correctMessages, language)
  const id = idOf(params.id)
  if (id === null || business === GONE || business === UNKNOWN) return null
  const token = tokenOf(search)
  const sent = sentByAddress(search)
  const isLinkSent = sent?.form === 'owner-links'
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{messages.title}</h1>
        <p className="lead">
          {messages.business}{' '}
          <Link href={businessHref({ id, urlSlug: business.urlSlug })}>{business.name}</Link>
        </p>
        <p className="quiet">
          {messages.number} <span className="num">{business.number}</span>
        </p>
        {token !== '' && (
          <p className="note">{business.isFromOwner ? messages.fromOwner : messages.linkOver}</p>
        )}
      </div>
      <div className="wizard">
        <div>
          {sent !== null && !isLinkSent ? (
            <CorrectionSent sent={sent} business={business} id={id} />
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
