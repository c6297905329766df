import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'

/** What undoing a run would do now, of what is not undone yet. */
export const undoCheckSchema = z.strictObject({
  /** Businesses that the run created or restored and nobody touched since: they are removed. */
  removable: z.int(),
  /** Businesses that get their former facts back, and those that the run removed. */
  restorable: z.int(),
  /** Businesses of which only some facts go back; counted among the kept ones, too. */
  partly: z.int(),
  /** Businesses that stay, in whole or in part. */
  kept: z.int(),
})

export type UndoCheck = Immutable<z.infer<typeof undoCheckSchema>>

/** How far a run is undone. */
export const undoStateSchema = z.strictObject({
  /** When all of it was undone, milliseconds since 1970. */
  undoneAt: z.int().nullable(),
  /** Some of it was undone, with the businesses that went back and those that stayed; null once all of it is, or nothing. */
  partlyUndone: z.strictObject({ at: z.int(), undone: z.int(), kept: z.int() }).nullable(),
})

export type UndoState = Immutable<z.infer<typeof undoStateSchema>>

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
export const keptBusinessSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  reason: z.enum(KEPT_REASONS),
  /** When that happened, milliseconds since 1970; null where the history does not say. */
  at: z.int().nullable(),
  /** The account that did it. */
  account: z.string().nullable(),
  /** The import that changed it. */
  runId: z.int().nullable(),
  /** The bulk edit that changed it. */
  bulkEditId: z.int().nullable(),
  /** The business it was merged with, or that has its former place id now. */
  otherId: z.int().nullable(),
  /** Whether the run created it. */
  isNew: z.boolean(),
  /** The facts that stay as the run left them, or as something newer did; empty where it stays as a whole. */
  kept: z.array(z.string()),
  /** The facts that go back. */
  free: z.array(z.string()),
})

export type KeptBusiness = Immutable<z.infer<typeof keptBusinessSchema>>
