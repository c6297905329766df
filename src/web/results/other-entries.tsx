import type { ListCard } from '#web/cards/list-card.ts'
import type { Elements } from '#web/elements.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'

interface OtherEntriesProps {
  /** Of the heading. */
  id: string
  title: string
  cards: readonly ListCard[]
  /** Below the heading. */
  children?: Elements
}

/** Businesses beside the results, under a heading of their own. */
export function OtherEntries({ id, title, cards, children }: OtherEntriesProps) {
  return (
    <section className="nearest" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="entries">
        <ol className="list">
          {cards.map(card => (
            <BusinessEntry key={card.id} card={card} actions="all" />
          ))}
        </ol>
      </div>
    </section>
  )
}
