import { Link } from 'wouter'
import { messages as otherSearchesMessages } from '#translated/ui/other-searches.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { businessHref, routes } from '#web/routing/routes.ts'

/** As far as people go instead. */
const NEARBY_KM = 10

/** That those whose name was sought closed for good, each with the way to others of its trade. */
export function ClosedNote({ closed }: { closed: NonNullable<ListAnswer['closed']> }) {
  const { messages } = usePage()
  const { nearby } = useMessages(otherSearchesMessages)
  return (
    <ul className="note" id="geschlossen">
      {closed.map(business => {
        const { id, name, city, category, categorySlug } = business
        const around = { category: categorySlug, location: city, ...(city !== '' && { radiusKm: NEARBY_KM }) }
        return (
          <li key={id}>
            <span>{`${messages.state.closedForGood}: `}</span>
            <Link href={businessHref(business)}>{[name, city].filter(Boolean).join(', ')}</Link>
            <span>{' · '}</span>
            <Link href={routes.businesses.href(around)} rel="nofollow">
              {nearby(category)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
