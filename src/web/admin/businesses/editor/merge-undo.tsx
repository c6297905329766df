import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { historyQuery } from '#web/admin/businesses/editor/history-panel.tsx'
import { UndoDialog } from '#web/admin/businesses/editor/undo-dialog.tsx'
import { useMessages } from '#web/messages.ts'

interface MergeUndoProps {
  /** The business that was merged into `winnerId`. */
  loserId: number
  winnerId: number
  onUndone: () => Promise<void>
}

/** Undoes a merge from the page of the business that disappeared by it. */
export function MergeUndo({ loserId, winnerId, onUndone }: MergeUndoProps) {
  const { api } = useAdmin()
  const { history: messages } = useMessages(adminBusinessMessages)
  const queries = useQueryClient()
  const history = useQuery(historyQuery(api, winnerId))
  const [winner, setWinner] = useState<AdminBusiness | null>(null)
  const entry = history.data?.find(one => isMergeOf(one, loserId))
  if (history.data === undefined) return null
  if (entry === undefined) return <p className="quiet small">{messages.mergeNotUndoable}</p>
  const ask = async () => setWinner(await api('GET /api/admin/businesses/:id', { params: { id: winnerId } }))
  return (
    <>
      <button type="button" className="btn go ic ic-undo" onClick={() => void ask()}>
        {messages.undoMerge}
      </button>
      {winner !== null && (
        <UndoDialog
          entry={entry}
          entries={history.data}
          version={winner.version}
          onUndone={() => {
            void queries.invalidateQueries({ queryKey: ['admin'] })
            void onUndone()
          }}
          onStale={() => {
            void history.refetch()
            void ask()
          }}
          onClose={() => setWinner(null)}
        />
      )}
    </>
  )
}

function isMergeOf({ kind, isUndoable, conflicts, changes }: HistoryEntry, loserId: number): boolean {
  const isOffered = isUndoable || conflicts.length > 0
  return (
    kind === 'merged' &&
    isOffered &&
    changes.some(({ field, after }) => field === 'mergedId' && after === loserId)
  )
}
