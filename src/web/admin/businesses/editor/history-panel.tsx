import { useQuery } from '@tanstack/react-query'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { HistoryItem } from '#web/admin/businesses/editor/history-item.tsx'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

interface HistoryPanelProps {
  id: number
  /** An entry was taken back: the business as it is now. */
  onUndone: (business: AdminBusiness) => void
}

/** What happened to a business, newest first, each with what was before and what came after. */
export function HistoryPanel({ id, onUndone }: HistoryPanelProps) {
  const { api } = useAdmin()
  const words = adminBusinessMessages(usePage().language).history
  const entries = useQuery({
    queryKey: ['admin', 'business-history', id],
    queryFn: () => api('GET /api/admin/businesses/:id/history', { params: { id } }),
    staleTime: 0,
  })
  return (
    <Panel title={words.title} isFlush>
      {entries.isPending && <div className="bone adm-bone" />}
      {entries.isError && (
        <Failure title={words.failed} error={entries.error} onRetry={() => void entries.refetch()} />
      )}
      {entries.data?.length === 0 && <p className="panel-empty">{words.none}</p>}
      {entries.data !== undefined && entries.data.length > 0 && (
        <ol className="history">
          {entries.data.map((entry, at) => (
            <HistoryItem key={entry.id} entry={entry} isOpen={at === 0} onUndone={onUndone} />
          ))}
        </ol>
      )}
    </Panel>
  )
}
