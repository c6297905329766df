import { numberOrNull } from '#store/schema/columns.ts'
import { chunks } from '#store/statements.ts'
import type { Db } from '#store/store.ts'
import type { KeyColumn, MatchKeys } from './businesses.ts'

/** The live business that each key of a merged one stands for. */
export interface MergedKeys {
  readonly placeIds: ReadonlyMap<string, number>
  readonly googleIds: ReadonlyMap<string, number>
  readonly cids: ReadonlyMap<string, number>
  readonly matchKeys: ReadonlyMap<string, number>
}

/** Merges cannot form a circle, so a longer chain means a damaged table. */
const LONGEST_CHAIN = 50

const NO_KEYS: MergedKeys = {
  placeIds: new Map(),
  googleIds: new Map(),
  cids: new Map(),
  matchKeys: new Map(),
}

/** The live businesses that keys of merged ones stand for. One short query while nothing was ever merged. */
export async function mergedKeys(db: Db, keys: MatchKeys): Promise<MergedKeys> {
  if (!(await hasMerged(db))) return NO_KEYS
  const merged = {
    placeIds: await takenIn(db, 'place_id', keys.placeIds),
    googleIds: await takenIn(db, 'google_id', keys.googleIds),
    cids: await takenIn(db, 'cid', keys.cids),
    // Of two businesses, the one that has the key itself comes before the one that files name by it.
    matchKeys: new Map([
      ...(await takenIn(db, 'stated_key', keys.matchKeys)),
      ...(await takenIn(db, 'match_key', keys.matchKeys)),
    ]),
  }
  const winners = await liveWinners(
    db,
    Object.values(merged).flatMap(found => [...found.values()]),
  )
  const live = (found: ReadonlyMap<string, number>) =>
    new Map(
      [...found].flatMap(([key, id]) => {
        const winner = winners.get(id)
        return winner === undefined ? [] : [[key, winner] as const]
      }),
    )
  return {
    placeIds: live(merged.placeIds),
    googleIds: live(merged.googleIds),
    cids: live(merged.cids),
    matchKeys: live(merged.matchKeys),
  }
}

/** Every business that was merged into one of these, also through others, with the one it ended up in. */
export async function mergedIntoEach(
  db: Db,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly winnerId: number; readonly urlSlug: string }[]> {
  if (ids.length === 0 || !(await hasMerged(db))) return []
  const found: { id: number; winnerId: number; urlSlug: string }[] = []
  let winners = new Map(ids.map(id => [id, id]))
  for (let step = 0; step < LONGEST_CHAIN && winners.size > 0; step++) {
    const next = new Map<number, number>()
    for (const part of chunks([...winners.keys()])) {
      const rows = await db
        .selectFrom('businesses')
        .select(['id', 'merged_into', 'url_slug'])
        .where('merged_into', 'in', part)
        .execute()
      for (const row of rows) {
        const winnerId = winners.get(Number(row.merged_into))
        if (winnerId === undefined) continue
        next.set(Number(row.id), winnerId)
        found.push({ id: Number(row.id), winnerId, urlSlug: row.url_slug })
      }
    }
    winners = next
  }
  return found
}

/** What `merged_from` says of rows that came with a business: its number, and those of businesses merged into it. */
export async function mergedRowsOf(db: Db, id: number): Promise<readonly number[]> {
  return [id, ...(await mergedIntoEach(db, [id])).map(business => business.id)]
}

/** The businesses that are merged into one, without those that were merged into these. */
export async function mergedIds(db: Db, id: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('businesses').select('id').where('merged_into', '=', id).execute()
  return new Set(rows.map(row => Number(row.id)))
}

/** The businesses that a merged one was merged into, the nearest first. */
export async function mergedChain(db: Db, mergedInto: number | null): Promise<readonly number[]> {
  const chain: number[] = []
  for (let id = mergedInto; id !== null && chain.length < LONGEST_CHAIN; ) {
    chain.push(id)
    const row = await db
      .selectFrom('businesses')
      .select('merged_into')
      .where('id', '=', id)
      .executeTakeFirst()
    id = row?.merged_into == null ? null : Number(row.merged_into)
  }
  return chain
}

/** The businesses that one was merged into, the nearest first; none for a live one. */
export async function mergeTargetsOf(db: Db, id: number): Promise<readonly number[]> {
  const row = await db.selectFrom('businesses').select('merged_into').where('id', '=', id).executeTakeFirst()
  return mergedChain(db, numberOrNull(row?.merged_into ?? null))
}

/** The business that one ended up in by merges, live or not; itself where it was not merged. */
export async function remainingId(db: Db, id: number): Promise<number> {
  return (await mergeTargetsOf(db, id)).at(-1) ?? id
}

async function hasMerged(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('businesses')
    .select('id')
    .where('merged_into', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function takenIn(db: Db, column: KeyColumn, values: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const part of chunks(values)) {
    const rows = await db
      .selectFrom('businesses')
      .select([column, 'merged_into'])
      .where('merged_into', 'is not', null)
      .where(column, 'in', part)
      .orderBy('id')
      .execute()
    for (const row of rows) {
      const key = row[column]
      if (key !== null && row.merged_into !== null) found.set(key, Number(row.merged_into))
    }
  }
  return found
}

/** The live business at the end of each chain; chains that end at a removed one are left out. */
async function liveWinners(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const winners = new Map<number, number>()
  let open = new Map(ids.map(id => [id, [id]]))
  for (let step = 0; step < LONGEST_CHAIN && open.size > 0; step++) {
    const next = new Map<number, number[]>()
    for (const part of chunks([...open.keys()])) {
      const rows = await db
        .selectFrom('businesses')
        .select(['id', 'merged_into', 'removed_at'])
        .where('id', 'in', part)
        .execute()
      for (const row of rows) {
        const starts = open.get(Number(row.id)) ?? []
        if (row.removed_at === null) for (const start of starts) winners.set(start, Number(row.id))
        else if (row.merged_into !== null) {
          const target = Number(row.merged_into)
          next.set(target, [...(next.get(target) ?? []), ...starts])
        }
      }
    }
    open = next
  }
  return winners
}
