import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import { DEFAULT_INDEXABLE_FROM, isIndexableBusiness } from '#domain/quality/indexable.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { messages as businessMessages } from '#translated/pages/business.ts'
import { type Read, read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { ShownBusiness } from '#web/cards/summarize.ts'
import { hoursInShort } from '#web/format/hour-rows.ts'
import { inLanguage } from '#web/messages.ts'
import { BusinessSkeleton } from '#web/pages/business/business-skeleton.tsx'
import { BusinessView } from '#web/pages/business/business-view.tsx'
import { holidayRead } from '#web/pages/business/next-holiday.ts'
import { similarRead } from '#web/pages/business/similar-search.ts'
import { idOf } from '#web/routing/match-path.ts'
import { definePage, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { businessHref } from '#web/routing/routes.ts'

/** A business, or why there is none at this address. */
type Lookup =
  | { readonly kind: 'found'; readonly business: ShownBusiness }
  | { readonly kind: 'gone' | 'unknown' | 'invalid' }

const reads = (request: PageRequest) => ({ lookup: lookupRead(request) })

const parts = ({ api, now, language }: PageRequest, { lookup }: { readonly lookup: Lookup }) =>
  lookup.kind === 'found'
    ? {
        similar: similarRead(api, lookup.business),
        holiday: { ...holidayRead(now, lookup.business.state, language), mayFail: true },
      }
    : {}

type Props = ViewOf<typeof reads, typeof parts>

export const page = definePage({
  reads,
  parts,
  answer,
  View,
  Pending: BusinessSkeleton,
  structuredData: () => import('#web/pages/business/structured-data.ts'),
})

/** By the number in /business/{id}, else by /{city}/{slug}. */
function lookupRead({ api, params }: PageRequest): Read<Lookup> {
  const { id, city = '', slug = '' } = params
  if (id === undefined) {
    return read(api, 'GET /api/businesses/slug/:city/:slug', { params: { city, slug } }, LOOKUP)
  }
  const number = idOf(id)
  return number === null
    ? { queryKey: ['business', id], queryFn: async () => ({ kind: 'invalid' }) }
    : read(api, 'GET /api/businesses/:id', { params: { id: String(number) } }, LOOKUP)
}

const UNKNOWN: Lookup = { kind: 'unknown' }
const LOOKUP = {
  select: async (business: PublicBusiness): Promise<Lookup> => ({
    kind: 'found',
    business: (await summarize()).withDrawing(business),
  }),
  missing: { 400: UNKNOWN, 404: UNKNOWN, 410: { kind: 'gone' } satisfies Lookup as Lookup },
  staleTime: 30 * MINUTE_MS,
}

/** What search engines show of a description, and what says too little alone. */
const DESCRIPTION_LENGTH = 155
const SHORT_DESCRIPTION = 60

function answer(request: PageRequest, { lookup }: { readonly lookup: Lookup }): PageAnswer {
  const { params, language, site } = request
  const messages = inLanguage(businessMessages, language)
  if (lookup.kind === 'gone') return { status: 410, title: messages.gone, text: messages.goneText }
  if (lookup.kind !== 'found') {
    const text = lookup.kind === 'invalid' ? messages.invalidAddress : messages.notFoundText
    return { status: 404, title: messages.notFound, text }
  }
  const { business } = lookup
  const { city, slug } = params
  if (business.urlSlug !== '' && business.urlSlug !== `${city}/${slug}`)
    return { redirect: businessHref(business) }
  const title = [business.name, business.city].filter(Boolean).join(', ')
  return {
    title,
    description: descriptionOf(business, request),
    canonical: businessHref(business),
    ...(!business.isMultilingual && { onlyIn: DEFAULT_LANGUAGE }),
    isIndexable: isIndexableBusiness(
      business.contentScore,
      site.forEngines?.indexableFrom ?? DEFAULT_INDEXABLE_FROM,
    ),
    picture: {
      path: `/api/og/business/${business.id}${language === DEFAULT_LANGUAGE ? '' : `?language=${language}`}`,
      alt: title,
    },
    hasMap: business.latitude !== null && business.longitude !== null,
  }
}

function View({ data: { lookup }, parts }: Props) {
  if (lookup.kind !== 'found') return null
  return <BusinessView key={lookup.business.id} business={lookup.business} parts={parts} />
}

/**
 * The business's own words where they are of the page's language, with trade, town and hours where they are few; of one that
 * is closed for good or for a time first that it is, and no hours.
 */
function descriptionOf(
  business: ShownBusiness,
  { language, messages: { weekdays, state, hours: words } }: PageRequest,
): string {
  const { name, description, category, city, openingHours, phone, rating, status } = business
  const messages = inLanguage(businessMessages, language)
  const isClosed = status !== 'operational'
  const ways = { and: messages.and, shortDays: weekdays.short }
  const hours = isClosed || openingHours === null ? '' : hoursInShort(openingHours, words, ways)
  const own = !isClosed && language === DEFAULT_LANGUAGE ? (description ?? '').trim() : ''
  if (own.length >= SHORT_DESCRIPTION) return shortened(own)
  const begun = own === '' ? `${name}:` : /[.!?…]$/.test(own) ? own : `${own}.`
  const closed = { 'closed-permanently': state.closedForGood, 'closed-temporarily': state.closedForNow }
  const first = status === 'operational' ? '' : `${closed[status]}. `
  const told = `${first}${begun} ${messages.inShort(category, city, hours)}`
  if (told.length >= SHORT_DESCRIPTION) return shortened(told)
  const hasPhone = phone !== null && status !== 'closed-permanently'
  return `${told} ${messages.onThePage({ phone: hasPhone, reviews: rating !== null })}`
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))} …`
}
