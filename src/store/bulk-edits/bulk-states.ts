import { sql } from 'kysely'
import type { BulkFact, BulkState, Visibility } from '#domain/business/bulk-edit.ts'
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
      IS_LOCKED[fact].as('is_locked'),
      IS_BY_HAND[fact].as('is_by_hand'),
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
const isRestorable = sql<number>`merged_into is null and name <> ''`

const IS_LOCKED: Readonly<Record<BulkFact, ReturnType<typeof sql<number>>>> = {
  category: sql<number>`coalesce(field_sources ->> '$.category.isLocked', 0)`,
  visibility: sql<number>`field_sources like '%"isLocked":true%'`,
}

const IS_BY_HAND: Readonly<Record<BulkFact, ReturnType<typeof sql<number>>>> = {
  category: sql<number>`coalesce(field_sources ->> '$.category.source', source) in ('administrator', 'owner')`,
  visibility: sql<number>`source in ('administrator', 'owner')
    or field_sources like '%"source":"administrator"%' or field_sources like '%"source":"owner"%'`,
}
