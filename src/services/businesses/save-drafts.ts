import type { Business, BusinessDraft } from '#domain/business/business.ts'
import type { HistoryKind } from '#domain/business/history.ts'
import { changedFacts, type Origin } from '#domain/edit/merge-draft.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { isSuppressed } from '#services/privacy/is-suppressed.ts'
import { insertBusinesses, updateBusiness } from '#store/businesses/businesses.ts'
import { recordHistory } from '#store/businesses/history.ts'
import { freePlaceIds } from '#store/businesses/place-ids.ts'
import { takeNumbers } from '#store/counters.ts'
import type { SuppressionList } from '#store/privacy/suppressions.ts'
import type { Db } from '#store/store.ts'
import { assignSlugs } from './assign-slugs.ts'
import { DraftMatcher, type PendingBusiness, type SaveOutcome } from './draft-matcher.ts'
import { findMatches, keysOfDrafts } from './find-matches.ts'
import { rowKeysOf } from './row-keys.ts'

export type SavedDraft =
  | {
      readonly outcome: SaveOutcome
      readonly id: number
      /** What the draft contradicts: locked facts, or that one row is one business. */
      readonly notes: readonly RowFault[]
    }
  | { readonly outcome: 'suppressed'; readonly id: null; readonly notes: readonly RowFault[] }

export interface SaveDraftsInput {
  /** Each with a name; several may be about the same business: the later ones are merged into the earlier. */
  readonly drafts: readonly BusinessDraft[]
  readonly origin: Origin
  readonly suppressed: SuppressionList
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whose doing it is, for the history. */
  readonly cause?: Cause
}

export interface Cause {
  readonly runId?: number
  /** The account's name. */
  readonly account?: string
}

/**
 * Stores what drafts say, the only way a business of a file gets into the truth. Call it inside a transaction:
 * businesses, former addresses, change numbers and history are then stored together or not at all.
 * A known business is recognised by place id, then Google id or cid, then name with postal code and street
 * (domain/duplicate/recognition-key.ts says what stands in where a row has no address).
 * @returns one outcome for each draft, in order
 */
export async function saveDrafts(trx: Db, input: SaveDraftsInput): Promise<SavedDraft[]> {
  const known = new DraftMatcher()
  const { stored, merged } = await findMatches(trx, keysOfDrafts(input.drafts))
  for (const business of stored) known.add(business)
  const changed = new Set<PendingBusiness>()
  // A new business has no number before it is stored, so what is answered is looked up at the end.
  const answers = input.drafts.map((draft): (() => SavedDraft) => {
    if (isSuppressed(draft, input.suppressed)) return () => ({ outcome: 'suppressed', id: null, notes: [] })
    const winner = known.mergedInto(draft, merged)
    if (winner !== undefined) return () => ({ outcome: 'duplicate', id: winner, notes: [] })
    const taken = known.apply(draft, input.origin, input.now)
    if (taken.outcome === 'created' || taken.outcome === 'updated') changed.add(taken.known)
    return () => ({ outcome: taken.outcome, id: taken.known.business.id, notes: taken.notes })
  })
  await storeChanged(trx, [...changed], input)
  return answers.map(answer => answer())
}

async function storeChanged(
  trx: Db,
  changed: readonly PendingBusiness[],
  input: SaveDraftsInput,
): Promise<void> {
  if (changed.length === 0) return
  const created = changed.filter(known => known.before === null)
  if (created.length > 0) {
    const firstId = await takeNumbers(trx, 'business', created.length)
    created.forEach((known, index) => {
      known.business = { ...known.business, id: firstId + index }
    })
  }
  await assignSlugs(trx, changed, input.now)
  const firstChange = await takeNumbers(trx, 'change', changed.length)
  const rows = changed.map((known, index) => ({
    known,
    business: known.business,
    keys: rowKeysOf(known.business, firstChange + index, known.matchKey),
  }))
  await freePlaceIds(
    trx,
    rows.flatMap(({ known, business }) => (losesPlaceId(known.before, business) ? [business.id] : [])),
  )
  await insertBusinesses(
    trx,
    rows.filter(row => row.known.before === null),
  )
  for (const row of rows) {
    if (row.known.before !== null) await updateBusiness(trx, row.business, row.keys)
  }
  await writeHistory(trx, rows, input)
}

/** Another business of the same rows may get it, and no two may have it at any moment. */
function losesPlaceId(before: Business | null, after: Business): boolean {
  return before !== null && before.placeId !== null && before.placeId !== after.placeId
}

interface StoredRow {
  readonly known: PendingBusiness
  readonly keys: { readonly change: number }
}

async function writeHistory(trx: Db, rows: readonly StoredRow[], input: SaveDraftsInput): Promise<void> {
  const { origin, cause, now } = input
  // Demonstration data is loaded by the hundred thousand and taken away as a whole: its beginnings tell nobody anything.
  const entries = rows.filter(({ known }) => origin.source !== 'demonstration' || known.before !== null)
  await recordHistory(
    trx,
    entries.map(({ known, keys }) => ({
      businessId: known.business.id,
      kind: (known.before === null ? 'created' : 'changed') satisfies HistoryKind,
      source: origin.source,
      account: cause?.account ?? null,
      runId: cause?.runId ?? null,
      changes: known.before === null ? [] : changedFacts(known.before, known.business),
      change: keys.change,
      now,
    })),
  )
}
