import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import type { SuppressionEntry } from '#web/admin/api/api.ts'
import { adminPrivacyMessages } from '#web/admin/privacy/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

interface SuppressionTableProps {
  suppressions: readonly SuppressionEntry[]
  onLift: (suppression: SuppressionEntry) => void
}

/** What imports recognise and leave out, and why. */
export function SuppressionTable({ suppressions, onLift }: SuppressionTableProps) {
  const { language } = usePage()
  const words = adminPrivacyMessages(language)
  const { day } = dateFormat(language)
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.reason}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.origin}</th>
          <th scope="col">{words.deeds}</th>
        </tr>
      </thead>
      <tbody>
        {suppressions.map(suppression => (
          <tr key={suppression.id}>
            <th scope="row" className="nm">
              {suppression.value.replaceAll('|', ' · ')}
            </th>
            <td className="nb">{words.kinds[suppression.kind]}</td>
            <td>{suppression.reason}</td>
            <td className="nb">{day(suppression.createdAt)}</td>
            <td className="nb">
              {suppression.businessId === null ? (
                words.byHand
              ) : (
                <Link href={adminPaths.business(suppression.businessId)}>
                  {words.removed(businessNumber(suppression.businessId))}
                </Link>
              )}
            </td>
            <td>
              <button
                type="button"
                className="btn"
                aria-label={words.liftOf(suppression.value)}
                onClick={() => onLift(suppression)}
              >
                {words.lift}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
