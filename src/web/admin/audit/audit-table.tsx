import type { AuditEntry } from '#domain/account/audit.ts'
import { adminAuditMessages } from '#web/admin/audit/messages.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

/** The entries of the audit log, newest first. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { language } = usePage()
  const words = adminAuditMessages(language)
  const { moment } = dateFormat(language)
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.at}</th>
          <th scope="col">{words.account}</th>
          <th scope="col">{words.action}</th>
          <th scope="col">{words.subject}</th>
          <th scope="col">{words.details}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, account, action, subject, details }) => (
          <tr key={id}>
            <td className="nb">{moment(at)}</td>
            <td className="nb">{account === 'system' ? words.system : account}</td>
            <th scope="row" className="nb">
              {words.actions[action]}
            </th>
            <td>{subject}</td>
            <td className="quiet">{detailsText(details)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

/** { count: 3, kind: 'hide' } -> 'count: 3, kind: hide' */
function detailsText(details: AuditEntry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
