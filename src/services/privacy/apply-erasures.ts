import type { Erasure } from '#domain/privacy/erasure.ts'
import { type ErasureJob, eraseBusinesses } from '#services/businesses/erase-business.ts'
import { removeFor } from '#services/businesses/remove-business.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { isErased } from '#store/businesses/erased-businesses.ts'
import { oldUrlSlugsOf } from '#store/businesses/old-slugs.ts'
import { addressHash, recordErasure } from '#store/privacy/erasures.ts'
import { suppressForGood, suppressionHash } from '#store/privacy/suppressions.ts'
import type { DataFolder, Db, Store, StoreDeps } from '#store/store.ts'
import { readErasureList } from './erasure-list.ts'
import { eraseTraces, termsOf } from './finish-erasure.ts'
import { keysFromHistory } from './suppress-business.ts'

/**
 * Erases in a restored database what was erased after its backup was made, by the list beside the present database, and
 * keeps imports from bringing it back. A job then rebuilds the index and deletes files.
 * @param deps the restored database, and the data folder that it is restored into
 * @returns how many businesses were erased again
 * Throws erasures_unreadable.
 */
export async function applyErasures({ store, dataDir, now }: StoreDeps & DataFolder): Promise<number> {
  const list = await readErasureList(dataDir)
  const jobs: ErasureJob[] = []
  for (const erasure of list.erasures) {
    const job = await store.write(trx => eraseAgain(trx, store, erasure, list.key, now()))
    if (job !== undefined) jobs.push(job)
  }
  for (const job of jobs) await eraseTraces({ store, now }, await termsOf(store, job))
  return jobs.length
}

async function eraseAgain(
  trx: Db,
  { key }: Store,
  erasure: Erasure,
  listKey: string,
  now: number,
): Promise<ErasureJob | undefined> {
  const { businessId: id, erasedAt, reason, suppressions } = erasure
  for (const { kind, value } of suppressions) await suppressForGood(trx, { kind, value, reason, now })
  await recordErasure(trx, erasure)
  const record = await businessRecord(trx, id)
  if (record === undefined || isErased(record.business)) return undefined
  // Numbers are given out again after a backup was restored.
  const isSame =
    listKey === key.id ? await hasKeyOf(trx, record, erasure) : record.business.createdAt <= erasedAt
  if (!isSame) return undefined
  if (record.removedAt === null) await removeFor(trx, record, { reason, account: null, now, key })
  const cause = { submissionId: null, reason, account: null, now, key }
  return eraseBusinesses(trx, [{ id, suppressions }], cause)

  async function hasKeyOf(
    db: Db,
    { business, urlSlug }: BusinessRecord,
    { addresses }: Erasure,
  ): Promise<boolean> {
    const former = (await oldUrlSlugsOf(db, [id])).get(id) ?? []
    if ([urlSlug, ...former].some(address => addresses.includes(addressHash(key, address)))) return true
    const { placeIds, matchKeys } = await keysFromHistory(db, business)
    const hashes = new Set(suppressions.map(({ value }) => value))
    return (
      [...placeIds].some(value => hashes.has(suppressionHash(key, 'place_id', value))) ||
      [...matchKeys].some(value => hashes.has(suppressionHash(key, 'name_address', value)))
    )
  }
}
