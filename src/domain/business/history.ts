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
   * 'mergedIntoId', 'undoneId' and 'keptFacts'.
   */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
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
  readonly changes: readonly FactChange[]
  /** No newer entry changed the same facts. */
  readonly isUndoable: boolean
}
