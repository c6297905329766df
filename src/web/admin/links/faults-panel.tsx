import { Link } from 'wouter'
import { LINK_FAULTS } from '#domain/link/link-check.ts'
import { outcomeName, outcomeText } from '#domain/link/outcome-text.ts'
import type { ValidationStatus } from '#domain/link/validation-status.ts'
import { messages as adminLinksMessages } from '#translated/admin/links.ts'
import { messages as linkReportMessages } from '#translated/api/link-report.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { ChoiceFilter } from '#web/admin/ui/list/filters.tsx'
import { useListQuery } from '#web/admin/ui/list/use-list.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The faulty websites in the query cache. */
const FAULTS = 'link-faults'
export const FAULTS_KEY = ['admin', FAULTS] as const

/**
 * The websites that the last checks found faulty, each with its reason.
 * @param status of the latest validation, which says how much an empty list means
 */
export function FaultsPanel({ status }: { status: ValidationStatus }) {
  const { language, formats } = usePage()
  const { faults: messages } = inLanguage(adminLinksMessages, language)
  const { outcomes } = inLanguage(linkReportMessages, language)
  const { day } = dateFormat(language)
  const { api, addressOf } = useAdmin()
  const address = useAddressQuery()
  const { reason: outcome } = address.filter({ reason: LINK_FAULTS })
  const filter = outcome === undefined ? {} : { outcome }
  const list = useListQuery([FAULTS], { page: address.page, ...filter }, query =>
    api('GET /api/admin/link-faults', { query }),
  )
  const counts = new Map(list.data?.reasons.map(({ outcome: reason, count }) => [reason, count]))
  return (
    <TablePanel
      title={messages.title}
      aside={
        list.data !== undefined &&
        list.data.total > 0 && (
          <>
            <span>{messages.count(formats.counted(list.data.total))}</span>
            <a
              className="btn ic ic-download"
              href={addressOf('GET /api/admin/link-faults/export', { query: filter })}
              download
            >
              {messages.download}
            </a>
          </>
        )
      }
      filters={
        <ChoiceFilter
          address={address}
          name="reason"
          label={messages.reason}
          all={messages.all}
          options={LINK_FAULTS.filter(reason => counts.has(reason) || reason === outcome).map(reason => [
            reason,
            `${outcomeName(outcomes, reason)} (${formats.count(counts.get(reason) ?? 0)})`,
          ])}
        />
      }
      query={list}
      address={address}
      empty={outcome === undefined ? messages[noFaultsOf(status)] : messages.noneSuch}
      idOf={fault => `${fault.businessId}`}
      columns={[
        {
          head: messages.business,
          kind: 'name',
          cell: ({ businessId, name }) => <Link href={adminPaths.business(businessId)}>{name}</Link>,
        },
        {
          head: messages.address,
          cell: ({ url }) => (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {URL.parse(url)?.host ?? url}
            </a>
          ),
        },
        {
          head: messages.reason,
          cell: fault => (
            <>
              <span>{outcomeText(outcomes, fault)}</span>
              {fault.isDead && <small>{messages.dead}</small>}
            </>
          ),
        },
        { head: messages.checked, kind: 'short', cell: ({ checkedAt }) => day(checkedAt) },
      ]}
    />
  )
}

/** What it means that there are no faults: only a whole validation that asked every address finds all well. */
function noFaultsOf({ valid, invalid, processed, total }: ValidationStatus) {
  const asked = valid + invalid
  if (asked === 0) return 'nothingAsked'
  return asked === processed && processed === total ? 'none' : 'noneAmongAsked'
}
