import type { Business } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import type { FactChange, HistoryEntry, RunRef } from '#domain/business/history.ts'

/** A history entry as stored, with BOOKKEEPING_FIELDS. */
export type StoredEntry = Omit<HistoryEntry, 'isUndoable' | 'conflicts'>

/** Facts of an entry that are no fields of a business. */
export const REMOVED_FACT = 'isRemoved'
export const MERGED_FACT = 'mergedId'
export const MERGED_INTO_FACT = 'mergedIntoId'
export const UNDONE_FACT = 'undoneId'
/** Facts of something undone that stayed, because something newer changed them. */
export const KEPT_FACTS = 'keptFacts'
/** What the own pictures show. Removed pictures have no files any more, so undo cannot restore them. */
export const PICTURES_FACT = 'pictures'
/** Why a business was removed. */
export const REASON_FACT = 'reason'

/** The number of the submission that an entry came from. Nothing about its sender: that is erased with the submission. */
export const SUBMISSION_FACT = 'submissionId'

/** Notes of an entry, which neither a later entry nor an undo changes. */
const NOTES: ReadonlySet<string> = new Set([
  MERGED_FACT,
  MERGED_INTO_FACT,
  UNDONE_FACT,
  KEPT_FACTS,
  PICTURES_FACT,
  REASON_FACT,
  SUBMISSION_FACT,
])
/** Sources of facts, which are restored together with the facts. */
const PROVENANCE: ReadonlySet<string> = new Set(['source', 'sourceDate', 'fieldSources'])

/** The facts that an entry changed: fields and locks. */
export function touchedFacts({ changes }: Pick<StoredEntry, 'changes'>): Set<string> {
  const facts = changes.map(({ field }) => field).filter(field => !NOTES.has(field) && !PROVENANCE.has(field))
  const { before, after } = lockedSides({ changes })
  const locks = FIELDS.filter(field => before.includes(field) !== after.includes(field)).map(lockOf)
  return new Set([...facts, ...locks])
}

/** The names of the locked fields before and after an entry. */
export function lockedSides({ changes }: Pick<StoredEntry, 'changes'>): {
  before: string[]
  after: string[]
} {
  const sources = changes.find(({ field }) => field === 'fieldSources')
  return { before: lockedIn(sources?.before), after: lockedIn(sources?.after) }
}

/** The fact that a field is locked. */
export function lockOf(field: string): string {
  return `${LOCK}${field}`
}

/** The field of a fact that says that it is locked; other facts as they are. */
export function unlocked(fact: string): string {
  return fact.startsWith(LOCK) ? fact.slice(LOCK.length) : fact
}

/** A fact that is no field of a business. */
export function note(field: string, before: unknown, after: unknown): FactChange {
  return { field, before, after }
}

/** Whether an entry has a note. */
export function hasNote({ changes }: Pick<StoredEntry, 'changes'>, fact: string): boolean {
  return changes.some(({ field }) => field === fact)
}

/** What a note of an entry says; undefined without it. */
export function noteIn({ changes }: Pick<StoredEntry, 'changes'>, fact: string): unknown {
  return changes.find(({ field }) => field === fact)?.after
}

/** The import or bulk edit that an entry belongs to. */
export function runOf({ runId, bulkEditId }: Pick<StoredEntry, 'runId' | 'bulkEditId'>): RunRef | null {
  if (bulkEditId !== null) return { kind: 'bulk-edit', id: bulkEditId }
  return runId === null ? null : { kind: 'import', id: runId }
}

export function isOfRun(entry: Pick<StoredEntry, 'runId' | 'bulkEditId'>, run: RunRef): boolean {
  const of = runOf(entry)
  return of !== null && of.kind === run.kind && of.id === run.id
}

const LOCK = 'lock:'

function lockedIn(sources: unknown): string[] {
  if (typeof sources !== 'object' || sources === null) return []
  return Object.entries(sources as Business['fieldSources'])
    .filter(([, source]) => source.isLocked)
    .map(([field]) => field)
    .sort()
}
