import type { Selectable } from 'kysely'
import type { Page, PageRequest } from '#domain/paging.ts'
import type { SuppressionKind } from '#domain/privacy/erasure.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { takeNumbers } from '#store/counters.ts'
import { readPage } from '#store/pages.ts'
import type { SuppressionTable } from '#store/schema/business-tables.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import type { Db } from '#store/store.ts'

/** Keys of people and businesses that imports must not bring back, as keyed hashes. */
export interface SuppressionList {
  has(kind: SuppressionKind, value: string): boolean
}

/** The whole list. It is short (people who objected), so imports read it at once. */
export async function suppressionList(db: Db, key: SiteKey): Promise<SuppressionList> {
  const rows = await db.selectFrom('suppressions').select(['kind', 'value', 'is_hashed']).execute()
  const hashes = new Set(
    rows.map(({ kind, value, is_hashed: isHashed }) =>
      // Until the server was started with this version there are plain ones.
      isHashed === 1 ? `${kind} ${value}` : `${kind} ${suppressionHash(key, kind, value)}`,
    ),
  )
  const kinds = new Set(rows.map(({ kind }) => kind))
  return {
    // Most lists have no telephone numbers: then none is hashed.
    has: (kind, value) => kinds.has(kind) && hashes.has(`${kind} ${suppressionHash(key, kind, value)}`),
  }
}

/** The keyed hash that the list stores of a place id, an E.164 phone or a match key. */
export function suppressionHash(key: SiteKey, kind: SuppressionKind, value: string): string {
  return key.hash('suppression', `${kind} ${value}`)
}

/** One key that must not come back. */
export interface Suppression {
  readonly kind: SuppressionKind
  /** The keyed hash: suppressionHash. */
  readonly value: string
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The business whose removal added it; restoring the business removes it again. */
  readonly businessId?: number
}

/** Adds a key to the list. Safe to repeat: the first reason stays. */
export async function suppress(db: Db, entry: Suppression): Promise<void> {
  const id = await takeNumbers(db, 'suppression', 1)
  await db
    .insertInto('suppressions')
    .values({
      id,
      kind: entry.kind,
      value: entry.value,
      is_hashed: 1,
      reason: entry.reason,
      created_at: entry.now,
      business_id: entry.businessId ?? null,
    })
    .onConflict(conflict => conflict.columns(['kind', 'value']).doNothing())
    .execute()
}

/** Removes what the removal of a business added, and nothing else. */
export async function unsuppress(db: Db, businessId: number): Promise<void> {
  await db.deleteFrom('suppressions').where('business_id', '=', businessId).execute()
}

/** A key on the list. */
export interface SuppressionEntry {
  readonly id: number
  readonly kind: SuppressionKind
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The business whose removal added it; null: an objection, which only an administrator removes. */
  readonly businessId: number | null
}

/** Adds a key for good: restoring its business does not remove it. Safe to repeat; the last reason stays. */
export async function suppressForGood(db: Db, entry: Omit<Suppression, 'businessId'>): Promise<void> {
  await suppress(db, entry)
  await db
    .updateTable('suppressions')
    .set({ business_id: null, reason: entry.reason })
    .where('kind', '=', entry.kind)
    .where('value', '=', entry.value)
    .execute()
}

/** One page of the list, newest first. */
export function suppressionPage(db: Db, request: PageRequest): Promise<Page<SuppressionEntry>> {
  return readPage(db.selectFrom('suppressions').selectAll().orderBy('id', 'desc'), request, entryOf)
}

/** The entries of these keys. */
export async function suppressionsOf(
  db: Db,
  keys: readonly { readonly kind: SuppressionKind; readonly value: string }[],
): Promise<SuppressionEntry[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('suppressions')
    .selectAll()
    .where(({ eb, or, and }) =>
      or(keys.map(({ kind, value }) => and([eb('kind', '=', kind), eb('value', '=', value)]))),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map(entryOf)
}

/** Removes a key from the list. @returns it, or undefined where there is none with this number */
export async function deleteSuppression(db: Db, id: number): Promise<SuppressionEntry | undefined> {
  const row = await db.deleteFrom('suppressions').where('id', '=', id).returningAll().executeTakeFirst()
  return row === undefined ? undefined : entryOf(row)
}

function entryOf(row: Selectable<SuppressionTable>): SuppressionEntry {
  return {
    id: Number(row.id),
    kind: row.kind,
    reason: row.reason,
    createdAt: Number(row.created_at),
    businessId: numberOrNull(row.business_id),
  }
}
