import type { ErasedKeys, Erasure } from '#domain/privacy/erasure.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { announce } from '#store/signals.ts'
import type { Db } from '#store/store.ts'

/** The keyed hash of a page address, `{city}/{slug}`. */
export function addressHash(key: SiteKey, urlSlug: string): string {
  return key.hash('erasure', urlSlug)
}

/** Records that a business was erased. Safe to repeat: keys are added, the first date stays. */
export async function recordErasure(
  db: Db,
  { businessId, erasedAt, reason, ...keys }: Erasure,
): Promise<void> {
  announce(db, 'settings')
  const known = await db
    .selectFrom('erasures')
    .select('keys')
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  const all = known === undefined ? keys : together(JSON.parse(known.keys) as ErasedKeys, keys)
  await db
    .insertInto('erasures')
    .values({
      business_id: businessId,
      erased_at: erasedAt,
      completed_at: null,
      reason,
      keys: JSON.stringify(all),
    })
    .onConflict(conflict =>
      conflict.column('business_id').doUpdateSet({ keys: JSON.stringify(all), completed_at: null }),
    )
    .execute()
}

/** Every erasure, in the order of the numbers. */
export async function allErasures(db: Db): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('business_id').execute()
  return rows.map(row => ({
    businessId: Number(row.business_id),
    erasedAt: Number(row.erased_at),
    reason: row.reason,
    ...(JSON.parse(row.keys) as ErasedKeys),
  }))
}

/** The keyed hashes of all addresses of erased businesses. */
export async function erasedAddresses(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await allErasures(db)).flatMap(({ addresses }) => addresses))
}

/** Records that no trace of these businesses is left outside of backups. */
export async function completeErasures(db: Db, ids: readonly number[], now: number): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ completed_at: now })
    .where('business_id', 'in', ids)
    .where('completed_at', 'is', null)
    .execute()
}

/**
 * When the last erasure was complete; older backups hold what was erased. Infinity while one is at work, 0 without any.
 * @returns milliseconds since 1970
 */
export async function lastCompletion(db: Db): Promise<number> {
  const rows = await db.selectFrom('erasures').select('completed_at').execute()
  return rows.reduce(
    (last, { completed_at: at }) => Math.max(last, at === null ? Number.POSITIVE_INFINITY : Number(at)),
    0,
  )
}

function together(a: ErasedKeys, b: ErasedKeys): ErasedKeys {
  const suppressions = [...a.suppressions, ...b.suppressions]
  return {
    addresses: [...new Set([...a.addresses, ...b.addresses])],
    suppressions: [...new Map(suppressions.map(key => [`${key.kind} ${key.value}`, key])).values()],
  }
}
