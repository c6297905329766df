import type { Business } from '#domain/business/business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import {
  businessBefore,
  isUndoable,
  MERGED_FACT,
  note,
  readableHistory,
  type StoredEntry,
  UNDONE_FACT,
} from '#domain/edit/undo.ts'
import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { historyOf } from '#store/businesses/history.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { requireFreePlaceId } from './edit-business.ts'
import { getBusiness } from './get-business.ts'
import { restoreFor } from './restore-business.ts'
import { saveBusiness } from './save-business.ts'

export interface UndoHistoryInput {
  readonly id: number
  /** The number of the entry to undo. */
  readonly entry: number
  readonly account: string
}

/**
 * Undoes one entry of a business's history: restores its facts, their sources and locks. Undoing a merge also restores
 * the other business.
 * Throws business_unknown, history_unknown, history_not_undoable when something newer touched the same facts, and
 * place_id_taken when another live business has the place id.
 */
export async function undoHistory(
  { store, now }: StoreDeps,
  { id, entry: entryId, account }: UndoHistoryInput,
): Promise<void> {
  await store.write(async trx => {
    const record = await getBusiness(trx, id)
    const entries = await historyOf(trx, id)
    const at = entries.findIndex(known => known.id === entryId)
    const entry = entries[at]
    if (entry === undefined) throw new DomainError('history_unknown', { id: entryId })
    if (!isUndoable(entries, at, record.removedAt !== null))
      throw new DomainError('history_not_undoable', { id: entryId })
    const action = {
      kind: 'undone',
      account,
      now: now(),
      notes: [note(UNDONE_FACT, null, entryId), ...mergeNotes(entry)],
    } as const
    if (entry.kind === 'removed') await restoreFor(trx, record, action)
    else await takeBack(trx, record, businessBefore(record.business, entries, at, now()), entry, action)
    await recordAudit(trx, {
      account,
      action: 'business.undone',
      subject: String(id),
      details: { name: record.business.name, entry: entryId, kind: entry.kind },
      now: now(),
    })
  })
}

/** What happened to a business, newest first, removed ones too. Throws business_unknown. */
export async function showHistory(
  { store }: Pick<StoreDeps, 'store'>,
  id: number,
): Promise<readonly HistoryEntry[]> {
  const record = await getBusiness(store.db, id)
  return readableHistory(await historyOf(store.db, id), record.removedAt !== null)
}

async function takeBack(
  trx: Db,
  record: BusinessRecord,
  back: Business,
  entry: StoredEntry,
  action: Parameters<typeof saveBusiness>[3],
): Promise<void> {
  const loser = await mergedLoser(trx, record, entry)
  // A place id that came from the merged business is still the winner's at this moment.
  if (back.placeId !== record.business.placeId) await requireFreePlaceId(trx, back)
  await saveBusiness(trx, record, back, action)
  if (loser !== undefined) await restoreFor(trx, loser, { account: action.account, now: action.now })
}

/** The business that was merged into this one. Throws history_not_undoable when it is restored already. */
async function mergedLoser(
  trx: Db,
  record: BusinessRecord,
  entry: StoredEntry,
): Promise<BusinessRecord | undefined> {
  if (entry.kind !== 'merged') return undefined
  const loserId = Number(entry.changes.find(({ field }) => field === MERGED_FACT)?.after)
  const loser = await businessRecord(trx, loserId)
  if (loser?.removedAt == null || loser.mergedInto !== record.business.id)
    throw new DomainError('history_not_undoable', { id: entry.id })
  return loser
}

/** An entry that undid a merge has this note, because it cannot be undone itself. */
function mergeNotes(entry: StoredEntry) {
  return entry.changes
    .filter(({ field }) => field === MERGED_FACT)
    .map(({ after }) => note(MERGED_FACT, after, null))
}
