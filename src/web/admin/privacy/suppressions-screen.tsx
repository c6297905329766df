import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { adminPrivacyMessages } from '#web/admin/privacy/messages.ts'
import { SuppressPanel } from '#web/admin/privacy/suppress-panel.tsx'
import { SuppressionTable } from '#web/admin/privacy/suppression-table.tsx'
import { SUPPRESSIONS_KEY } from '#web/admin/privacy/suppressions-key.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { InboxTabs } from '#web/admin/ui/inbox-tabs.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Who must not come back with an import: removed businesses, and those who objected. */
export function Page() {
  const { language, formats } = usePage()
  const words = adminPrivacyMessages(language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const address = useAddressQuery()
  const [lifting, setLifting] = useState<SuppressionEntry | null>(null)
  const suppressions = useQuery({
    queryKey: [...SUPPRESSIONS_KEY, address.page],
    queryFn: () => api('GET /api/admin/suppressions', { query: { page: address.page } }),
    staleTime: 0,
  })
  const list = suppressions.data
  return (
    <Screen title={words.title}>
      <InboxTabs />
      <p className="quiet adm-gap">{words.intro}</p>
      <Panel
        title={words.list}
        aside={list !== undefined && words.count(formats.count(list.total), formats.isOne(list.total))}
        isFlush
      >
        {suppressions.isError && (
          <Failure error={suppressions.error} onRetry={() => void suppressions.refetch()} />
        )}
        {suppressions.isPending && <div className="bone adm-bone" />}
        {list?.entries.length === 0 && <p className="panel-empty">{words.none}</p>}
        {list !== undefined && list.entries.length > 0 && (
          <SuppressionTable suppressions={list.entries} onLift={setLifting} />
        )}
        {list !== undefined && list.totalPages > 1 && (
          <div className="tbl-foot">
            <Pager
              page={list.page}
              pages={list.totalPages}
              hrefOf={page => address.with({ page: String(page) })}
            />
          </div>
        )}
      </Panel>
      <SuppressPanel />
      {lifting !== null && (
        <ConfirmDialog
          title={words.liftTitle}
          action={words.lift}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/suppressions/:id/remove', { params: { id: lifting.id } })
            await queries.invalidateQueries({ queryKey: SUPPRESSIONS_KEY })
            toast({ kind: 'done', text: words.lifted })
          }}
          onClose={() => setLifting(null)}
        >
          <p>{words.liftText(words.kinds[lifting.kind], lifting.value)}</p>
          {lifting.businessId !== null && <p>{words.liftRemoved}</p>}
        </ConfirmDialog>
      )}
    </Screen>
  )
}
