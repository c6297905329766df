import type { ListCard } from '#web/cards/list-card.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'

/** A few businesses as cards side by side. */
export function CardList({ cards }: { cards: readonly ListCard[] }) {
  return (
    <div className="entries">
      <ol className="cards four">
        {cards.map(card => (
          <BusinessEntry key={card.id} card={card} actions="phone" />
        ))}
      </ol>
    </div>
  )
}
