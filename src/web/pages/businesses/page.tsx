import { Link } from 'wouter'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { headline } from '#web/results/headline.ts'
import { listParts } from '#web/results/list-parts.ts'
import { SearchResults } from '#web/results/search-results.tsx'
import { definePage, nothingHere, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import {
  isNarrowed,
  lastPage,
  readSearch,
  SEARCH_LIST,
  understoodSearch,
} from '#web/routing/search-params.ts'

const parts = (request: PageRequest) => listParts(request, readSearch(request.search), SEARCH_LIST)

type Props = ViewOf<() => Record<never, never>, typeof parts>

/** The search page: filters, results, their plot. */
export const page = definePage({
  parts,
  answer: (request, _data, { answer }: { readonly answer?: ListAnswer }) => {
    const { messages, language } = request
    const search = readSearch(request.search)
    const isBeyond =
      answer !== undefined && search.page !== null && search.page > lastPage(SEARCH_LIST, answer)
    if (search.page === null || isBeyond) return nothingHere(request)
    const results = inLanguage(businessesMessages, language)
    const title = isNarrowed(search)
      ? // Before an answer nothing but the slug of a town is known.
        headline(understoodSearch(search, answer), answer, request, results.title, '')
      : results.title
    const page = search.page === 1 ? '' : `, ${messages.pager.page} ${search.page}`
    return {
      title: `${title}${page}`,
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
  const texts = useMessages(businessesMessages)
  return (
    <SearchResults
      request={request}
      route={routes.businesses}
      format={SEARCH_LIST}
      parts={parts}
      title={texts.heading}
      path={search =>
        isNarrowed(search) && (
          <p className="small">
            <Link href={routes.businesses.href()}>{texts.heading}</Link>
          </p>
        )
      }
    />
  )
}
