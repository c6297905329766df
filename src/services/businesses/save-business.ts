import type { Business, Source } from '#domain/business/business.ts'
import type { FactChange, HistoryKind, RunRef } from '#domain/business/history.ts'
import { note, REMOVED_FACT } from '#domain/edit/entry-facts.ts'
import { changedFacts } from '#domain/edit/merge-draft.ts'
import { type BusinessRecord, markRemoved } from '#store/businesses/business-records.ts'
import { updateBusinesses } from '#store/businesses/businesses.ts'
import { isFreedAddress } from '#store/businesses/freed-address.ts'
import { recordHistory } from '#store/businesses/history.ts'
import { takeNumbers } from '#store/counters.ts'
import type { Db } from '#store/store.ts'
import { assignSlugs } from './assign-slugs.ts'
import { keysAfterEdit, rowKeysOf } from './row-keys.ts'

/** What happened to a business, for its history. */
export interface BusinessAction {
  readonly kind: HistoryKind
  /** The account's name; null for the system. */
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  /** 'administrator' by default. */
  readonly source?: Source
  /** The import or bulk edit that it belongs to, or that is undone. */
  readonly run?: RunRef
  /** Entries of the history besides the changed facts. */
  readonly notes?: readonly FactChange[]
}

/**
 * Stores one business, live from now on, with its address, its change number and its history. Call it in the
 * transaction of the decision.
 * @param record as it is stored, removed or not
 */
export async function saveBusiness(
  trx: Db,
  record: BusinessRecord,
  business: Business,
  action: BusinessAction,
): Promise<void> {
  const entry = { business, urlSlugBefore: isFreedAddress(record.urlSlug) ? null : record.urlSlug }
  await assignSlugs(trx, [entry], action.now)
  const change = await takeNumbers(trx, 'change', 1)
  const keys = rowKeysOf(entry.business, change, keysAfterEdit(record, entry.business))
  await updateBusinesses(trx, [{ business: entry.business, keys }])
  const presence = record.removedAt === null ? [] : [note(REMOVED_FACT, true, false)]
  await writeHistory(trx, business.id, change, action, [
    ...changedFacts(record.business, entry.business),
    ...presence,
  ])
}

/** Removes one business from the directory, with its change number and its history. */
export async function saveRemoval(
  trx: Db,
  id: number,
  action: BusinessAction & { readonly mergedInto: number | null },
): Promise<void> {
  const change = await takeNumbers(trx, 'change', 1)
  await markRemoved(trx, id, { now: action.now, change, mergedInto: action.mergedInto })
  await writeHistory(trx, id, change, action, [note(REMOVED_FACT, false, true)])
}

async function writeHistory(
  trx: Db,
  businessId: number,
  change: number,
  { kind, account, now, source = 'administrator', run, notes = [] }: BusinessAction,
  changes: readonly FactChange[],
): Promise<void> {
  await recordHistory(trx, [
    { businessId, kind, source, account, run: run ?? null, changes: [...changes, ...notes], change, now },
  ])
}
