import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import { messages as adminPrivacyMessages } from '#translated/admin/privacy.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { SUPPRESSIONS_KEY, SuppressPanel } from '#web/admin/privacy/suppress-panel.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable, RowButton } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The suppression list: businesses that no import may bring back. */
export function Page() {
  const { language, formats } = usePage()
  const messages = inLanguage(adminPrivacyMessages, language)
  const { day } = dateFormat(language)
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
  const nameOf = ({ kind, reason }: SuppressionEntry) => `${messages.kinds[kind]}, ${reason}`
  return (
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <Panel
        title={messages.list}
        aside={list !== undefined && messages.count(formats.counted(list.total))}
        isFlush
      >
        <DataTable
          query={suppressions}
          address={address}
          empty={messages.none}
          label={messages.list}
          idOf={suppression => suppression.id}
          columns={[
            { head: messages.kind, isRowHead: true, cell: suppression => messages.kinds[suppression.kind] },
            { head: messages.reason, cell: suppression => suppression.reason },
            { head: messages.since, kind: 'short', cell: suppression => day(suppression.createdAt) },
            {
              head: messages.origin,
              kind: 'short',
              cell: ({ businessId: id }) =>
                id === null ? (
                  messages.byHand
                ) : (
                  <Link href={adminPaths.business(id)}>{messages.removed(businessNumber(id))}</Link>
                ),
            },
            {
              head: messages.actionsHead,
              isHeadHidden: true,
              cell: row => (
                <RowButton
                  text={messages.lift}
                  label={messages.liftOf(nameOf(row))}
                  onPress={() => setLifting(row)}
                />
              ),
            },
          ]}
        />
      </Panel>
      <SuppressPanel onLift={setLifting} />
      {lifting !== null && (
        <ConfirmDialog
          title={messages.liftTitle}
          action={messages.lift}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/suppressions/:id/remove', { params: { id: lifting.id } })
            await queries.invalidateQueries({ queryKey: SUPPRESSIONS_KEY })
            toast({ kind: 'done', text: messages.lifted })
          }}
          onClose={() => setLifting(null)}
        >
          <p>{messages.liftText(nameOf(lifting))}</p>
          {lifting.businessId !== null && <p>{messages.liftRemoved}</p>}
        </ConfirmDialog>
      )}
    </Screen>
  )
}
