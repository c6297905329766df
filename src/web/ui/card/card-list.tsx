import type { ListCard } from '#web/cards/list-card.ts'
import type { View } from '#web/routing/search-params.ts'
import { BusinessCard } from '#web/ui/card/business-card.tsx'

/** Businesses as cards side by side or as rows. */
export function CardList({ cards, view }: { cards: readonly ListCard[]; view: View }) {
  return (
    <div className="entries">
      <ol className={view === 'grid' ? 'cards four' : 'list'}>
        {cards.map(card => (
          <BusinessCard key={card.id} card={card} />
        ))}
      </ol>
    </div>
  )
}
