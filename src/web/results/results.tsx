import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { BusinessesMessages } from '#messages/de/pages/businesses.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { useRead } from '#web/api/use-read.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import type { Elements } from '#web/elements.ts'
import { loadCode } from '#web/load-code.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { ChosenFilters, useChosen } from '#web/results/facets/chosen-filters.tsx'
import { QuickChips } from '#web/results/facets/quick-chips.tsx'
import { positionLabel } from '#web/results/headline.ts'
import { restoreList } from '#web/results/last-list.ts'
import type { ListParts } from '#web/results/list-parts.ts'
import type { NoneText } from '#web/results/no-results.tsx'
import { ParsedQueryNotes } from '#web/results/notes/parsed-query-notes.tsx'
import {
  ENTRIES,
  FILTER_PANEL,
  isChosen,
  isSameList,
  LIST_HEAD,
  PLOT_PANEL,
  type ShownList,
} from '#web/results/shown-list.ts'
import { SortSelect } from '#web/results/sort-select.tsx'
import { useLeftList } from '#web/results/use-left-list.ts'
import { entryState } from '#web/routing/entry-state.ts'
import { MAP_NOTE } from '#web/routing/map-note.ts'
import { routes } from '#web/routing/routes.ts'
import { lastPage, type PageSearch } from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { deferredView } from '#web/ui/deferred-view.tsx'
import { laterView, lazyView } from '#web/ui/lazy-view.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { useKeptHeight } from '#web/ui/list/use-kept-height.ts'
import { useListFocus } from '#web/ui/list/use-list-focus.ts'
import { ReadState } from '#web/ui/read-state.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

/** Also for a page that has nothing to list. */
export const NoResults = await lazyView(
  async () => (await loadCode(() => import('#web/results/no-results.tsx'))).NoResults,
  () => document.querySelector('.empty') !== null,
)
const FurtherHits = await lazyView(
  async () => (await loadCode(() => import('#web/results/further-hits.tsx'))).FurtherHits,
  () => document.getElementById('further') !== null,
)
const Facets = await laterView(
  async () => (await loadCode(() => import('#web/results/facets/facets.tsx'))).Facets,
  FILTER_PANEL,
)
const ResultPlot = await laterView(
  async () => (await loadCode(() => import('#web/results/result-plot.tsx'))).ResultPlot,
  PLOT_PANEL,
  // The map that was left open for a business.
  () => entryState(MAP_NOTE) !== undefined,
)

export interface ResultsProps {
  list: ShownList
  parts: ListParts
  /** What was chosen and how much of it there is; without an answer while it is loading. */
  heading: (answer: ListAnswer | undefined) => string
  /** 2 where the page has a heading of its own above. */
  level?: 1 | 2
  /** Above the heading. */
  path?: Elements
  /** Says that there is nothing, where the page has words of its own. */
  none?: NoneText | undefined
  /** Instead of the usual sentence where the list cannot be read. */
  failed?: (error: unknown) => Elements
  /** How many skeletons stand for its first answer. */
  skeletons?: number
}

/**
 * Filters, tools, entries and pager of a list of businesses, and where they are: the same on every page that has one. The
 * filters stand behind the entries, so that the keyboard comes to these first; the tools lead to the filters.
 */
