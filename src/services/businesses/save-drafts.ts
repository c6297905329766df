import type { Business, BusinessDraft } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import { BOOKKEEPING_FIELDS, type FactChange, type HistoryKind } from '#domain/business/history.ts'
import { note, SUBMISSION_FACT } from '#domain/edit/entry-facts.ts'
import { changedFacts, knownFacts, type Origin } from '#domain/edit/merge-draft.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { categorizeDraft } from '#services/categories/categorize-draft.ts'
import { isSuppressed } from '#services/privacy/suppressions.ts'
import { freePlaceIds, insertBusinesses, updateBusinesses } from '#store/businesses/businesses.ts'
import { recordHistory } from '#store/businesses/history.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { takeNumbers } from '#store/counters.ts'
import type { SuppressionList } from '#store/privacy/suppressions.ts'
import type { Db } from '#store/store.ts'
import { assignSlugs } from './assign-slugs.ts'
import {
  type AppliedDraft,
  DraftMatcher,
  dropDetails,
  mergedNote,
  type PendingBusiness,
  type SaveOutcome,
  type SkippedDraft,
} from './draft-matcher.ts'
import { findMatches, keysOfDrafts } from './find-matches.ts'
import { rowKeysOf } from './row-keys.ts'

export type SavedDraft =
  | {
      readonly outcome: SaveOutcome
      readonly id: number
      /** Warnings: locked facts, and keys of two businesses in one row; also why a row is a duplicate. */
      readonly notes: readonly RowFault[]
    }
  | { readonly outcome: 'suppressed'; readonly id: null; readonly notes: readonly RowFault[] }
  /** Left out by the options, with the reason; id null: about a business that is not known. */
  | { readonly outcome: 'skipped'; readonly id: number | null; readonly notes: readonly RowFault[] }

export interface SaveDraftsInput {
  /** Each with a name. Several may be about one business: later ones are merged into earlier ones. */
  readonly drafts: readonly BusinessDraft[]
  readonly origin: Origin
  readonly suppressed: SuppressionList
  /** Milliseconds since 1970. */
  readonly now: number
  /** Who or what causes the changes, for the history. */
  readonly cause?: Cause
  /** The options of an import. */
  readonly options?: ImportOptions
  /** For each draft the fields whose cells are empty, where empty cells count. */
  readonly emptied?: readonly (readonly BusinessField[])[]
}

export interface Cause {
  readonly runId?: number
  /** The account's name. */
  readonly account?: string
  /** The submission that the drafts came from. */
  readonly submissionId?: number
}

/**
 * Stores drafts; the only way from a file into the database. Call it inside a transaction: businesses, former
 * addresses, change numbers and history are then stored together or not at all.
 * A stored business is recognised by place id, then Google id or cid (over another place id only where name or address
 * agree), then name with postal code and street
 * (domain/duplicate/recognition-key.ts has the rules for rows without an address).
 * @returns one outcome for each draft, in order
 */
export async function saveDrafts(trx: Db, input: SaveDraftsInput): Promise<SavedDraft[]> {
  const effects = await applyDrafts(trx, new DraftMatcher(), input)
  const changed = effects.filter(isChange).map(({ known }) => known)
  await storeChanged(trx, [...new Set(changed)], input)
  // A new business has its number only now.
  return effects.map(savedDraft)
}

/** What a draft would do. */
export type PreviewedDraft = SavedDraft & {
  /** The facts it would change, and the locked ones that it contradicts. */
  readonly changes: readonly FactChange[]
}

/**
 * Works out what saveDrafts would do, in memory. Nothing is stored.
 * @param known the same one for all drafts of a file, so that later ones find what earlier ones would have made; do not
 * repeat a call
 * @returns one outcome for each draft, in order; the ids of new businesses are provisional
 */
export async function previewDrafts(
  db: Db,
  known: DraftMatcher,
  input: SaveDraftsInput,
): Promise<PreviewedDraft[]> {
  const effects = await applyDrafts(db, known, input)
  const previewed = effects.map(effect => ({ ...savedDraft(effect), changes: changesOf(effect) }))
  for (const { outcome, known } of effects)
    if (outcome !== 'suppressed' && outcome !== 'duplicate' && known !== null) dropDetails(known)
  return previewed
}

