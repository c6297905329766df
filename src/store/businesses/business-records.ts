import type { Business } from '#domain/business/business.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db } from '#store/store.ts'
import { type BusinessRow, businessOf } from './business-row.ts'

/** A business as the database has it, removed ones too. */
export interface BusinessRecord {
  readonly business: Business
  /** Its change number. */
  readonly version: number
  readonly urlSlug: string
  readonly matchKey: string | null
  /** How files name it, where its name or address was corrected here. */
  readonly statedKey: string | null
  /** Milliseconds since 1970; null while it is live. */
  readonly removedAt: number | null
  /** The business it was merged into. */
  readonly mergedInto: number | null
}

/** The business with this number, removed or not. */
export async function businessRecord(db: Db, id: number): Promise<BusinessRecord | undefined> {
  const row = await db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : recordOf(row)
}

/** The businesses with these numbers, removed or not; at most some hundred at once. */
export async function businessRecords(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BusinessRecord>> {
  const rows = await db.selectFrom('businesses').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map(row => [Number(row.id), recordOf(row)]))
}

function recordOf(row: BusinessRow): BusinessRecord {
  return {
    business: businessOf(row),
    version: Number(row.change),
    urlSlug: row.url_slug,
    matchKey: row.match_key,
    statedKey: row.stated_key,
    removedAt: numberOrNull(row.removed_at),
    mergedInto: numberOrNull(row.merged_into),
  }
}

/** The live business with a place id, unless it is `exceptId`. */
export async function holderOfPlaceId(
  db: Db,
  placeId: string,
  exceptId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('businesses')
    .select('id')
    .where('place_id', '=', placeId)
    .where('removed_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row === undefined ? undefined : Number(row.id)
}

/** Those of some removed businesses whose place id a live business has by now. */
export async function heldPlaceIds(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('businesses as removed')
    .innerJoin('businesses as live', 'live.place_id', 'removed.place_id')
    .select('removed.id')
    .where('removed.id', 'in', ids)
    .where('removed.removed_at', 'is not', null)
    .where('live.removed_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Whether another live business has the same match key. */
export async function isMatchKeyShared(db: Db, matchKey: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('businesses')
    .select('id')
    .where('match_key', '=', matchKey)
    .where('removed_at', 'is', null)
    .where('id', '!=', exceptId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a business from the directory; its row stays for its history. */
export async function markRemoved(
  db: Db,
  id: number,
  { now, change, mergedInto }: { now: number; change: number; mergedInto: number | null },
): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ removed_at: now, updated_at: now, change, merged_into: mergedInto })
    .where('id', '=', id)
    .execute()
}

/** Makes followers read a business again whose own row is unchanged: an address that led to it now leads elsewhere. */
export async function markTouched(db: Db, id: number, change: number): Promise<void> {
  await db.updateTable('businesses').set({ change }).where('id', '=', id).execute()
}
