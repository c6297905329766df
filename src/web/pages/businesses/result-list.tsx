import { Link } from 'wouter'
import type { BusinessesMessages } from '#messages/de/pages/businesses.ts'
import type { ShownRead } from '#web/api/use-read.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { ChosenFilters, useChosen } from '#web/pages/businesses/chosen-filters.tsx'
import { LazyNoResults } from '#web/pages/businesses/lazy-no-results.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { PLOT_PANEL, ResultPlot } from '#web/pages/businesses/result-plot.tsx'
import { SortSelect } from '#web/pages/businesses/sort-select.tsx'
import { routes } from '#web/routing/routes.ts'
import { isNarrowed, MAX_PAGE, PAGE_SIZE, type PageSearch } from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { ParsedQueryNotes } from '#web/ui/search/parsed-query-notes.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

interface ResultListProps {
  search: PageSearch
  page: number
  read: ShownRead<ListAnswer>
}

/** Head, tools, entries and pager of the search page, and the plot beside them. */
export function ResultList({ search, page, read }: ResultListProps) {
  const { formats, messages, site, language } = usePage()
  const answer = read.data
  // While the new answer is loading, the old entries stay, but not the old count beside the new search.
  const settled = read.isOld ? undefined : answer
  const texts = businessesMessages(language)
  const plot = answer?.plot ?? null
  const filters = useChosen(search, answer).length
  const businesses = (total: number) => messages.count.businesses(formats.counted(total))
  return (
    <>
      <div className="res-main" aria-busy={read.isOld && read.failure === null}>
        <div className="res-head">
          {isNarrowed(search) && (
            <p className="small">
              <Link href={routes.businesses.href()}>{texts.title}</Link>
            </p>
          )}
          <h1 aria-live="polite">{headline(search, settled, texts, formats)}</h1>
          <p className="quiet small">
            {placeText(search, settled, texts, businesses)}.
            {settled?.total !== 0 && (
              <>
                {` ${orderText(search, texts)}. `}
                {site.showsRatings && `${messages.card.notChecked} `}
                <Link href={routes.ranking.href()}>{texts.orderLink}</Link>
              </>
            )}
          </p>
          {settled && (
            <ParsedQueryNotes
              answer={settled}
              verbatimHref={routes.businesses.href({ ...search, verbatim: true, page: 1 })}
              messages={texts}
            />
          )}
          <div className="res-tools">
            <button type="button" className="btn facets-btn ic ic-filter" popoverTarget="filter">
              {texts.filterCount(filters)}
            </button>
            {plot !== null && (
              <button type="button" className="btn plan-btn ic ic-map" popoverTarget={PLOT_PANEL}>
                {texts.map}
              </button>
            )}
            <SortSelect search={search} hasPlace={(answer?.place ?? null) !== null} />
            <ViewSwitch search={search} />
          </div>
          <ChosenFilters search={search} answer={answer} />
        </div>
        <Results search={search} page={page} read={read} hasPlot={plot !== null} />
      </div>
      {plot !== null && <ResultPlot plot={plot} cards={answer?.businesses ?? []} />}
    </>
  )
}

function Results({ search, page, read, hasPlot }: ResultListProps & { hasPlot: boolean }) {
  const { language } = usePage()
  return (
    <ReadState read={read} pending={<EntrySkeletons count={6} />}>
      {answer =>
        answer.total === 0 ? (
          <LazyNoResults search={search} answer={answer} />
        ) : (
          <>
            <h2 className="vh">{businessesMessages(language).hits}</h2>
            <div className="entries">
              <ol className={search.view === 'grid' ? 'cards' : 'list'}>
                {answer.businesses.map((card, index) => (
                  <BusinessEntry
                    key={card.id}
                    card={card}
                    number={hasPlot && card.latitude !== null ? index + 1 : undefined}
                    hasActions={search.view === 'list'}
                  />
                ))}
              </ol>
            </div>
            <Pager
              page={page}
              pages={Math.min(MAX_PAGE, Math.ceil(answer.total / PAGE_SIZE))}
              hrefOf={number => routes.businesses.href({ ...search, page: number })}
            />
          </>
        )
      }
    </ReadState>
  )
}

function headline(
  search: PageSearch,
  answer: ListAnswer | undefined,
  texts: BusinessesMessages,
  formats: ReturnType<typeof usePage>['formats'],
): string {
  if (!isNarrowed(search)) return texts.title
  if (answer === undefined) return texts.searchTitle(search.query, search.location, '') || texts.title
  return texts.headline(formats.counted(answer.total), answer.corrected?.to ?? search.query)
}

/** 'Nach Übereinstimmung, Bewertung und Vollständigkeit': only what really orders this search. */
function orderText({ query, radiusKm, lat, sort }: PageSearch, texts: BusinessesMessages): string {
  if (sort !== 'relevance') return texts.order[sort]
  return texts.relevance(query !== '', radiusKm !== null || lat !== null)
}

function placeText(
  search: PageSearch,
  answer: ListAnswer | undefined,
  texts: BusinessesMessages,
  businesses: (total: number) => string,
): string {
  const place = answer?.place?.label ?? search.location
  if (place === '') {
    const isCounted = !isNarrowed(search) && answer !== undefined
    return isCounted ? texts.inAll(businesses(answer.total)) : texts.everywhere
  }
  return search.radiusKm === null ? place : texts.around(place, String(search.radiusKm))
}

/** List or grid, stored in the address. */
function ViewSwitch({ search }: { search: PageSearch }) {
  const results = businessesMessages(usePage().language)
  return (
    <fieldset className="seg" aria-label={results.view}>
      {(['list', 'grid'] as const).map(view => (
        <Link
          key={view}
          className={`ic ic-${view}`}
          href={routes.businesses.href({ ...search, view })}
          aria-current={view === search.view ? 'true' : undefined}
          rel="nofollow"
        >
          {results[view]}
        </Link>
      ))}
    </fieldset>
  )
}
