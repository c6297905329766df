import { Link } from 'wouter'
import type { Alternative } from '#domain/search/search.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { type PageSearch, readSearch } from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'
import { Empty } from '#web/ui/empty.tsx'

/** Ways on beside the nearest results. */
const MOST_WAYS = 3

/** What was sought, the nearest results that there are, and one row of ways on with their counts. */
export function NoResults({ search, answer }: { search: PageSearch; answer: ListAnswer }) {
  const { formats, language } = usePage()
  const messages = businessesMessages(language)
  const { alternatives, nearest } = answer
  const [first] = nearest?.businesses ?? []
  const at = [first?.distanceMetres && formats.distance(first.distanceMetres), first?.city]
    .filter(Boolean)
    .join(', ')
  const place = answer.place?.label ?? search.location
  return (
    <>
      <Empty
        level={2}
        title={messages.none}
        text={search.openNow ? messages.noneOpen(place) : messages.noneText(search.query, place)}
      >
        {alternatives.slice(0, MOST_WAYS).map((alternative, index) => (
          <Link
            key={`${alternative.kind}${alternative.subject}`}
            className={index === 0 ? 'btn go' : 'btn'}
            href={hrefOf(alternative)}
          >
            {messages.alternatives[alternative.kind](alternative.subject)}
            <span className="n">{formats.count(alternative.count)}</span>
          </Link>
        ))}
        <Link className="btn" href={routes.businesses.href()}>
          {messages.reset}
        </Link>
      </Empty>
      {nearest !== undefined && (
        <section className="nearest" aria-labelledby="nearest">
          <h2 id="nearest">{messages.nearest[nearest.kind](nearest.subject, at)}</h2>
          <div className="entries">
            <ol className="list">
              {nearest.businesses.map(card => (
                <BusinessEntry key={card.id} card={card} hasActions />
              ))}
            </ol>
          </div>
          {nearest.count > nearest.businesses.length && (
            <p>
              <Link href={hrefOf(nearest)}>{messages.allOfThem(formats.counted(nearest.count))}</Link>
            </p>
          )}
        </section>
      )}
    </>
  )
}

function hrefOf({ query }: Alternative): string {
  return routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))
}
