import type { Source } from './business.ts'

/**
 * What can happen to a business. 'merged': it took in the business `mergedId`. 'undone': the earlier entry `undoneId`
 * was undone.
 */
export const HISTORY_KINDS = [
  'created',
  'changed',
  'hidden',
  'shown',
  'removed',
  'restored',
  'merged',
  'undone',
] as const

export type HistoryKind = (typeof HISTORY_KINDS)[number]

/**
 * Fields of Business that the history stores for undo but does not show: they follow from other fields, or say where
 * these came from.
 */
export const BOOKKEEPING_FIELDS: ReadonlySet<string> = new Set([
  'categorySlug',
  'categoryGroup',
  'citySlug',
  'slug',
  'source',
  'sourceDate',
  'fieldSources',
])

/** One fact before and after, with values as in Business; null for unknown. */
export interface FactChange {
  /**
   * A field of Business (BOOKKEEPING_FIELDS among them), or one of: 'isHidden', 'locks' (names of locked fields),
   * 'isRemoved', 'pictures' (what the own pictures show), 'reason' of a removal, and the notes 'mergedId',
   * 'mergedIntoId', 'undoneId', 'keptFacts' and 'submissionId'.
   */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What changed many businesses and can be undone as a whole: an import, or a bulk edit by the number of its job. */
export interface RunRef {
  readonly kind: 'import' | 'bulk-edit'
  readonly id: number
}

/**
 * Facts of an entry that something newer changed, too: undoing it leaves them as they are, unless somebody decides that
 * they go back.
 */
export interface UndoConflict {
  /** Facts that go back or stay together, with those that only follow from others. */
  readonly facts: readonly string[]
  /** What undoing would change: as it is now, and as it was before the entry. Without BOOKKEEPING_FIELDS. */
  readonly changes: readonly FactChange[]
  /** The newest entry that changed one of them. */
  readonly entryId: number
}

/** One entry in the history of a business. Lists have the newest first. */
export interface HistoryEntry {
  readonly id: number
  readonly businessId: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: HistoryKind
  readonly source: Source
  /** The account that did it; null for files and owners. */
  readonly account: string | null
  /** The import run that changed it. */
  readonly runId: number | null
  /** The bulk edit that changed it. */
  readonly bulkEditId: number | null
  readonly changes: readonly FactChange[]
  /** It can be undone, and nothing newer changed the same facts. */
  readonly isUndoable: boolean
  /** It can be undone in part, or as a whole when somebody decides so. Empty where nothing newer changed its facts. */
  readonly conflicts: readonly UndoConflict[]
}
