import type { Source } from './business.ts'

/** What can happen to a business. */
export type HistoryKind =
  | 'created'
  | 'changed'
  | 'hidden'
  | 'shown'
  | 'removed'
  | 'restored'
  /** It took in another business; `after.mergedId` says which. */
  | 'merged'
  /** An earlier entry was taken back; `after.undoneId` says which. */
  | 'undone'

/** One fact before and after; values as the business carries them, null for unknown. */
export interface FactChange {
  /** A field of Business, or 'isHidden', 'locks'. */
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
