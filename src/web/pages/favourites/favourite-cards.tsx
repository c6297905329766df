import type { ReactNode } from 'react'
import type { ListCard } from '#web/cards/list-card.ts'
import { usePage } from '#web/page-context.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'

interface FavouriteCardsProps {
  cards: readonly ListCard[]
  /** What can be done with one, beside its entry. */
  action?: (card: ListCard) => ReactNode
}

/** Saved businesses as a list of entries. */
export function FavouriteCards({ cards, action }: FavouriteCardsProps) {
  const { messages, site } = usePage()
  return (
    <div className="entries saved">
      {site.showsRatings && <p className="quiet small">{messages.card.notChecked}</p>}
      <ol className="list">
        {cards.map(card => (
          <BusinessEntry key={card.id} card={card} actions="all" action={action?.(card)} />
        ))}
      </ol>
    </div>
  )
}
