import type { Business } from '#domain/business/business.ts'
import { BOOKKEEPING_FIELDS, type RunRef } from '#domain/business/history.ts'
import { MERGED_FACT, REMOVED_FACT, type StoredEntry, unlocked } from '#domain/edit/entry-facts.ts'
import type { KeptBusiness, KeptReason } from '#domain/edit/undo-check.ts'
import { effectOfRun, type KeptFact, withoutRun } from '#domain/edit/undo-run.ts'
import { type BusinessRecord, businessRecords, holderOfPlaceId } from '#store/businesses/business-records.ts'
import { historyOfEach } from '#store/businesses/history.ts'
import { ownedAmong } from '#store/businesses/owners.ts'
import type { Db } from '#store/store.ts'

/** What undoing a run does to one business. */
export type UndoVerdict =
  /** All of the run is undone already. */
  | { readonly kind: 'undone' }
  | {
      /** It goes: without a trace where the run created it, as a removal where the run had restored it. */
      readonly kind: 'removed'
      readonly record: BusinessRecord
      readonly entries: readonly StoredEntry[]
      readonly isCreated: boolean
    }
  /** The run removed it, and it comes back. */
  | { readonly kind: 'returned'; readonly record: BusinessRecord; readonly entries: readonly StoredEntry[] }
  | {
      readonly kind: 'restored'
      readonly record: BusinessRecord
      readonly entries: readonly StoredEntry[]
      /** The facts that go back, without those about the sources of others. */
      readonly facts: readonly string[]
      /** Nothing happened to it since: everything goes back, with sources and address. */
      readonly isUntouched: boolean
      /** The facts that stay, with those that follow from others. */
      readonly keptFacts: readonly string[]
      /** What stays, for people; null where all of the run goes back. */
      readonly kept: KeptBusiness | null
    }
  | { readonly kind: 'kept'; readonly kept: KeptBusiness }

interface JudgeInput {
  readonly run: RunRef
  /** At most some hundred. */
  readonly ids: readonly number[]
  /** Businesses that are removed before these get their facts back. */
  readonly removedBefore: ReadonlySet<number>
}

/**
 * Decides what undoing a run does to some businesses, in the order of their ids, from what is stored now. Reads whole
 * histories, so the undo calls it in the transaction that does it.
 */
export async function judgeUndo(
  db: Db,
  { run, ids, removedBefore }: JudgeInput,
): Promise<readonly UndoVerdict[]> {
  const records = await businessRecords(db, ids)
  const histories = await historyOfEach(db, ids)
  const owned = await ownedAmong(db, ids)
  const verdicts: UndoVerdict[] = []
  for (const id of ids) {
    const record = records.get(id)
    const entries = histories.get(id)
    if (record === undefined || entries === undefined) continue
    verdicts.push(await verdictOf(db, { run, record, entries, isOwned: owned.has(id), removedBefore }))
  }
  return verdicts
}

interface VerdictInput {
  readonly run: RunRef
  readonly record: BusinessRecord
  readonly entries: readonly StoredEntry[]
  /** An owner's address is on file. */
  readonly isOwned: boolean
  readonly removedBefore: ReadonlySet<number>
}

