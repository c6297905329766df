import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { HistoryItem } from '#web/admin/businesses/editor/history-item.tsx'
import { PagedList } from '#web/admin/ui/list/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

interface HistoryPanelProps {
  shown: AdminBusiness
  /** An entry was undone: the business as it is now. */
  onUndone: (business: AdminBusiness) => void
  /** There is a newer version of the business. */
  onStale: () => void
}

/** The history of a business, newest first, each entry with values before and after. */
export function HistoryPanel({ shown: { business, version }, onUndone, onStale }: HistoryPanelProps) {
  const { id } = business
  const { api } = useAdmin()
  const messages = useMessages(adminBusinessMessages).history
  const entries = useQuery(historyQuery(api, id))
  return (
    <Panel title={messages.title} isFlush>
      <PagedList query={entries} failedTitle={messages.failed} empty={messages.none}>
        {shown => (
          <ol className="history">
            {shown.map((entry, at) => (
              <HistoryItem
                key={entry.id}
                entry={entry}
                entries={shown}
                version={version}
                isOpen={at === 0}
                onUndone={onUndone}
                onStale={() => {
                  onStale()
                  void entries.refetch()
                }}
              />
            ))}
          </ol>
        )}
      </PagedList>
    </Panel>
  )
}

/** What happened to a business, newest first. */
export const historyQuery = (api: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'business-history', id],
    queryFn: () => api('GET /api/admin/businesses/:id/history', { params: { id } }),
    staleTime: 0,
  })
