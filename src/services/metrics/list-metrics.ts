import { CATEGORY_GROUPS, type GroupSlug } from '#domain/category/group.ts'
import { groupMetric, type MetricSeries } from '#domain/metric/metric.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { metricsBetween } from '#store/metrics.ts'
import type { MetricDeps } from './record-metrics.ts'

/** The course of every figure over the last days, today among them. */
export async function listMetrics({ store, now }: MetricDeps, days: number): Promise<MetricSeries[]> {
  const today = berlinDate(now())
  const series = new Map<MetricSeries['name'], { day: string; value: number }[]>()
  for (const { day, name, value } of await metricsBetween(store.db, daysBefore(today, days - 1), today)) {
    series.set(name, [...(series.get(name) ?? []), { day, value }])
  }
  return [...series].map(([name, values]) => ({ name, days: values }))
}

/** A reading may be missing on the very day; one as close as this says the same. */
const YEAR_DAYS = 365
const TOLERANCE_DAYS = 10

/** How many businesses each group had a year ago; groups without a reading around that day are missing. */
export async function groupCountsYearAgo({
  store,
  now,
}: MetricDeps): Promise<ReadonlyMap<GroupSlug, number>> {
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

function daysBefore(day: string, days: number): string {
  return Temporal.PlainDate.from(day).subtract({ days }).toString()
}

function distance(one: string, other: string): number {
  return Math.abs(Temporal.PlainDate.from(one).until(other).days)
}
