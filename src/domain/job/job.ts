import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'
import { JOB_KINDS, JOB_STATES } from './job-kinds.ts'

/** How far a job is. */
const jobProgressSchema = z.strictObject({
  /** The current step, stable for each kind ('reading', 'storing', 'indexing'). */
  phase: z.string(),
  /** Part of `total`: rows, addresses or bytes, depending on the kind. */
  done: z.number(),
  /** null while unknown. */
  total: z.number().nullable(),
  /** Further counts by name, e.g. { imported, updated, errors }. */
  counts: z.record(z.string(), z.number()),
  /** What it works on at the moment, e.g. the name of a business. */
  current: z.string().exactOptional(),
})

export type JobProgress = Immutable<z.infer<typeof jobProgressSchema>>

export const jobSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(JOB_KINDS),
  state: z.enum(JOB_STATES),
  /** Depends on the kind; parsed by its handler. */
  input: z.unknown(),
  progress: jobProgressSchema.nullable(),
  /** Depends on the kind; null until it is done. */
  result: z.unknown(),
  /** Why it failed: an error code with its details. */
  failure: z
    .strictObject({ code: z.string(), details: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  hasReport: z.boolean(),
  /** The account that started it; null for a schedule or the command line. */
  account: z.string().nullable(),
  attempt: z.int(),
  isCancelRequested: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  startedAt: z.int().nullable(),
  finishedAt: z.int().nullable(),
})

export type Job = Immutable<z.infer<typeof jobSchema>>

/** How far the attempts at a job got: the most that was done in each phase. */
export type JobCheckpoint = Readonly<Record<string, number>>

/**
 * How far a job got with one more attempt.
 * @param progress of the attempt; null without any
 * @returns isFurther: the attempt reached a new phase, or did more in a phase than all before
 */
export function checkpointAfter(
  before: JobCheckpoint,
  progress: JobProgress | null,
): { readonly checkpoint: JobCheckpoint; readonly isFurther: boolean } {
  if (progress === null) return { checkpoint: before, isFurther: false }
  const { phase, done } = progress
  const isFurther = done > (before[phase] ?? -1)
  return { checkpoint: isFurther ? { ...before, [phase]: done } : before, isFurther }
}
