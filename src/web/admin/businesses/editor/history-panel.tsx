import { useQuery } from '@tanstack/react-query'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { HistoryItem } from '#web/admin/businesses/editor/history-item.tsx'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { PagedList } from '#web/admin/ui/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

interface HistoryPanelProps {
  id: number
  /** An entry was undone: the business as it is now. */
  onUndone: (business: AdminBusiness) => void
}

/** The history of a business, newest first, each entry with values before and after. */
export function HistoryPanel({ id, onUndone }: HistoryPanelProps) {
  const { api } = useAdmin()
  const messages = adminBusinessMessages(usePage().language).history
  const entries = useQuery({
    queryKey: ['admin', 'business-history', id],
    queryFn: () => api('GET /api/admin/businesses/:id/history', { params: { id } }),
    staleTime: 0,
  })
  return (
    <Panel title={messages.title} isFlush>
      <PagedList query={entries} failedTitle={messages.failed} empty={messages.none}>
        {shown => (
          <ol className="history">
            {shown.map((entry, at) => (
              <HistoryItem key={entry.id} entry={entry} isOpen={at === 0} onUndone={onUndone} />
            ))}
          </ol>
        )}
      </PagedList>
    </Panel>
  )
}
