import { CATEGORY_GROUPS } from '#domain/category/group.ts'
import { groupMetric } from '#domain/metric/metric.ts'
import { berlinDate, berlinDay, dateBefore } from '#domain/time/berlin-day.ts'
import { countByGroup } from '#store/businesses/businesses.ts'
import { rowsImportedBetween } from '#store/imports/import-runs.ts'
import { type DailyMetric, metricOn, setMetric } from '#store/metrics.ts'
import type { Store, StoreDeps } from '#store/store.ts'

/**
 * Records what is not recorded yet: once a day how many businesses there are, and how many rows were imported today and
 * yesterday, whose last ones may have come after the previous call. Safe to repeat.
 */
export async function recordMetrics({ store, now }: StoreDeps): Promise<void> {
  const today = berlinDate(now())
  const isCounted = (await metricOn(store.db, today, 'businesses')) !== undefined
  const metrics = [
    ...(isCounted ? [] : await businessMetrics(store, today)),
    ...(await importMetric(store, dateBefore(today))),
    ...(await importMetric(store, today)),
  ]
  if (metrics.length === 0) return
  await store.write(async trx => {
    for (const metric of metrics) await setMetric(trx, metric)
  })
}

async function businessMetrics({ db }: Store, day: string): Promise<DailyMetric[]> {
  const counts = await countByGroup(db)
  const total = (of: typeof counts) => of.reduce((sum, { count }) => sum + count, 0)
  return [
    // Hidden ones are in the administrator's directory too.
    { day, name: 'businesses', value: total(counts) },
    ...CATEGORY_GROUPS.map(({ slug }) => ({
      day,
      name: groupMetric(slug),
      value: total(counts.filter(({ group, isHidden }) => group === slug && !isHidden)),
    })),
  ]
}

/** The day's rows, unless they are recorded already. A day without imports needs no value. */
async function importMetric({ db }: Store, day: string): Promise<DailyMetric[]> {
  const value = await rowsImportedBetween(db, berlinDay(day))
  return value === ((await metricOn(db, day, 'imports')) ?? 0) ? [] : [{ day, name: 'imports', value }]
}