export function Results({
  list,
  parts,
  heading,
  level = 1,
  path,
  none,
  failed,
  skeletons = 6,
}: ResultsProps) {
  const { messages, site, formats } = usePage()
  const { search } = list
  const page = search.page ?? 1
  const read = useRead(parts.answer)
  const answer = read.data
  // While the new answer is loading, the old entries stay, but not the old count beside the new search.
  const settled = read.isOld ? undefined : answer
  const texts = useMessages(businessesMessages)
  const plot = answer?.plot ?? null
  const filters = useChosen(list, answer).length
  const shownList = useSameList(list)
  const head = useRef<HTMLHeadingElement>(null)
  useListFocus(page, head, restoreList)
  useKeptHeight(head, settled !== undefined)
  const left = useLeftList(answer !== undefined)
  const Heading = `h${level}` as const
  return (
    <div className="wrap res" {...left}>
      <div className="res-main" aria-busy={read.isOld && read.failure === null}>
        <div className="res-head">
          {path}
          <Heading id={LIST_HEAD} ref={head} tabIndex={-1} aria-live="polite">
            {page === 1 ? (
              heading(settled)
            ) : (
              <>
                <span>{heading(settled)}</span>
                <span className="vh">{`, ${messages.pager.page} ${formats.count(page)}`}</span>
              </>
            )}
          </Heading>
          <p className="quiet small">
            {level === 1 && (
              <span>
                {placeText(list, settled, texts, total => messages.count.businesses(formats.counted(total)))}
              </span>
            )}
            {settled?.total !== 0 && (
              <>
                <span aria-live="polite">{`${orderText(search, texts)}. `}</span>
                {site.showsRatings && <span>{`${messages.card.notChecked} `}</span>}
                <Link href={routes.ranking.href()}>{texts.orderLink}</Link>
              </>
            )}
          </p>
          {settled && (
            <ParsedQueryNotes
              answer={settled}
              verbatimHref={list.hrefOf({ ...search, verbatim: true, page: 1 })}
              messages={texts}
            />
          )}
          <div className="res-tools">
            <a className="btn facets-link" href={`#${FILTER_PANEL}`}>
              {texts.toFilters}
            </a>
            <button type="button" className="btn facets-btn ic ic-filter" popoverTarget={FILTER_PANEL}>
              {texts.filterCount(filters)}
            </button>
            {plot !== null && (
              <button type="button" className="btn plan-btn ic ic-map" popoverTarget={PLOT_PANEL}>
                {texts.map}
              </button>
            )}
            <SortSelect search={search} hasPlace={(answer?.place ?? null) !== null} />
            <ViewSwitch list={list} />
            <QuickChips list={list} answer={answer} />
            <ChosenFilters list={list} answer={answer} />
          </div>
        </div>
        <div id={ENTRIES} tabIndex={-1}>
          {failed !== undefined && answer === undefined && read.failure !== null ? (
            failed(read.failure)
          ) : (
            <ReadState
              read={read}
              pending={
                <EntrySkeletons count={skeletons} layout={search.view === 'grid' ? 'cards' : 'list'} />
              }
            >
              {found => (
                <>
                  {found.total === 0 && <NoResults list={list} answer={found} none={none} />}
                  {found.businesses.length > 0 && <Entries list={shownList} answer={found} />}
                  {found.further && <FurtherHits hits={found.further} />}
                  <Pager
                    page={page}
                    pages={lastPage(list.format, found)}
                    hrefOf={number => list.hrefOf({ ...search, page: number })}
                  />
                </>
              )}
            </ReadState>
          )}
        </div>
      </div>
      <Facets
        list={shownList}
        answer={answer}
        settled={settled}
        trouble={read.failure !== null || read.isSlow ? read : undefined}
      />
      {plot !== null && <ResultPlot plot={plot} cards={answer?.businesses ?? NO_CARDS} />}
    </div>
  )
}

const NO_CARDS: readonly ListCard[] = []

/** The same object as long as it says the same, so that what shows it need not be rendered again. */
function useSameList(list: ShownList): ShownList {
  const [same, setSame] = useState(list)
  if (same === list || isSameList(same, list)) return same
  setSame(list)
  return list
}

/** So many pictures are on the first screen of a phone; to load more at once delays its largest paint. */
const SEEN_FIRST = 1

/** The entries of an answer. */
const Entries = deferredView(({ list, answer }: { list: ShownList; answer: ListAnswer }) => {
  const { search } = list
  const isGrid = search.view === 'grid'
  return (
    <>
      <h2 className="vh">{useMessages(businessesMessages).hits}</h2>
      <div className="entries">
        <ol className={isGrid ? 'cards' : 'list'}>
          {answer.businesses.map((card, index) => (
            <BusinessEntry
              key={card.id}
              card={card}
              number={answer.plot !== null && card.latitude !== null ? index + 1 : undefined}
              actions={isGrid ? 'phone' : 'all'}
              isFirst={index < SEEN_FIRST}
            />
          ))}
        </ol>
      </div>
    </>
  )
})

/** 'Was am besten passt, zuerst, dann nach Bewertung und vollständigen Angaben': only what really orders this search. */
function orderText({ query, radiusKm, lat, sort }: PageSearch, texts: BusinessesMessages): string {
  if (sort !== 'relevance') return texts.order[sort]
  return texts.relevance(query !== '', radiusKm !== null || lat !== null)
}

/** How far the list reaches, where its heading has no place: all of Germany, or around a position. */
function placeText(
  list: ShownList,
  answer: ListAnswer | undefined,
  texts: BusinessesMessages,
  businesses: (total: number) => string,
): string {
  const { radiusKm, location, cities, lat } = list.search
  const place = answer?.place ?? null
  if (place?.kind === 'position')
    // Without a radius it only orders what there is everywhere.
    return `${radiusKm === null ? texts.everywhere : texts.around(positionLabel(list.search, place.label, texts), String(radiusKm))}. `
  if (place !== null || location !== '' || cities !== '' || lat !== null) return ''
  const isAll = answer !== undefined && answer.total > 0 && !isChosen(list)
  return `${isAll ? texts.inAll(businesses(answer.total)) : texts.everywhere}. `
}

/** List or grid, stored in the address. */
function ViewSwitch({ list }: { list: ShownList }) {
  const { search, hrefOf } = list
  const results = useMessages(businessesMessages)
  return (
    <fieldset className="seg" aria-label={results.view}>
      {(['list', 'grid'] as const).map(view => (
        <Link
          key={view}
          className={`ic ic-${view}`}
          href={hrefOf({ ...search, view })}
          aria-current={view === search.view ? 'true' : undefined}
          rel="nofollow"
        >
          {results[view]}
        </Link>
      ))}
    </fieldset>
  )
}
