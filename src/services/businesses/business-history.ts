import type { FactChange, HistoryEntry } from '#domain/business/history.ts'
import {
  KEPT_FACTS,
  MERGED_FACT,
  note,
  noteIn,
  type StoredEntry,
  UNDONE_FACT,
} from '#domain/edit/entry-facts.ts'
import {
  businessBefore,
  type EntryUndo,
  readableHistory,
  type UndoContext,
  undoOf,
} from '#domain/edit/undo.ts'
import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { historyOf } from '#store/businesses/history.ts'
import { mergedIds } from '#store/businesses/merged-businesses.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { requireFreePlaceId } from './edit-business.ts'
import { getBusiness } from './get-business.ts'
import { restoreFor } from './restore-business.ts'
import { saveBusiness } from './save-business.ts'

export interface UndoHistoryInput {
  readonly id: number
  /** The number of the entry to undo. */
  readonly entry: number
  /** The change number of the version that was shown; without it any version is undone. */
  readonly version?: number | undefined
  /**
   * Decides about the facts that something newer changed: these go back all the same, the others stay. Without a
   * decision an entry with such facts is not undone.
   */
  readonly overwrite?: readonly string[] | undefined
  readonly account: string
}

/**
 * Undoes one entry of a business's history: restores its facts, their sources and locks. Undoing a merge also restores
 * the other business.
 * Throws business_unknown, history_unknown, business_changed, place_id_taken when another live business has the place
 * id, and history_not_undoable when it is undone already, or when something newer changed the same facts and nobody
 * decided about them.
 */
export async function undoHistory(
  { store, now }: StoreDeps,
  { id, entry: entryId, version, overwrite, account }: UndoHistoryInput,
): Promise<void> {
  await store.write(async trx => {
    const record = await getBusiness(trx, id)
    if (version !== undefined && version !== record.version) throw new DomainError('business_changed', { id })
    const entries = await historyOf(trx, id)
    const at = entries.findIndex(known => known.id === entryId)
    const entry = entries[at]
    if (entry === undefined) throw new DomainError('history_unknown', { id: entryId })
    const undo = undoOf(entries, at, await undoContext(trx, record))
    const plan = undo === null ? null : planOf(undo, entry, overwrite)
    if (plan === null) throw new DomainError('history_not_undoable', { id: entryId })
    const action = {
      kind: 'undone',
      account,
      now: now(),
      notes: [
        note(UNDONE_FACT, null, entryId),
        ...mergeNotes(entry),
        ...(plan.kept.length === 0 ? [] : [note(KEPT_FACTS, null, plan.kept)]),
      ],
    } as const
    if (entry.kind === 'removed') await restoreFor(trx, record, action)
    else if (entry.kind === 'merged') await unmerge(trx, record, entries, { at, ...plan }, action)
    else {
      const back = businessBefore(record.business, entries, { at, facts: plan.back }, now())
      if (back.placeId !== record.business.placeId) await requireFreePlaceId(trx, back)
      await saveBusiness(trx, record, back, action)
    }
    await recordAudit(trx, {
      account,
      action: 'business.undone',
      subject: String(id),
      details: {
        name: record.business.name,
        entry: entryId,
        kind: entry.kind,
        ...(plan.kept.length > 0 && { kept: plan.kept }),
      },
      now: now(),
    })
  })
}

/** What happened to a business, newest first, removed ones too. Throws business_unknown. */
export async function showHistory(
  { store }: Pick<StoreDeps, 'store'>,
  id: number,
): Promise<readonly HistoryEntry[]> {
  return readHistory(store.db, await getBusiness(store.db, id))
}

/** What happened to a business that is read already. */
export async function readHistory(db: Db, record: BusinessRecord): Promise<readonly HistoryEntry[]> {
  return readableHistory(await historyOf(db, record.business.id), await undoContext(db, record))
}

async function undoContext(db: Db, { business, removedAt }: BusinessRecord): Promise<UndoContext> {
  return { business, isRemoved: removedAt !== null, mergedIds: await mergedIds(db, business.id) }
}

/** The facts of an entry that go back, and those that stay. */
interface UndoPlan {
  readonly back: readonly string[]
  readonly kept: readonly string[]
}

/** @returns null where somebody has to decide first, or nothing would go back */
function planOf(
  { free, conflicts }: EntryUndo,
  { kind }: StoredEntry,
  overwrite: readonly string[] | undefined,
): UndoPlan | null {
  if (conflicts.length > 0 && overwrite === undefined) return null
  const isDecided = ({ facts }: EntryUndo['conflicts'][number]) =>
    facts.some(fact => overwrite?.includes(fact))
  const back = [...free, ...conflicts.filter(isDecided).flatMap(({ facts }) => facts)]
  const kept = conflicts.filter(conflict => !isDecided(conflict)).flatMap(({ facts }) => facts)
  return back.length === 0 && kind !== 'merged' ? null : { back, kept }
}

/** Puts the winner's facts back and restores the loser. Throws history_not_undoable when it is restored already. */
async function unmerge(
  trx: Db,
  record: BusinessRecord,
  entries: readonly StoredEntry[],
  { at, back: facts }: UndoPlan & { readonly at: number },
  action: Parameters<typeof saveBusiness>[3],
): Promise<void> {
  const entry = entries[at]
  const loser = await businessRecord(trx, Number(entry && noteIn(entry, MERGED_FACT)))
  if (loser?.removedAt == null || loser.mergedInto !== record.business.id)
    throw new DomainError('history_not_undoable', { id: entry?.id ?? 0 })
  let back = businessBefore(record.business, entries, { at, facts }, action.now)
  // A place id belongs to one live business: the loser needs its own, whatever else of the winner stays.
  if (back.placeId !== null && back.placeId === loser.business.placeId)
    back = businessBefore(record.business, entries, { at, facts: [...facts, 'placeId'] }, action.now)
  // A place id that came from the loser is still the winner's at this moment.
  if (back.placeId !== record.business.placeId) await requireFreePlaceId(trx, back)
  await saveBusiness(trx, record, back, action)
  await restoreFor(trx, loser, { account: action.account, now: action.now })
}

/** An entry that undid a merge has this note, because it cannot be undone itself. */
function mergeNotes(entry: StoredEntry): FactChange[] {
  return entry.changes
    .filter(({ field }) => field === MERGED_FACT)
    .map(({ after }) => note(MERGED_FACT, after, null))
}