/** What a draft does to a business in memory. */
type DraftEffect =
  | AppliedDraft
  | SkippedDraft
  | { readonly outcome: 'suppressed'; readonly known: null; readonly notes: readonly [] }
  /** About a business that was merged into another one. */
  | {
      readonly outcome: 'merged'
      readonly known: null
      readonly winner: number
      readonly notes: readonly RowFault[]
    }

async function applyDrafts(db: Db, known: DraftMatcher, input: SaveDraftsInput): Promise<DraftEffect[]> {
  const { drafts, origin, suppressed, now, options = DEFAULT_IMPORT_OPTIONS } = input
  const rules = await categoryRules(db)
  const { stored, merged } = await findMatches(db, keysOfDrafts(drafts))
  // A business that an earlier draft changed is not as it is stored.
  for (const business of stored) if (!known.has(business.business.id)) known.add(business)
  return drafts.map((draft, at): DraftEffect => {
    if (isSuppressed(draft, suppressed)) return { outcome: 'suppressed', known: null, notes: [] }
    const winner = known.mergedInto(draft, merged)
    if (winner !== undefined) return { outcome: 'merged', known: null, winner, notes: [mergedNote(winner)] }
    const placed = categorizeDraft(draft, origin.source, rules)
    const effect = known.apply(placed.draft, origin, now, { options, emptied: input.emptied?.[at] ?? [] })
    if (effect.outcome === 'skipped') return effect
    return { ...effect, notes: [...placed.notes, ...effect.notes, ...townNotes(effect.after, draft)] }
  })
}

/** Says that no city lists a business, with what its row has instead of a town. */
function townNotes({ city }: Business, draft: BusinessDraft): readonly RowFault[] {
  if (city !== '') return []
  return [{ field: 'city', code: 'city_missing', value: draft.city ?? draft.postalCode ?? '' }]
}

function isChange(effect: DraftEffect): effect is AppliedDraft {
  return effect.outcome === 'created' || effect.outcome === 'updated'
}

function savedDraft(effect: DraftEffect): SavedDraft {
  const { notes } = effect
  if (effect.outcome === 'suppressed') return { outcome: 'suppressed', id: null, notes }
  if (effect.outcome === 'merged') return { outcome: 'duplicate', id: effect.winner, notes }
  if (effect.outcome === 'skipped')
    return { outcome: 'skipped', id: effect.known?.business.id ?? null, notes }
  return { outcome: effect.outcome, id: effect.known.business.id, notes }
}

function changesOf(effect: DraftEffect): FactChange[] {
  if (!('after' in effect)) return []
  const { before, after, contradicted } = effect
  const changes = before === null ? knownFacts(after) : changedFacts(before, after)
  return [...contradicted, ...changes].filter(({ field }) => !BOOKKEEPING_FIELDS.has(field))
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
    keys: rowKeysOf(known.business, firstChange + index, known),
  }))
  await freePlaceIds(
    trx,
    rows.flatMap(({ known, business }) => (losesPlaceId(known.before, business) ? [business.id] : [])),
  )
  await insertBusinesses(
    trx,
    rows.filter(row => row.known.before === null),
  )
  await updateBusinesses(
    trx,
    rows.filter(row => row.known.before !== null),
  )
  await writeHistory(trx, rows, input)
}

/** Another business of the same rows may get the place id, and no two may have it at any moment. */
function losesPlaceId(before: Business | null, after: Business): boolean {
  return before !== null && before.placeId !== null && before.placeId !== after.placeId
}

interface StoredRow {
  readonly known: PendingBusiness
  readonly keys: { readonly change: number }
}

async function writeHistory(trx: Db, rows: readonly StoredRow[], input: SaveDraftsInput): Promise<void> {
  const { origin, cause, now } = input
  // Demo data is imported by the hundred thousand and removed as a whole: its creation needs no history.
  const entries = rows.filter(({ known }) => origin.source !== 'demonstration' || known.before !== null)
  const notes = cause?.submissionId === undefined ? [] : [note(SUBMISSION_FACT, null, cause.submissionId)]
  const run = cause?.runId === undefined ? null : ({ kind: 'import', id: cause.runId } as const)
  await recordHistory(
    trx,
    entries.map(({ known, keys }) => ({
      businessId: known.business.id,
      kind: (known.before === null ? 'created' : 'changed') satisfies HistoryKind,
      source: origin.source,
      account: cause?.account ?? null,
      run,
      changes: [...(known.before === null ? [] : changedFacts(known.before, known.business)), ...notes],
      change: keys.change,
      now,
    })),
  )
}
