import type { Business, BusinessField, FieldSource } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { BOOKKEEPING_FIELDS, type FactChange, type HistoryEntry } from '#domain/business/history.ts'
import { tidySources } from './edit.ts'
import { isSame, sourceOf, withFacts } from './merge-draft.ts'

/** An entry as it is kept: with the bookkeeping that a list leaves out. */
export type StoredEntry = Omit<HistoryEntry, 'isUndoable'>

/** Facts of an entry that are no field of a business. */
export const REMOVED_FACT = 'isRemoved'
export const MERGED_FACT = 'mergedId'
export const MERGED_INTO_FACT = 'mergedIntoId'
export const UNDONE_FACT = 'undoneId'
/** What the own pictures show; their files are gone with them, so nothing brings them back. */
export const PICTURES_FACT = 'pictures'
const LOCKS_FACT = 'locks'

/** Notes of an entry about something else: nothing that a later entry could touch, nor an undo. */
const NOTES: ReadonlySet<string> = new Set([
  MERGED_FACT,
  MERGED_INTO_FACT,
  UNDONE_FACT,
  PICTURES_FACT,
  'reason',
])
/** Where facts came from is taken back with the facts themselves. */
const PROVENANCE: ReadonlySet<string> = new Set(['source', 'sourceDate', 'fieldSources'])

/** The history as people read it: without bookkeeping, with the locks that changed, and with what can be taken back. */
export function readableHistory(entries: readonly StoredEntry[], isRemoved: boolean): HistoryEntry[] {
  return entries.map((entry, at) => {
    const { before, after } = lockedSides(entry)
    const facts = entry.changes.filter(({ field }) => !BOOKKEEPING_FIELDS.has(field))
    const changes = isSame(before, after) ? facts : [...facts, { field: LOCKS_FACT, before, after }]
    return { ...entry, changes, isUndoable: isUndoable(entries, at, isRemoved) }
  })
}

/**
 * Whether an entry can be taken back: it changed something, and nothing newer touched the same facts.
 * @param entries newest first
 * @param isRemoved whether the business is removed now: then only its removal can be taken back
 */
export function isUndoable(entries: readonly StoredEntry[], at: number, isRemoved: boolean): boolean {
  const entry = entries[at]
  if (entry === undefined) return false
  const facts = touchedFacts(entry)
  const isRemoval = entry.kind === 'removed' && !notes(entry, MERGED_INTO_FACT)
  if (isRemoved !== isRemoval || facts.size === 0) return false
  // A business that came back, by whatever way, does not go again by an undo: that takes a reason.
  if (!isRemoval && facts.has(REMOVED_FACT)) return false
  if (entry.kind === 'undone' && notes(entry, MERGED_FACT)) return false
  return !entries.slice(0, at).some(newer => [...touchedFacts(newer)].some(fact => facts.has(fact)))
}

/**
 * The business with an entry's facts as they were before it, and where they came from.
 * @param entries newest first, all of them: the state before the entry is found by going back through the newer ones
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

/** One fact that is no field of a business. */
export function note(field: string, before: unknown, after: unknown): FactChange {
  return { field, before, after }
}

function sourcesBack(
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

/** @param entries newest first, down to the one in question */
function stateBefore(business: Business, entries: readonly StoredEntry[]): Business {
  const values: Record<string, unknown> = {}
  for (const { changes } of entries) for (const { field, before } of changes) values[field] = before
  return { ...business, ...values }
}

/** Which facts an entry is about: fields, and the locks on them. */
function touchedFacts({ changes }: StoredEntry): Set<string> {
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

function lockOf(field: string): string {
  return `lock:${field}`
}

function isFactOf(business: Business): (fact: string) => fact is keyof Business & string {
  return (fact): fact is keyof Business & string => Object.hasOwn(business, fact)
}
