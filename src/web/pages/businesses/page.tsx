import { Link } from 'wouter'
import type { BusinessesMessages } from '#messages/de/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { businessesMessages } from '#web/messages/businesses.ts'
import { type PageContext, usePage } from '#web/page-context.ts'
import { categoryLabel } from '#web/results/facet-labels.ts'
import { listParts } from '#web/results/list-parts.ts'
import { SearchResults } from '#web/results/search-results.tsx'
import { definePage, nothingHere, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { isNarrowed, type PageSearch, readSearch, SEARCH_LIST } from '#web/routing/search-params.ts'

const parts = ({ api, search }: PageRequest) => listParts(api, readSearch(search), SEARCH_LIST)

type Props = ViewOf<() => Record<never, never>, typeof parts>

/** The search page: filters, results, their plot. */
export const page = definePage({
  parts,
  answer: (request, _data, { answer }: { readonly answer?: ListAnswer }) => {
    const { messages, language } = request
    const search = readSearch(request.search)
    const isBeyond =
      answer !== undefined && search.page !== null && search.page > 1 && answer.businesses.length === 0
    if (search.page === null || isBeyond) return nothingHere(request)
    const results = businessesMessages(language)
    const place = answer?.place?.label ?? search.location
    const category = search.category && categoryLabel(search.category, answer, messages.groups)
    const narrowed = results.searchTitle(search.query, place, category)
    const page = search.page === 1 ? '' : `, ${messages.pager.page} ${search.page}`
    return {
      title: `${narrowed === '' ? results.title : `${narrowed}: ${results.title}`}${page}`,
      description: results.description,
      canonical: routes.businesses.href({ ...search, view: 'list' }),
      isIndexable: !isNarrowed(search),
      hasMap: answer?.plot != null,
      // Without free text the answer is the same for everybody for a minute.
      isCached: search.query === '' && search.lat === null,
    }
  },
  View: Businesses,
})

function Businesses({ request, parts }: Props) {
  const context = usePage()
  const texts = businessesMessages(context.language)
  return (
    <SearchResults
      request={request}
      route={routes.businesses}
      format={SEARCH_LIST}
      parts={parts}
      heading={(search, answer) => headline(search, answer, texts, context)}
      path={search =>
        isNarrowed(search) && (
          <p className="small">
            <Link href={routes.businesses.href()}>{texts.title}</Link>
          </p>
        )
      }
    />
  )
}

/** What was chosen, with its number once that is known: '24 Treffer für „Zahnarzt“ in Köln'. */
function headline(
  search: PageSearch,
  answer: ListAnswer | undefined,
  texts: BusinessesMessages,
  { formats, messages }: PageContext,
): string {
  if (!isNarrowed(search)) return texts.title
  const category = search.category && categoryLabel(search.category, answer, messages.groups)
  if (answer === undefined) return texts.searchTitle(search.query, search.location, category) || texts.title
  const { place, corrected, total } = answer
  const isRegion = place?.kind === 'region'
  return texts.headline(formats.counted(total), {
    query: corrected?.to ?? search.query,
    category,
    city: isRegion || place?.kind === 'position' ? '' : (place?.label ?? search.location),
    region: isRegion ? place.label : '',
  })
}
