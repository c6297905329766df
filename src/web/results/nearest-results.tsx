import { Link } from 'wouter'
import type { OtherSearchesMessages } from '#messages/de/ui/other-searches.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'

interface NearestResultsProps {
  nearest: NonNullable<ListAnswer['nearest']>
  messages: OtherSearchesMessages
}

/** What fits best where nothing fits: the nearest, or what most of the words find. */
export function NearestResults({ nearest, messages }: NearestResultsProps) {
  const { formats } = usePage()
  const { kind, subject, businesses, count, query } = nearest
  const [first] = businesses
  const distance =
    first?.distanceMetres == null ? '' : formats.distance(first.distanceMetres).replace(' ', '\u00a0')
  const at = [distance, first && messages.inTown(first.city)].filter(Boolean).join(', ')
  return (
    <section className="nearest" aria-labelledby="nearest">
      <h2 id="nearest">{messages.nearest[kind](subject, at)}</h2>
      <div className="entries">
        <ol className="list">
          {businesses.map(card => (
            <BusinessEntry key={card.id} card={card} actions="all" />
          ))}
        </ol>
      </div>
      {count > businesses.length && (
        <p>
          <Link
            href={routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))}
            rel="nofollow"
          >
            {messages.allOfThem(formats.counted(count))}
          </Link>
        </p>
      )}
    </section>
  )
}
