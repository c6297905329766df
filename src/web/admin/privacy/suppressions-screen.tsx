import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import { messages as adminPrivacyMessages } from '#translated/admin/privacy.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { SUPPRESSIONS_KEY, SuppressPanel } from '#web/admin/privacy/suppress-panel.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The suppression list: businesses that no import may bring back. */
export function Page() {
  const { language } = usePage()
  const messages = inLanguage(adminPrivacyMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const { list } = useList(['suppressions'], {}, query => api('GET /api/admin/suppressions', { query }))
  const nameOf = ({ kind, reason }: SuppressionEntry) => `${messages.kinds[kind]}, ${reason}`
  const lifting = useRowAction<SuppressionEntry>({
    head: messages.actionsHead,
    action: messages.lift,
    labelOf: entry => messages.liftOf(nameOf(entry)),
    title: () => messages.liftTitle,
    about: entry => (
      <>
        <p>{messages.liftText(nameOf(entry))}</p>
        {entry.businessId !== null && <p>{messages.liftRemoved}</p>}
      </>
    ),
    isDangerous: true,
    run: ({ id }) => api('POST /api/admin/suppressions/:id/remove', { params: { id } }),
    done: () => messages.lifted,
    changed: SUPPRESSIONS_KEY,
  })
  return (
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <TablePanel
        title={messages.list}
        count={messages.count}
        {...list}
        empty={messages.none}
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
          lifting.column,
        ]}
      />
      <SuppressPanel onLift={lifting.ask} />
      {lifting.dialog}
    </Screen>
  )
}
