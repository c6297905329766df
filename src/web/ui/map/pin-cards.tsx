import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { telUrl } from '#domain/link/contact-url.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { usePage } from '#web/page-context.ts'
import { businessHref } from '#web/routing/routes.ts'
import { nationalPhone, Rating } from '#web/ui/card/business-entry.tsx'
import { StateLine, useCardState } from '#web/ui/card/open-state.tsx'
import { type ChosenPoint, numbersOf } from '#web/ui/map/pin.ts'

interface PinCardsProps {
  point: ChosenPoint
  /** Told how much of the map's lower edge the cards cover. */
  onShown: (heightPx: number) => void
  onClose: () => void
}

/** What a pressed point of the map tells: its business, or a list of all that are at the very same spot. Takes the focus. */
export function PinCards({ point, onShown, onClose }: PinCardsProps) {
  const { messages } = usePage()
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for another point only
  useEffect(() => {
    box.current?.querySelector('a')?.focus()
    onShown(box.current?.offsetHeight ?? 0)
  }, [point])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Not the sheet that the map may stand in.
    event.preventDefault()
    onClose()
  }
  const [first] = point.listed
  return (
    <section
      className="pin-cards"
      aria-label={point.label}
      data-no={numbersOf(point.listed)}
      onKeyDown={closeOnEscape}
      ref={box}
    >
      <div>
        {point.listed.length === 1 && first !== undefined ? (
          <PinCard card={first.card} />
        ) : (
          <ul>
            {point.listed.map(({ card }) => (
              <li key={card.id}>
                <PinCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="btn icon bare ic ic-x"
        aria-label={messages.frame.close}
        onClick={onClose}
      />
    </section>
  )
}

/** Name, open state, rating, distance and phone, as an entry of the list has them. */
function PinCard({ card }: { card: ListCard }) {
  const { formats } = usePage()
  const state = useCardState(card)
  const nameId = `p${card.id.toString(36)}`
  return (
    <div className="pin-card">
      <p id={nameId}>
        <Link href={businessHref(card)}>{card.name}</Link>
      </p>
      <StateLine state={state} />
      <div className="pin-facts">
        <Rating card={card} />
        {card.distanceMetres !== null && <p className="dist">{formats.distance(card.distanceMetres)}</p>}
      </div>
      {card.phone !== null && (
        <a className="act ic ic-phone" href={telUrl(card.phone)} aria-describedby={nameId}>
          {nationalPhone(card.phone)}
        </a>
      )}
    </div>
  )
}
