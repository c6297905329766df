import { Link } from 'wouter'
import type { ListCard } from '#web/cards/list-card.ts'
import { telUrl } from '#web/format/phone.ts'
import { usePage } from '#web/page-context.ts'
import { businessHref } from '#web/routing/routes.ts'
import { nationalPhone, Rating } from '#web/ui/card/business-entry.tsx'
import { StateLine, useCardState } from '#web/ui/card/open-state.tsx'

/** What a point of the map tells: its business, or all that are at the very same spot. */
export function PinCards({ cards }: { cards: readonly ListCard[] }) {
  const [first] = cards
  if (cards.length === 1 && first !== undefined) return <PinCard card={first} />
  return (
    <ul className="pin-list">
      {cards.map(card => (
        <li key={card.id}>
          <PinCard card={card} />
        </li>
      ))}
    </ul>
  )
}

function PinCard({ card }: { card: ListCard }) {
  const { formats } = usePage()
  const titleId = `p${card.id.toString(36)}`
  return (
    <div className="pin-card">
      <p id={titleId}>
        <Link href={businessHref(card)}>{card.name}</Link>
      </p>
      <StateLine state={useCardState(card)} />
      <div className="pin-facts">
        <Rating rating={card.rating} reviewCount={card.reviewCount} />
        {card.distanceMetres !== null && <p className="dist">{formats.distance(card.distanceMetres)}</p>}
      </div>
      {card.phone !== null && (
        <a className="act ic ic-phone" href={telUrl(card.phone)} aria-describedby={titleId}>
          {nationalPhone(card.phone)}
        </a>
      )}
    </div>
  )
}
