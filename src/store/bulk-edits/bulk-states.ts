import { type RawBuilder, sql } from 'kysely'
import type { BulkFact, BulkState, Visibility } from '#domain/business/bulk-edit.ts'
import { flagOf, jsonIsTrue, jsonText } from '#store/engine-sql.ts'
import type { Db } from '#store/store.ts'

/** Businesses of one state, counted. */
export interface CountedState {
  readonly state: BulkState
  /** The fact, or any fact where it is about visibility, is locked against imports, or was stated by a person. */
  readonly isLocked: boolean
  readonly isByHand: boolean
  readonly count: number
}

/** The states of some businesses; at most some hundred at once. @param fact which fact may be locked or stated by hand */
export async function countedStates(
  db: Db,
  ids: readonly number[],
  fact: BulkFact,
): Promise<readonly CountedState[]> {
  const rows = await db
    .selectFrom('businesses')
    .select([
      'category',
      visibility.as('visibility'),
      isRestorable.as('is_restorable'),
      isLocked(db, fact).as('is_locked'),
      isByHand(db, fact).as('is_by_hand'),
    ])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .groupBy(['category', 'visibility', 'is_restorable', 'is_locked', 'is_by_hand'])
    .execute()
  return rows.map(row => ({
    state: {
      category: row.category,
      visibility: row.visibility,
      isRestorable: row.is_restorable === 1,
    },
    isLocked: row.is_locked === 1,
    isByHand: row.is_by_hand === 1,
    count: Number(row.count),
  }))
}

/** A business with its state. */
export interface NamedState extends BulkState {
  readonly id: number
  readonly name: string
}

/** The states of some businesses by number; at most some hundred at once. */
export async function namedStates(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NamedState>> {
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'name', 'category', visibility.as('visibility'), isRestorable.as('is_restorable')])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, category, visibility, is_restorable }) => [
      Number(id),
      { id: Number(id), name, category, visibility, isRestorable: is_restorable === 1 },
    ]),
  )
}

const visibility = sql<Visibility>`case
  when removed_at is not null then 'removed' when is_hidden = 1 then 'hidden' else 'public' end`
/** An erased business has no name any more. */
const isRestorable = flagOf(sql`merged_into is null and name <> ''`)

function isLocked(db: Db, fact: BulkFact): RawBuilder<0 | 1> {
  return flagOf(
    fact === 'category'
      ? jsonIsTrue(db, 'field_sources', ['category', 'isLocked'])
      : sql`field_sources like '%"isLocked":true%'`,
  )
}

function isByHand(db: Db, fact: BulkFact): RawBuilder<0 | 1> {
  return flagOf(
    fact === 'category'
      ? sql`coalesce(${jsonText(db, 'field_sources', ['category', 'source'])}, source) in ('administrator', 'owner')`
      : sql`source in ('administrator', 'owner')
          or field_sources like '%"source":"administrator"%' or field_sources like '%"source":"owner"%'`,
  )
}
