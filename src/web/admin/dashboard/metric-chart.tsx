import { useId } from 'react'
import { Link } from 'wouter'
import { messages as adminDashboardMessages } from '#translated/admin/dashboard.ts'
import { CHART, chartPath, type MetricPoint } from '#web/admin/dashboard/chart-path.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ChartValues } from '#web/admin/ui/chart-values.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface MetricChartProps {
  name: 'businesses' | 'imports' | 'searches' | 'dead-links'
  /** Oldest first. */
  days: readonly MetricPoint[]
}

/** One metric over time: a line, the same as a sentence for screen readers, and as a table. */
export function MetricChart({ name, days }: MetricChartProps) {
  const { formats } = usePage()
  const { figures: messages } = useMessages(adminDashboardMessages)
  const id = useId()
  const first = days[0]
  const last = days.at(-1)
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>
        <span>{messages[name]}</span>
        {last !== undefined && <b>{formats.count(last.value)}</b>}
      </figcaption>
      {first === undefined || last === undefined ? (
        <p className="quiet">
          <span>{name === 'dead-links' ? messages.neverChecked : messages.none}</span>{' '}
          {name === 'dead-links' && <Link href={adminPaths.validation()}>{messages.check}</Link>}
        </p>
      ) : first === last ? (
        <p className="quiet">{messages.first(formats.date(first.day))}</p>
      ) : (
        <Line days={days} first={first} last={last} />
      )}
      {days.length > 1 && (
        <ChartValues
          summary={messages.table}
          label={messages[name]}
          rows={days.toReversed()}
          idOf={({ day }) => day}
          columns={[
            { head: messages.day, isRowHead: true, cell: ({ day }) => formats.date(day) },
            { head: messages.value, kind: 'number', cell: ({ value }) => formats.count(value) },
          ]}
        />
      )}
    </figure>
  )
}

interface LineProps {
  days: readonly MetricPoint[]
  first: MetricPoint
  last: MetricPoint
}

function Line({ days, first, last }: LineProps) {
  const { formats } = usePage()
  const { figures: messages } = useMessages(adminDashboardMessages)
  const { path, low, high } = chartPath(days)
  const summary = messages.summary(
    formats.date(first.day),
    formats.counted(first.value),
    formats.date(last.day),
    formats.counted(last.value),
  )
  return (
    <div className="chart-plot">
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        <path
          className="grid"
          d={`M0 0H${CHART.width}M0 ${CHART.height / 2}H${CHART.width}M0 ${CHART.height}H${CHART.width}`}
        />
        <path className="line" d={path} />
      </svg>
      <span className="chart-y" aria-hidden="true">
        <span>{formats.shortCount(high)}</span>
        <span>{formats.shortCount(low)}</span>
      </span>
      <span className="chart-x" aria-hidden="true">
        <span>{formats.date(first.day)}</span>
        <span>{formats.date(last.day)}</span>
      </span>
    </div>
  )
}
