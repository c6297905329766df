import { DAY_MS } from '#domain/time/durations.ts'

/** The value of a metric on one day. */
export interface MetricPoint {
  /** ISO date. */
  readonly day: string
  readonly value: number
}

/** Units of the SVG, which is scaled to its place. */
export const CHART = { width: 320, height: 96 }

/**
 * The line of a series, as an SVG path. Time runs evenly from the first to the last point; the scale begins at 0, or,
 * where the values hardly differ, just below the smallest, so that a change can be seen.
 * @param points at least two, oldest first
 * @returns the path, and the values at the lower and upper edge
 */
export function chartPath(points: readonly MetricPoint[]): {
  readonly path: string
  readonly low: number
  readonly high: number
} {
  const days = points.map(({ day }) => Date.parse(day) / DAY_MS)
  const values = points.map(({ value }) => value)
  const high = Math.max(...values, 1)
  const least = Math.min(...values)
  const low = least > high / 2 ? Math.max(0, Math.floor(least - (high - least) * 0.2)) : 0
  const first = days[0] ?? 0
  const span = (days.at(-1) ?? first) - first || 1
  const corners = points.map(({ value }, index) => {
    const x = (((days[index] ?? first) - first) / span) * CHART.width
    const y = CHART.height - ((value - low) / (high - low || 1)) * CHART.height
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return { path: `M${corners.join('L')}`, low, high }
}
