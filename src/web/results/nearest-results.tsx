import { Link } from 'wouter'
import { directionTo } from '#domain/place/distance.ts'
import type { ResolvedPlace } from '#domain/search/search.ts'
import type { OtherSearchesMessages } from '#messages/de/ui/other-searches.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { OtherEntries } from '#web/results/other-entries.tsx'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

interface NearestResultsProps {
  nearest: NonNullable<ListAnswer['nearest']>
  /** Where it was searched. */
  place: ResolvedPlace | null
  messages: OtherSearchesMessages
}

/** What fits best where nothing fits: the nearest, or what most of the words find. */
export function NearestResults({ nearest, place, messages }: NearestResultsProps) {
  const { formats } = usePage()
  const { kind, subject, businesses, count, query } = nearest
  const [first] = businesses
  const distance =
    first?.distanceMetres == null ? '' : formats.distance(first.distanceMetres).replace(' ', '\u00a0')
  const direction = place && first && directionTo(place, first)
  const way = direction && distance !== '' ? messages.towards[direction](distance) : distance
  const at = [way, first && messages.inTown(first.city)].filter(Boolean).join(', ')
  return (
    <>
      <OtherEntries id="nearest" title={messages.nearest[kind](subject, at)} cards={businesses} />
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
    </>
  )
}
