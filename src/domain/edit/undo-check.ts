/** What undoing a run would do now, of what is not undone yet. */
export interface UndoCheck {
  /** Businesses that the run created or restored and nobody touched since: they are removed. */
  readonly removable: number
  /** Businesses that get their former facts back, and those that the run removed. */
  readonly restorable: number
  /** Businesses of which only some facts go back; counted among the kept ones, too. */
  readonly partly: number
  /** Businesses that stay, in whole or in part. */
  readonly kept: number
}

/** How far a run is undone. */
export interface UndoState {
  /** When all of it was undone, milliseconds since 1970. */
  readonly undoneAt: number | null
  /** Some of it was undone, with the businesses that went back and those that stayed; null once all of it is, or nothing. */
  readonly partlyUndone: { readonly at: number; readonly undone: number; readonly kept: number } | null
}

export const KEPT_REASONS = [
  'edited',
  'imported',
  'bulk-edited',
  'owner',
  'merged',
  'merged-away',
  'locked',
  'removed',
  'place-taken',
  'otherwise',
] as const

/** Why something of a run stays in a business when the run is undone. */
export type KeptReason = (typeof KEPT_REASONS)[number]

/** A business in which something of a run stays. */
export interface KeptBusiness {
  readonly id: number
  readonly name: string
  readonly reason: KeptReason
  /** When that happened, milliseconds since 1970; null where the history does not say. */
  readonly at: number | null
  /** The account that did it. */
  readonly account: string | null
  /** The import that changed it. */
  readonly runId: number | null
  /** The bulk edit that changed it. */
  readonly bulkEditId: number | null
  /** The business it was merged with, or that has its former place id now. */
  readonly otherId: number | null
  /** Whether the run created it. */
  readonly isNew: boolean
  /** The facts that stay as the run left them, or as something newer did; empty where it stays as a whole. */
  readonly kept: readonly string[]
  /** The facts that go back. */
  readonly free: readonly string[]
}
