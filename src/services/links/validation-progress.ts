import type { JobProgress } from '#domain/job/job.ts'

export interface ValidationCounts {
  readonly valid: number
  readonly invalid: number
}

/**
 * How far a validation is.
 * @param total addresses as counted at its beginning; businesses that came meanwhile are added as they are checked
 */
export function validationProgress(
  { valid, invalid }: ValidationCounts,
  total: number,
  current?: string,
): JobProgress {
  const done = valid + invalid
  return {
    phase: 'checking',
    done,
    total: Math.max(total, done),
    counts: { valid, invalid },
    ...(current !== undefined && { current }),
  }
}
