import { CATEGORY_GROUPS, type GroupSlug } from '#domain/category/group.ts'
import { groupMetric, type MetricSeries } from '#domain/metric/metric.ts'
import { berlinDate, daysBefore } from '#domain/time/berlin-day.ts'
import { metricsBetween } from '#store/metrics.ts'
import type { StoreDeps } from '#store/store.ts'

/** Every metric over the last days, today included. */
export async function listMetrics({ store, now }: StoreDeps, days: number): Promise<MetricSeries[]> {
  const today = berlinDate(now())
  const series = new Map<MetricSeries['name'], { day: string; value: number }[]>()
  for (const { day, name, value } of await metricsBetween(store.db, daysBefore(today, days - 1), today)) {
    series.set(name, [...(series.get(name) ?? []), { day, value }])
  }
  return [...series].map(([name, values]) => ({ name, days: values }))
}

/** The value of the very day may be missing; one as close as this will do. */
const YEAR_DAYS = 365
const TOLERANCE_DAYS = 10

/** How many businesses each group had a year ago; groups without a value around that day are missing. */
export async function groupCountsYearAgo({ store, now }: StoreDeps): Promise<ReadonlyMap<GroupSlug, number>> {
  const today = berlinDate(now())
  const yearAgo = daysBefore(today, YEAR_DAYS)
  const values = await metricsBetween(
    store.db,
    daysBefore(yearAgo, TOLERANCE_DAYS),
    daysBefore(yearAgo, -TOLERANCE_DAYS),
  )
  const counts = new Map<GroupSlug, number>()
  for (const { slug } of CATEGORY_GROUPS) {
    const closest = values
      .filter(({ name }) => name === groupMetric(slug))
      .sort((a, b) => distance(a.day, yearAgo) - distance(b.day, yearAgo))[0]
    if (closest !== undefined) counts.set(slug, closest.value)
  }
  return counts
}

function distance(one: string, other: string): number {
  return Math.abs(Temporal.PlainDate.from(one).until(other).days)
}
