import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ListingInput } from '#domain/listing/listing.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { duplicatesRead } from '#web/pages/add-business/duplicates-read.ts'
import { routes } from '#web/routing/routes.ts'
import { BusinessEntry } from '#web/ui/card/business-entry.tsx'

/** Entries that may already be this business, until the owner says that it is another one. */
export function DuplicateNotice({ listing }: { listing: ListingInput }) {
  const { api } = usePage()
  const messages = useMessages(addBusinessStepsMessages).duplicate
  const found = useQuery(duplicatesRead(api, listing)).data ?? []
  const [denied, setDenied] = useState<readonly number[]>([])
  const shown = found.filter(({ id }) => !denied.includes(id))
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <section className="duplicates" aria-labelledby="duplicates">
          <h3 id="duplicates">{messages.title}</h3>
          <p>{messages.text}</p>
          <div className="entries">
            <ul className="cards flat">
              {shown.map(card => (
                <BusinessEntry key={card.id} card={card} />
              ))}
            </ul>
          </div>
          <ul className="duplicate-ways">
            {shown.map(({ id, name }) => (
              <li key={id}>
                <Link href={routes.correct.href({ id })}>{messages.correct(name)}</Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="btn"
            onClick={() => {
              setDenied(found.map(({ id }) => id))
              // The button goes with the question.
              document.getElementById('step')?.focus()
            }}
          >
            {messages.no}
          </button>
        </section>
      )}
    </div>
  )
}
