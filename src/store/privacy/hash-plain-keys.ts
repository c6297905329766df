import type { SuppressionKind } from '#domain/privacy/erasure.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { eraseBusiness } from '#store/businesses/erased-businesses.ts'
import { oldUrlSlugsOf } from '#store/businesses/old-slugs.ts'
import { takeNumbers } from '#store/counters.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import type { Db, Store } from '#store/store.ts'
import { addressHash, recordErasure } from './erasures.ts'
import { suppressionHash } from './suppressions.ts'

/**
 * Replaces what versions before the site's key stored in clear: suppression keys, and the addresses of erased businesses.
 * A job then writes the database anew. A migration has no key, so the worker does this at its start. Safe to repeat;
 * does nothing once it is done.
 * @param now milliseconds since 1970
 */
export async function hashPlainKeys(store: Store, now: number): Promise<void> {
  // Businesses were erased with suppression keys, so without plain ones there is nothing to look for. Looked at first,
  // because a writer waits for all others, and the index for this.
  if ((await plainKeys(store.db)).length > 0) await store.write(trx => hashAll(trx, store.key, now))
}

async function plainKeys(db: Db): Promise<{ id: number; kind: SuppressionKind; value: string }[]> {
  return db.selectFrom('suppressions').select(['id', 'kind', 'value']).where('is_hashed', '=', 0).execute()
}

async function hashAll(trx: Db, key: SiteKey, now: number): Promise<void> {
  const plain = await plainKeys(trx)
  for (const { id, kind, value } of plain) {
    const hash = suppressionHash(key, kind, value)
    // Added again since, as a hash.
    await trx.deleteFrom('suppressions').where('kind', '=', kind).where('value', '=', hash).execute()
    await trx.updateTable('suppressions').set({ value: hash, is_hashed: 1 }).where('id', '=', id).execute()
  }
  const erased = await trx
    .selectFrom('businesses')
    .select(['id', 'url_slug', 'removed_at'])
    .where('name', '=', '')
    .where('removed_at', 'is not', null)
    .where('id', 'not in', known => known.selectFrom('erasures').select('business_id'))
    .execute()
  for (const row of erased) {
    const id = Number(row.id)
    const addresses = [row.url_slug, ...((await oldUrlSlugsOf(trx, [id])).get(id) ?? [])]
    await recordErasure(trx, {
      businessId: id,
      erasedAt: Number(row.removed_at),
      reason: '',
      addresses: addresses.map(address => addressHash(key, address)),
      suppressions: [],
    })
    await eraseBusiness(trx, id, await takeNumbers(trx, 'change', 1))
  }
  const businessIds = erased.map(({ id }) => Number(id))
  const input = { businessIds, terms: null, isRewritten: true }
  await insertJob(trx, { kind: 'erase', input, account: null }, now)
}
