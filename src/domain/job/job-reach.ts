import type { JobProgress } from './job.ts'

/** How far the attempts at a job have come: by phase, the most that was done in it. */
export type JobReach = Readonly<Record<string, number>>

/**
 * How far a job has come with one more attempt.
 * @param progress as the attempt left it; null when it told of none
 * @returns isFurther: it came to a phase that none had come to before, or did more in one
 */
export function reachAfter(
  before: JobReach,
  progress: JobProgress | null,
): { readonly reach: JobReach; readonly isFurther: boolean } {
  if (progress === null) return { reach: before, isFurther: false }
  const { phase, done } = progress
  const isFurther = done > (before[phase] ?? -1)
  return { reach: isFurther ? { ...before, [phase]: done } : before, isFurther }
}
