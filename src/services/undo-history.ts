import type { Business } from '#domain/business/business.ts'
import {
  businessBefore,
  isUndoable,
  MERGED_FACT,
  note,
  type StoredEntry,
  UNDONE_FACT,
} from '#domain/business/undo.ts'
import { DomainError } from '#domain/errors.ts'
import { recordAudit } from '#store/audit.ts'
import { historyOf } from '#store/business-history.ts'
import { type HeldBusiness, heldBusiness } from '#store/held-businesses.ts'
import type { Db } from '#store/store.ts'
import type { AdminDeps } from './admin-deps.ts'
import { demandFreePlaceId } from './edit-business.ts'
import { restoreFor } from './restore-business.ts'
import { knownBusiness } from './show-admin-business.ts'
import { storeBusiness } from './store-business.ts'

export interface UndoHistoryInput {
  readonly id: number
  /** Number of the entry to take back. */
  readonly entry: number
  readonly account: string
}

/**
 * Takes back one entry of a business's history: its facts are as before, and so is where they came from and whether
 * they are locked. Taking back a merge also makes the other business its own again.
 * Throws business_unknown, history_unknown, history_not_undoable when something newer touched the same facts, and
 * place_id_taken when another live business has the place id by now.
 */
export async function undoHistory(
  { store, now }: Pick<AdminDeps, 'store' | 'now'>,
  { id, entry: entryId, account }: UndoHistoryInput,
): Promise<void> {
  await store.write(async trx => {
    const held = await knownBusiness(trx, id)
    const entries = await historyOf(trx, id)
    const at = entries.findIndex(known => known.id === entryId)
    const entry = entries[at]
    if (entry === undefined) throw new DomainError('history_unknown', { id: entryId })
    if (!isUndoable(entries, at, held.removedAt !== null))
      throw new DomainError('history_not_undoable', { id: entryId })
    const deed = {
      kind: 'undone',
      account,
      now: now(),
      notes: [note(UNDONE_FACT, null, entryId), ...mergeNotes(entry)],
    } as const
    if (entry.kind === 'removed') await restoreFor(trx, held, deed)
    else await takeBack(trx, held, businessBefore(held.business, entries, at, now()), entry, deed)
    await recordAudit(trx, {
      account,
      action: 'business.undone',
      subject: String(id),
      details: { name: held.business.name, entry: entryId, kind: entry.kind },
      now: now(),
    })
  })
}

async function takeBack(
  trx: Db,
  held: HeldBusiness,
  back: Business,
  entry: StoredEntry,
  deed: Parameters<typeof storeBusiness>[3],
): Promise<void> {
  const loser = await mergedLoser(trx, held, entry)
  // A place id that the merge took over is still the winner's at this moment.
  if (back.placeId !== held.business.placeId) await demandFreePlaceId(trx, back)
  await storeBusiness(trx, held, back, deed)
  if (loser !== undefined) await restoreFor(trx, loser, { account: deed.account, now: deed.now })
}

/** The business that a merge took in. Throws history_not_undoable when it is its own again already. */
async function mergedLoser(
  trx: Db,
  held: HeldBusiness,
  entry: StoredEntry,
): Promise<HeldBusiness | undefined> {
  if (entry.kind !== 'merged') return undefined
  const loserId = Number(entry.changes.find(({ field }) => field === MERGED_FACT)?.after)
  const loser = await heldBusiness(trx, loserId)
  if (loser?.removedAt == null || loser.mergedInto !== held.business.id)
    throw new DomainError('history_not_undoable', { id: entry.id })
  return loser
}

/** An entry that took back a merge says so, because it can not be taken back itself. */
function mergeNotes(entry: StoredEntry) {
  return entry.changes
    .filter(({ field }) => field === MERGED_FACT)
    .map(({ after }) => note(MERGED_FACT, after, null))
}
