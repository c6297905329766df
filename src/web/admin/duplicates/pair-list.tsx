import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { searchesQuery } from '#web/admin/duplicates/duplicate-search.tsx'
import { PairCard } from '#web/admin/duplicates/pair-card.tsx'
import { ListPanel } from '#web/admin/ui/list/paged-list.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'

/** The undecided pairs, highest score first. */
export function PairList() {
  const { api } = useAdmin()
  const messages = useMessages(adminDuplicatesMessages)
  const top = useRef<HTMLUListElement>(null)
  const { list } = useList(['duplicates'], {}, query => api('GET /api/admin/duplicates', { query }))
  const dismissal = useToastedAction(['admin', 'duplicates'])
  const dismiss = async (pair: { a: number; b: number }) => {
    await dismissal.run(() => api('POST /api/admin/duplicates/dismiss', { body: pair }), messages.dismissed)
    // The button that had the focus is gone with its pair.
    top.current?.focus()
  }
  const searches = useQuery(searchesQuery(api)).data?.entries
  const wasNeverSearched = searches?.every(({ finishedAt }) => finishedAt === null) === true
  return (
    <ListPanel
      title={messages.list}
      count={messages.count}
      {...list}
      failedTitle={messages.failed}
      empty={
        wasNeverSearched ? (
          <p>{messages.noneYet}</p>
        ) : (
          <>
            <p>{messages.none}</p>
            <p>{messages.noneHint}</p>
          </>
        )
      }
    >
      {entries => (
        <ul className="pairs" ref={top} tabIndex={-1}>
          {entries.map(pair => (
            <PairCard
              key={`${pair.a.id}-${pair.b.id}`}
              pair={pair}
              isBusy={dismissal.isBusy}
              onDismiss={() => void dismiss({ a: pair.a.id, b: pair.b.id })}
            />
          ))}
        </ul>
      )}
    </ListPanel>
  )
}
