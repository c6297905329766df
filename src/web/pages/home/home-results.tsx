import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Read } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { homeMessages } from '#web/pages/home/messages.ts'
import { routes } from '#web/routing/routes.ts'
import type { PageSearch } from '#web/routing/search-params.ts'
import { readSearch, understoodSearch } from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import { ParsedQueryNotes } from '#web/ui/search/parsed-query-notes.tsx'
import { EntrySkeletons } from '#web/ui/skeleton.tsx'

interface HomeResultsProps {
  search: PageSearch
  results: Read<ListAnswer>
}

/** A search's first fifty results on the home page, with the way to all of them. */
export function HomeResults({ search: asked, results }: HomeResultsProps) {
  const { formats, messages, site, language } = usePage()
  const read = useRead(results)
  const home = homeMessages(language)
  const answer = read.data
  const search = understoodSearch(asked, answer)
  const hasResults = answer !== undefined && answer.total > 0
  const hasOthers = answer !== undefined && answer.alternatives.length > 0
  const head = useFocusAfterSearch()
  return (
    <section className="sec" aria-labelledby="ergebnisse">
      <div className="sec-head">
        <h1 id="ergebnisse" ref={head} tabIndex={-1}>
          {home.resultsTitle(answer?.corrected?.to ?? search.query)}
        </h1>
        {hasResults && <Link href={routes.businesses.href(search)}>{home.allResults}</Link>}
      </div>
      {hasResults && (
        <p className="quiet small">
          {home.resultsNote(formats.counted(answer.businesses.length), formats.counted(answer.total))}{' '}
          {site.showsRatings && `${messages.card.notChecked} `}
          <Link href={routes.ranking.href()}>{home.orderLink}</Link>
        </p>
      )}
      {answer !== undefined && (
        <ParsedQueryNotes
          answer={answer}
          verbatimHref={routes.home.href({ ...search, verbatim: true })}
          messages={home.reading}
        />
      )}
      <h2 className="vh">{home.results}</h2>
      <div className="entries">
        <ReadState read={read} pending={<EntrySkeletons count={6} />}>
          {({ total, alternatives, businesses }) =>
            total === 0 ? (
              <Empty level={2} title={home.none} text={hasOthers ? home.nearest : home.noneHint}>
                {hasOthers && <HomeAlternatives alternatives={alternatives} />}
                <Link className={hasOthers ? 'btn' : 'btn go'} href={routes.businesses.href()}>
                  {home.allBusinesses}
                </Link>
                <Link className="btn" href={routes.home.href()}>
                  {home.backToStart}
                </Link>
              </Empty>
            ) : (
              <ul className="cards flat">
                {businesses.map(card => (
                  <BusinessEntry key={card.id} card={card} />
                ))}
              </ul>
            )
          }
        </ReadState>
      </div>
    </section>
  )
}

/** The large search box, which had the focus, is gone with the page before: the heading of the results gets the focus. */
function useFocusAfterSearch() {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (document?.name !== location.href) head.current?.focus({ preventScroll: true })
  }, [])
  return head
}

/** What exists instead of a search without results, with counts; the nearest of them is the way on. */
function HomeAlternatives({ alternatives }: Pick<ListAnswer, 'alternatives'>) {
  const { formats, language } = usePage()
  const { reading } = homeMessages(language)
  return alternatives.map(({ kind, subject, query, count }, index) => (
    <Link
      key={`${kind}${subject}`}
      className={index === 0 ? 'btn go' : 'btn'}
      href={routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))}
    >
      {reading.alternatives[kind](subject)}
      <span className="n">{formats.count(count)}</span>
    </Link>
  ))
}
