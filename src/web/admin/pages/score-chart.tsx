import { useId } from 'react'
import { messages as adminIndexingMessages } from '#translated/admin/indexing.ts'
import { ChartValues } from '#web/admin/ui/chart-values.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ScoreChartProps {
  /** How many entries have each score, 0 to 100. */
  scores: readonly number[]
  threshold: number
}

/** Scores per bar; the last bar also counts 100. */
const STEP = 5
const BARS = 100 / STEP
const HEIGHT = 60
const GAP = 0.6

/** How many entries have which score: bars, the same as a sentence for screen readers, and as a table. */
export function ScoreChart({ scores, threshold }: ScoreChartProps) {
  const { formats } = usePage()
  const messages = useMessages(adminIndexingMessages)
  const id = useId()
  const bars = Array.from({ length: BARS }, (_, at) => ({
    from: at * STEP,
    to: at === BARS - 1 ? 100 : at * STEP + STEP - 1,
    count: scores.slice(at * STEP, at === BARS - 1 ? 101 : (at + 1) * STEP).reduce((sum, n) => sum + n, 0),
  }))
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const peak = bars.find(({ count }) => count === most)
  const summary = messages.distributionSummary(
    peak === undefined ? '0' : messages.range(peak.from, peak.to),
    formats.counted(peak?.count ?? 0),
  )
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>
        <span>
          {messages.points} · {messages.entries}
        </span>
      </figcaption>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {bars.map(({ from, count }) => {
          const height = (HEIGHT * count) / most
          return (
            <rect
              key={from}
              className={from >= threshold ? 'bar' : 'bar low'}
              x={from + GAP / 2}
              width={STEP - GAP}
              y={HEIGHT - height}
              height={height}
            />
          )
        })}
        <line className="mark" x1={threshold} x2={threshold} y1={0} y2={HEIGHT} />
      </svg>
      <div className="chart-x" aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </div>
      <ChartValues
        summary={messages.table}
        label={messages.distribution}
        rows={bars}
        idOf={({ from }) => from}
        columns={[
          { head: messages.points, isRowHead: true, cell: ({ from, to }) => messages.range(from, to) },
          { head: messages.entries, kind: 'number', cell: ({ count }) => formats.count(count) },
        ]}
      />
    </figure>
  )
}
