import type { MetricName } from '#domain/metric/metric.ts'
import type { Db } from './store.ts'

/** The value of one metric on one day. */
export interface DailyMetric {
  /** ISO date in Germany. */
  readonly day: string
  readonly name: MetricName
  readonly value: number
}

/** Stores a day's value, in place of a former one. */
export async function setMetric(db: Db, { day, name, value }: DailyMetric): Promise<void> {
  await db
    .insertInto('figures')
    .values({ day, name, value })
    .onConflict(conflict => conflict.columns(['name', 'day']).doUpdateSet({ value }))
    .execute()
}

/** Adds to a day's value. */
export async function addToMetric(db: Db, { day, name, value }: DailyMetric): Promise<void> {
  await db
    .insertInto('figures')
    .values({ day, name, value })
    .onConflict(conflict =>
      conflict
        .columns(['name', 'day'])
        .doUpdateSet(expression => ({ value: expression('figures.value', '+', value) })),
    )
    .execute()
}

/** All values from one day to another, both included, by name and day. */
export async function metricsBetween(db: Db, from: string, to: string): Promise<DailyMetric[]> {
  const rows = await db
    .selectFrom('figures')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('name')
    .orderBy('day')
    .execute()
  return rows.map(row => ({ day: row.day, name: row.name as MetricName, value: Number(row.value) }))
}

/** A day's value; undefined when it was not recorded. */
export async function metricOn(db: Db, day: string, name: MetricName): Promise<number | undefined> {
  const row = await db
    .selectFrom('figures')
    .select('value')
    .where('day', '=', day)
    .where('name', '=', name)
    .executeTakeFirst()
  return row === undefined ? undefined : Number(row.value)
}

/** Deletes all values of these metrics. */
export async function deleteMetrics(db: Db, names: readonly MetricName[]): Promise<void> {
  await db.deleteFrom('figures').where('name', 'in', names).execute()
}
