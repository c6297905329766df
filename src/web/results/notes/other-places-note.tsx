import { Link } from 'wouter'
import type { OtherPlace } from '#domain/search/understood.ts'
import { messages as otherPlacesMessages } from '#translated/ui/other-places.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

/** The same search at other places of the name: 'Neustadt (Hessen) (2)'. */
export function OtherPlacesNote({ places }: { places: readonly OtherPlace[] }) {
  const { formats } = usePage()
  const messages = useMessages(otherPlacesMessages)
  return (
    <p className="note" id="namesakes">
      {messages.also}
      {places.map(({ label, query, count }) => (
        <span key={label}>
          {' '}
          <Link
            href={routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))}
            rel="nofollow"
          >
            {`${label} (${formats.counted(count)})`}
          </Link>
        </span>
      ))}
    </p>
  )
}
