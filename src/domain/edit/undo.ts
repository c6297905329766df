import type { Business, BusinessField, FieldSource } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { BOOKKEEPING_FIELDS, type FactChange, type HistoryEntry } from '#domain/business/history.ts'
import { tidySources } from './edit.ts'
import { isSame, sourceOf, withFacts } from './merge-draft.ts'

/** A history entry as stored, with BOOKKEEPING_FIELDS. */
export type StoredEntry = Omit<HistoryEntry, 'isUndoable'>

/** Facts of an entry that are no fields of a business. */
export const REMOVED_FACT = 'isRemoved'
export const MERGED_FACT = 'mergedId'
export const MERGED_INTO_FACT = 'mergedIntoId'
export const UNDONE_FACT = 'undoneId'
/** Facts of an undone import that stayed, because something newer changed them. */
export const KEPT_FACTS = 'keptFacts'
/** What the own pictures show. Removed pictures have no files any more, so undo cannot restore them. */
export const PICTURES_FACT = 'pictures'
const LOCKS_FACT = 'locks'

/** Notes of an entry, which neither a later entry nor an undo changes. */
const NOTES: ReadonlySet<string> = new Set([
  MERGED_FACT,
  MERGED_INTO_FACT,
  UNDONE_FACT,
  KEPT_FACTS,
  PICTURES_FACT,
  'reason',
])
/** Sources of facts, which are restored together with the facts. */
const PROVENANCE: ReadonlySet<string> = new Set(['source', 'sourceDate', 'fieldSources'])

/** The history for people: without BOOKKEEPING_FIELDS, with the changed locks, and with what can be undone. */
export function readableHistory(entries: readonly StoredEntry[], isRemoved: boolean): HistoryEntry[] {
  return entries.map((entry, at) => {
    const { before, after } = lockedSides(entry)
    const facts = entry.changes.filter(({ field }) => !BOOKKEEPING_FIELDS.has(field))
    const changes = isSame(before, after) ? facts : [...facts, { field: LOCKS_FACT, before, after }]
    return { ...entry, changes, isUndoable: isUndoable(entries, at, isRemoved) }
  })
}

/**
 * Whether an entry can be undone: it changed something, and no newer entry changed the same facts.
 * @param entries newest first
 * @param isRemoved whether the business is removed now: then only its removal can be undone
 */
export function isUndoable(entries: readonly StoredEntry[], at: number, isRemoved: boolean): boolean {
  const entry = entries[at]
  if (entry === undefined) return false
  const facts = touchedFacts(entry)
  const isRemoval = entry.kind === 'removed' && !notes(entry, MERGED_INTO_FACT)
  if (isRemoved !== isRemoval || facts.size === 0) return false
  // Undo never removes a business that was restored: a removal needs a reason.
  if (!isRemoval && facts.has(REMOVED_FACT)) return false
  if (entry.kind === 'undone' && notes(entry, MERGED_FACT)) return false
  return !entries.slice(0, at).some(newer => [...touchedFacts(newer)].some(fact => facts.has(fact)))
}

/**
 * The business with the facts of an entry as they were before it, and their sources.
 * @param entries all entries, newest first: the state before an entry is found by going back through the newer ones
 */
export function businessBefore(
  business: Business,
  entries: readonly StoredEntry[],
  at: number,
  now: number,
): Business {
  const entry = entries[at]
  if (entry === undefined) return business
  const earlier = stateBefore(business, entries.slice(0, at + 1))
  const facts = [...touchedFacts(entry)]
  const values = Object.fromEntries(facts.filter(isFactOf(earlier)).map(fact => [fact, earlier[fact]]))
  const back = withFacts(business, values, now)
  const isHidden = facts.includes('isHidden') ? earlier.isHidden : business.isHidden
  return { ...back, isHidden, fieldSources: sourcesBack(business, earlier, facts) }
}

/** A fact that is no field of a business. */
export function note(field: string, before: unknown, after: unknown): FactChange {
  return { field, before, after }
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

/** The facts that an entry changed: fields and locks. */
export function touchedFacts({ changes }: StoredEntry): Set<string> {
  const facts = changes.map(({ field }) => field).filter(field => !NOTES.has(field) && !PROVENANCE.has(field))
  const { before, after } = lockedSides({ changes })
  const locks = FIELDS.filter(field => before.includes(field) !== after.includes(field)).map(lockOf)
  return new Set([...facts, ...locks])
}

function lockedSides({ changes }: Pick<StoredEntry, 'changes'>): { before: string[]; after: string[] } {
  const sources = changes.find(({ field }) => field === 'fieldSources')
  return { before: lockedIn(sources?.before), after: lockedIn(sources?.after) }
}

function lockedIn(sources: unknown): string[] {
  if (typeof sources !== 'object' || sources === null) return []
  return Object.entries(sources as Business['fieldSources'])
    .filter(([, source]) => source.isLocked)
    .map(([field]) => field)
    .sort()
}

function notes({ changes }: StoredEntry, fact: string): boolean {
  return changes.some(({ field }) => field === fact)
}

/** The fact that a field is locked. */
export function lockOf(field: string): string {
  return `lock:${field}`
}

function isFactOf(business: Business): (fact: string) => fact is keyof Business & string {
  return (fact): fact is keyof Business & string => Object.hasOwn(business, fact)
}
