import type { CounterTable } from './schema/business-tables.ts'
import { announce, type Topic } from './signals.ts'
import type { Db } from './store.ts'

/** What is new once a counter has risen. */
const TOPICS: Partial<Record<CounterTable['name'], Topic>> = {
  change: 'changes',
  index_rebuild: 'changes',
  synonym: 'settings',
  category_rule: 'settings',
  redirect: 'settings',
  job: 'jobs',
  mail: 'mails',
}

/**
 * Takes `count` consecutive numbers of a counter and returns the first. In a transaction the numbers become visible
 * with the rows that have them, so change numbers commit in order. Processes that wait for such rows are woken by the commit.
 */
export async function takeNumbers(db: Db, name: CounterTable['name'], count: number): Promise<number> {
  const topic = TOPICS[name]
  if (topic !== undefined) announce(db, topic)
  const row = await db
    .insertInto('counters')
    .values({ name, value: count })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet(set => ({ value: set('counters.value', '+', count) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return Number(row.value) - count + 1
}

/** The highest number given out so far; 0 before the first. */
export async function lastNumber(db: Db, name: CounterTable['name']): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst()
  return Number(row?.value ?? 0)
}
