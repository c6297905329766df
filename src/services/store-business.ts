import type { Business, Source } from '#domain/business/business.ts'
import type { FactChange, HistoryKind } from '#domain/business/history.ts'
import { changedFacts } from '#domain/business/merge.ts'
import { note, REMOVED_FACT } from '#domain/business/undo.ts'
import { updateBusiness } from '#store/businesses.ts'
import { takeNumbers } from '#store/counters.ts'
import { isFreedAddress } from '#store/freed-address.ts'
import { type HeldBusiness, markRemoved } from '#store/held-businesses.ts'
import { recordHistory } from '#store/history.ts'
import type { Db } from '#store/store.ts'
import { assignSlugs } from './assign-slugs.ts'
import { rowKeysOf } from './row-keys.ts'

/** What happened to a business, for its history. */
export interface Deed {
  readonly kind: HistoryKind
  /** The account's name; null: nobody in particular. */
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** 'administrator' unless it is somebody else's word. */
  readonly source?: Source
  /** What the history says besides the facts that differ. */
  readonly notes?: readonly FactChange[]
}

/**
 * Stores one business as it was decided, live from now on, with its address, its change number and its history. Call
 * it in the transaction of the decision.
 * @param held as it is stored, removed or not
 */
export async function storeBusiness(
  trx: Db,
  held: HeldBusiness,
  business: Business,
  deed: Deed,
): Promise<void> {
  const entry = { business, urlSlugBefore: isFreedAddress(held.urlSlug) ? null : held.urlSlug }
  await assignSlugs(trx, [entry], deed.now)
  const change = await takeNumbers(trx, 'change', 1)
  await updateBusiness(trx, entry.business, rowKeysOf(entry.business, change))
  const visibility =
    held.business.isHidden === business.isHidden
      ? []
      : [note('isHidden', held.business.isHidden, business.isHidden)]
  const presence = held.removedAt === null ? [] : [note(REMOVED_FACT, true, false)]
  await record(trx, business.id, change, deed, [
    ...changedFacts(held.business, entry.business),
    ...visibility,
    ...presence,
  ])
}

/** Takes one business out of the directory, with its change number and its history. */
export async function storeRemoval(
  trx: Db,
  id: number,
  deed: Deed & { readonly mergedInto: number | null },
): Promise<void> {
  const change = await takeNumbers(trx, 'change', 1)
  await markRemoved(trx, id, { now: deed.now, change, mergedInto: deed.mergedInto })
  await record(trx, id, change, deed, [note(REMOVED_FACT, false, true)])
}

async function record(
  trx: Db,
  businessId: number,
  change: number,
  { kind, account, now, source = 'administrator', notes = [] }: Deed,
  changes: readonly FactChange[],
): Promise<void> {
  await recordHistory(trx, [
    { businessId, kind, source, account, runId: null, changes: [...changes, ...notes], change, now },
  ])
}