async function verdictOf(db: Db, input: VerdictInput): Promise<UndoVerdict> {
  const { run, record, entries, isOwned, removedBefore } = input
  const { business } = record
  const effect = effectOfRun(business, entries, run)
  if (effect.kind === 'none') return { kind: 'undone' }
  const isNew = effect.kind === 'created'
  const stays = (why: Why, kept: readonly string[] = []): UndoVerdict => ({
    kind: 'kept',
    kept: keptBusiness(business, why, { isNew, kept, free: [] }),
  })
  const { removedAt, mergedInto } = record
  if (effect.kind === 'removed') {
    if (removedAt === null) return { kind: 'undone' }
    if (effect.blocker !== null || mergedInto !== null) return stays(whyGone(record, entries))
    const { placeId } = business
    const holder = placeId === null ? undefined : await holderOfPlaceId(db, placeId, business.id)
    return holder === undefined || removedBefore.has(holder)
      ? { kind: 'returned', record, entries }
      : stays({ reason: 'place-taken', otherId: holder })
  }
  if (removedAt !== null) {
    const isAsBefore = effect.kind === 'restored' && mergedInto === null
    return isAsBefore ? { kind: 'undone' } : stays(whyGone(record, entries))
  }
  if (effect.kind !== 'changed') {
    if (effect.blocker !== null) return stays(whyOf(effect.blocker))
    return isOwned && isNew
      ? stays({ reason: 'owner' })
      : { kind: 'removed', record, entries, isCreated: isNew }
  }
  const { free, kept, isUntouched } = effect
  const holder = free.includes('placeId') ? await holderOf(db, input, free) : undefined
  const isTaken = holder !== undefined && !removedBefore.has(holder)
  const facts = isTaken ? free.filter(fact => !IDS.has(fact)) : free
  const [first] = kept
  const why: Why | undefined = isTaken
    ? { reason: 'place-taken', otherId: holder }
    : first === undefined
      ? undefined
      : whyFact(first)
  const keptFacts = [...kept.map(({ fact }) => fact), ...free.filter(fact => !facts.includes(fact))]
  if (facts.every(fact => fact === 'slug') && why !== undefined) return stays(why, shown(keptFacts))
  return {
    kind: 'restored',
    record,
    entries,
    facts,
    isUntouched: isUntouched && why === undefined,
    keptFacts,
    kept:
      why === undefined
        ? null
        : keptBusiness(business, why, { isNew, kept: shown(keptFacts), free: shown(facts) }),
  }
}

const IDS: ReadonlySet<string> = new Set(['placeId', 'googleId', 'cid'])

/** The live business that has the place id that would come back. */
async function holderOf(
  db: Db,
  { run, record: { business }, entries }: VerdictInput,
  facts: readonly string[],
): Promise<number | undefined> {
  const { placeId } = withoutRun(business, entries, { run, facts }, 0)
  if (placeId === null || placeId === business.placeId) return undefined
  return holderOfPlaceId(db, placeId, business.id)
}

interface Why {
  readonly reason: KeptReason
  readonly entry?: StoredEntry | undefined
  readonly otherId?: number | undefined
}

function whyFact({ blocker, isLock }: KeptFact): Why {
  if (blocker === null) return { reason: 'otherwise' }
  return isLock ? { reason: 'locked', entry: blocker } : whyOf(blocker)
}

/** Why a removed business stays as it is. */
function whyGone({ mergedInto }: BusinessRecord, entries: readonly StoredEntry[]): Why {
  const entry = entries.find(({ changes }) => changes.some(({ field }) => field === REMOVED_FACT))
  return mergedInto === null
    ? { reason: 'removed', entry }
    : { reason: 'merged-away', entry, otherId: mergedInto }
}

function whyOf(entry: StoredEntry): Why {
  if (entry.runId !== null) return { reason: 'imported', entry }
  if (entry.bulkEditId !== null) return { reason: 'bulk-edited', entry }
  if (entry.kind === 'merged') {
    const other = entry.changes.find(({ field }) => field === MERGED_FACT)?.after
    return { reason: 'merged', entry, ...(typeof other === 'number' && { otherId: other }) }
  }
  return { reason: entry.source === 'owner' ? 'owner' : 'edited', entry }
}

function keptBusiness(
  { id, name }: Business,
  { reason, entry, otherId }: Why,
  rest: Pick<KeptBusiness, 'isNew' | 'kept' | 'free'>,
): KeptBusiness {
  return {
    id,
    name,
    reason,
    at: entry?.at ?? null,
    account: entry?.account ?? null,
    runId: entry?.runId ?? null,
    bulkEditId: entry?.bulkEditId ?? null,
    otherId: otherId ?? null,
    ...rest,
  }
}

/** Facts that people know by name. */
function shown(facts: readonly string[]): string[] {
  return facts.filter(fact => !BOOKKEEPING_FIELDS.has(fact) && unlocked(fact) === fact)
}
