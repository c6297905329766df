import type { Business, FieldSource } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { BOOKKEEPING_FIELDS, type HistoryEntry, type UndoConflict } from '#domain/business/history.ts'
import { tidySources } from './edit.ts'
import { effectiveEntries } from './effective-entries.ts'
import {
  hasNote,
  lockedSides,
  lockOf,
  MERGED_FACT,
  MERGED_INTO_FACT,
  noteIn,
  REMOVED_FACT,
  type StoredEntry,
} from './entry-facts.ts'
import { undoGroupOf } from './fact-groups.ts'
import { isSame, sourceOf, withFacts } from './merge-draft.ts'

const LOCKS_FACT = 'locks'

/** What decides about undoing, beside the history itself. */
export interface UndoContext {
  readonly business: Business
  /** Then only its removal can be undone. */
  readonly isRemoved: boolean
  /** The businesses that are merged into it now. */
  readonly mergedIds: ReadonlySet<number>
}

/** What undoing one entry can do now. */
export interface EntryUndo {
  /** The facts of the entry that nothing newer changed. */
  readonly free: readonly string[]
  readonly conflicts: readonly UndoConflict[]
}

/** The history for people: without BOOKKEEPING_FIELDS, with the changed locks, and with what can be undone. */
export function readableHistory(entries: readonly StoredEntry[], context: UndoContext): HistoryEntry[] {
  return entries.map((entry, at) => {
    const { before, after } = lockedSides(entry)
    const facts = entry.changes.filter(({ field }) => !BOOKKEEPING_FIELDS.has(field))
    const changes = isSame(before, after) ? facts : [...facts, { field: LOCKS_FACT, before, after }]
    const undo = undoOf(entries, at, context)
    const conflicts = undo?.conflicts ?? []
    return { ...entry, changes, isUndoable: undo !== null && conflicts.length === 0, conflicts }
  })
}

/**
 * What undoing an entry would do: the facts that go back, and those that something newer changed. What was undone since
 * counts as if it had never been, so that a history can be undone step by step.
 * @param entries newest first
 * @returns null for an entry that cannot be undone, or is undone already
 */
export function undoOf(
  entries: readonly StoredEntry[],
  at: number,
  { business, isRemoved, mergedIds }: UndoContext,
): EntryUndo | null {
  const entry = entries[at]
  const effective = effectiveEntries(entries.slice(0, at + 1))
  const own = effective.at(-1)
  if (entry === undefined || own?.entry !== entry) return null
  const { facts } = own
  const isMerge = entry.kind === 'merged'
  const isRemoval = entry.kind === 'removed' && !hasNote(entry, MERGED_INTO_FACT)
  if (isRemoved !== isRemoval || (facts.size === 0 && !isMerge)) return null
  if (isMerge && !mergedIds.has(Number(noteIn(entry, MERGED_FACT)))) return null
  // Undo never removes a business that was restored: a removal needs a reason.
  if (!isRemoval && facts.has(REMOVED_FACT)) return null
  if (entry.kind === 'undone' && hasNote(entry, MERGED_FACT)) return null
  const newer = effective.slice(0, -1)
  /** By group of facts: the newest entry that changed one of them. */
  const blockers = new Map<string, number>()
  for (const later of newer.toReversed())
    for (const fact of facts) if (later.facts.has(fact)) blockers.set(undoGroupOf(fact), later.entry.id)
  // Removed again since: only the newest removal can be undone.
  if (blockers.has(REMOVED_FACT)) return null
  const earlier = stateBefore(business, entries.slice(0, at + 1))
  const free = [...facts].filter(fact => !blockers.has(undoGroupOf(fact)))
  const conflicts = [...blockers].flatMap(([group, entryId]) => {
    const ofGroup = [...facts].filter(fact => undoGroupOf(fact) === group)
    const changes = changesBack(business, earlier, ofGroup)
    return changes.length === 0 ? [] : [{ facts: ofGroup, changes, entryId }]
  })
  return isMerge || free.length + conflicts.length > 0 ? { free, conflicts } : null
}

/**
 * The business with some facts of an entry as they were before it, and their sources.
 * @param entries all entries, newest first: the state before an entry is found by going back through the newer ones
 */
export function businessBefore(
  business: Business,
  entries: readonly StoredEntry[],
  { at, facts }: { readonly at: number; readonly facts: readonly string[] },
  now: number,
): Business {
  const earlier = stateBefore(business, entries.slice(0, at + 1))
  const values = Object.fromEntries(facts.filter(isFactOf(earlier)).map(fact => [fact, earlier[fact]]))
  const back = withFacts(business, values, now)
  return { ...back, fieldSources: sourcesBack(business, earlier, facts) }
}

/** The sources of some facts and locks as they were in an earlier state; those of the others stay. */
export function sourcesBack(
  business: Business,
  earlier: Business,
  facts: readonly string[],
): Business['fieldSources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = { ...business.fieldSources }
  for (const field of FIELDS) {
    if (facts.includes(field) || facts.includes(lockOf(field))) sources[field] = sourceOf(earlier, field)
  }
  return tidySources(business, sources)
}

/** The state before the last of some entries. @param entries newest first */
export function stateBefore(business: Business, entries: readonly StoredEntry[]): Business {
  const values: Record<string, unknown> = {}
  for (const { changes } of entries) for (const { field, before } of changes) values[field] = before
  return { ...business, ...values }
}

/** What putting facts back would change; empty where they are so already. */
function changesBack(
  business: Business,
  earlier: Business,
  facts: readonly string[],
): UndoConflict['changes'] {
  const values = facts
    .filter(isFactOf(earlier))
    .filter(fact => !BOOKKEEPING_FIELDS.has(fact) && !isSame(business[fact], earlier[fact]))
    .map(field => ({ field, before: business[field], after: earlier[field] }))
  const locked = FIELDS.filter(field => facts.includes(lockOf(field)))
  const [before, after] = [business, earlier].map(({ fieldSources }) =>
    locked.filter(field => fieldSources[field]?.isLocked),
  )
  return isSame(before, after) ? values : [...values, { field: LOCKS_FACT, before, after }]
}

function isFactOf(business: Business): (fact: string) => fact is keyof Business & string {
  return (fact): fact is keyof Business & string => Object.hasOwn(business, fact)
}
