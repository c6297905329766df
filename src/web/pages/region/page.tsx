import { isIndexableList } from '#domain/quality/indexable.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { messages as regionMessages } from '#translated/pages/region.ts'
import type { RegionFacts } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { summarize } from '#web/api/reads.ts'
import type { CardPage } from '#web/cards/summarize.ts'
import { inLanguage } from '#web/messages.ts'
import { regionCategories, regionTitle } from '#web/pages/region/region-texts.ts'
import { REGION_CARDS, RegionView } from '#web/pages/region/region-view.tsx'
import { definePage, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

const FRESH = { missing: { 400: null, 404: null }, staleTime: 15 * MINUTE_MS }

const reads = ({ api, params, language }: PageRequest) => ({
  facts: read(
    api,
    'GET /api/regions/:region',
    { params: { region: params.region ?? '' }, query: { language } },
    FRESH,
  ),
})

const parts = ({ api, params }: PageRequest, { facts }: { readonly facts: RegionFacts | null }) =>
  facts === null
    ? {}
    : {
        list: read<'GET /api/regions/:region/businesses', CardPage | null>(
          api,
          'GET /api/regions/:region/businesses',
          { params: { region: params.region ?? '' }, query: { limit: REGION_CARDS } },
          { ...FRESH, select: async answer => (await summarize()).toCardPage(answer) },
        ),
      }

type Props = ViewOf<typeof reads, typeof parts>

/** /region/{region}: what there is in a state, an administrative region, a county or a landscape. */
export const page = definePage({
  reads,
  parts,
  answer,
  View: Region,
  Pending: () => (
    <div className="wrap sec">
      <EntrySkeletons count={REGION_CARDS} layout="cards four" />
    </div>
  ),
  structuredData: () => import('#web/pages/region/structured-data.ts'),
})

function answer(request: PageRequest, { facts }: { readonly facts: RegionFacts | null }): PageAnswer {
  const texts = inLanguage(regionMessages, request.language)
  if (facts === null) return { status: 404, title: texts.notFound, text: texts.notFoundText }
  const title = regionTitle(request, facts)
  return {
    title,
    description: texts.description(title, regionCategories(request, facts)),
    canonical: routes.region.href({ region: facts.slug }),
    isIndexable: isIndexableList(facts.indexableCount),
  }
}

function Region({ data: { facts }, parts: { list } }: Props) {
  return facts === null || list === undefined ? null : <RegionView facts={facts} list={list} />
}
