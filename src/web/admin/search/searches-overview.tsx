import { Link } from 'wouter'
import { LEAST_SEARCHES, SEARCH_PERIODS, type SearchPeriod } from '#domain/search/search-report.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import type { ShownSearchReport } from '#web/admin/api/api.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Counts } from '#web/admin/ui/counts.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SearchesOverviewProps {
  days: SearchPeriod
  onDays: (days: string) => void
  /** Undefined while it is loaded. */
  report: ShownSearchReport | undefined
}

const SUMS = ['searches', 'withoutResults', 'corrected'] as const

/** The period and its totals. */
export function SearchesOverview({ days, onDays, report }: SearchesOverviewProps) {
  const { formats } = usePage()
  const messages = useMessages(adminSearchMessages)
  return (
    <Panel
      title={messages.overview}
      aside={report !== undefined && messages.span(formats.date(report.from), formats.date(report.to))}
    >
      <p className="quiet">{messages.intro}</p>
      {report?.isOn === false && (
        <p className="warn">
          <span>
            {messages.off} <Link href={adminPaths.settings()}>{messages.toSettings}</Link>
          </span>
        </p>
      )}
      <div className="fields">
        <label className="field">
          {messages.period}{' '}
          <select className="input" value={days} onChange={event => onDays(event.target.value)}>
            {SEARCH_PERIODS.map(period => (
              <option key={period} value={period}>
                {messages.days(formats.counted(period))}
              </option>
            ))}
          </select>
        </label>
      </div>
      {report !== undefined && (
        <>
          <Counts counts={SUMS.map(name => [messages[name], formats.count(report[name])])} />
          {report.rare.queries > 0 && (
            <p className="small quiet">
              {messages.rareText(
                formats.counted(report.rare.searches),
                formats.counted(report.rare.queries),
                formats.counted(LEAST_SEARCHES),
              )}
            </p>
          )}
        </>
      )}
    </Panel>
  )
}
