import { Link } from 'wouter'
import { LEAST_SEARCHES, SEARCH_PERIODS, type SearchPeriod } from '#domain/search/search-report.ts'
import type { ShownSearchReport } from '#web/admin/api/api.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { adminSearchMessages } from '#web/admin/search/messages.ts'
import { Counts } from '#web/admin/ui/counts.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
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
  const { language, formats } = usePage()
  const words = adminSearchMessages(language)
  return (
    <Panel
      title={words.overview}
      aside={report !== undefined && words.span(formats.date(report.from), formats.date(report.to))}
    >
      <p className="quiet">{words.intro}</p>
      {report?.isOn === false && (
        <p className="ic ic-warn">
          <span>
            {words.off} <Link href={adminPaths.settings()}>{words.toSettings}</Link>
          </span>
        </p>
      )}
      <div className="fields">
        <label className="field">
          {words.period}{' '}
          <select className="input" value={days} onChange={event => onDays(event.target.value)}>
            {SEARCH_PERIODS.map(period => (
              <option key={period} value={period}>
                {words.days(formats.counted(period))}
              </option>
            ))}
          </select>
        </label>
      </div>
      {report !== undefined && (
        <>
          <Counts counts={SUMS.map(name => [words[name], formats.count(report[name])])} />
          {report.rare.queries > 0 && (
            <p className="small quiet">
              {words.rareText(
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
