import { useId } from 'react'
import { adminIndexingMessages } from '#web/admin/pages/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ScoreChartProps {
  /** How many entries have each score, 0 to 100. */
  scores: readonly number[]
  threshold: number
}

/** Points a bar stands for; the last one also holds 100. */
const STEP = 5
const BARS = 100 / STEP
const HEIGHT = 60
const GAP = 0.6

/** How the points are spread: bars to look at, a sentence to hear, a table to read. */
export function ScoreChart({ scores, threshold }: ScoreChartProps) {
  const { language, formats } = usePage()
  const words = adminIndexingMessages(language)
  const id = useId()
  const bars = Array.from({ length: BARS }, (_, at) => ({
    from: at * STEP,
    to: at === BARS - 1 ? 100 : at * STEP + STEP - 1,
    count: scores.slice(at * STEP, at === BARS - 1 ? 101 : (at + 1) * STEP).reduce((sum, n) => sum + n, 0),
  }))
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const peak = bars.find(({ count }) => count === most)
  const summary = words.distributionSummary(
    peak === undefined ? '0' : words.range(peak.from, peak.to),
    formats.counted(peak?.count ?? 0),
  )
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>
        <span>
          {words.points} · {words.entries}
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
      <details>
        <summary>{words.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <section className="chart-values" aria-label={words.distribution} tabIndex={0}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">{words.points}</th>
                <th scope="col" className="r">
                  {words.entries}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ from, to, count }) => (
                <tr key={from}>
                  <th scope="row">{words.range(from, to)}</th>
                  <td className="r">{formats.count(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
