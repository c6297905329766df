import type { Source } from './business.ts'

/**
 * What can happen to a business. 'merged': it took in another one, `mergedId` says which. 'undone': an earlier entry
 * was taken back, `undoneId` says which.
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
 * Fields of Business that changes carry so that they can be taken back, and that tell a reader nothing: they follow
 * from the facts beside them, or say where these came from.
 */
export const BOOKKEEPING_FIELDS: ReadonlySet<string> = new Set([
  'categoryGroup',
  'citySlug',
  'slug',
  'source',
  'sourceDate',
  'fieldSources',
])

/** One fact before and after; values as the business carries them, null for unknown. */
export interface FactChange {
  /**
   * A field of Business (BOOKKEEPING_FIELDS among them), or one of: 'isHidden', 'locks' (names of locked fields),
   * 'isRemoved', 'pictures' (what the own ones show), 'reason' of a removal, and the notes about others 'mergedId',
   * 'mergedIntoId', 'undoneId'.
   */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** One entry in the history of a business, newest first where listed. */
export interface HistoryEntry {
  readonly id: number
  readonly businessId: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: HistoryKind
  readonly source: Source
  /** Who did it; null for files and owners. */
  readonly account: string | null
  /** The import that said so. */
  readonly runId: number | null
  readonly changes: readonly FactChange[]
  /** Nothing newer touched the same facts. */
  readonly isUndoable: boolean
}
