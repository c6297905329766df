/** Work that runs by itself, outside of any request. */
export const JOB_KINDS = [
  'import',
  'undo-import',
  'bulk-edit',
  'find-duplicates',
  'remove-demonstration',
  'rebuild-index',
  'backup',
  'validate-urls',
  'update-photos',
] as const

export type JobKind = (typeof JOB_KINDS)[number]

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export type JobState = (typeof JOB_STATES)[number]

/** How far a job is. */
export interface JobProgress {
  /** The step it is at, stable by kind ('reading', 'storing', 'indexing'); words live with the pages. */
  readonly phase: string
  /** Of `total`; rows, addresses, bytes, as the kind counts. */
  readonly done: number
  /** null while unknown. */
  readonly total: number | null
  /** Further counts by name, e.g. { imported, updated, errors }. */
  readonly counts: Readonly<Record<string, number>>
  /** What it is at just now, e.g. a business's name. */
  readonly current?: string
}

export interface Job {
  readonly id: number
  readonly kind: JobKind
  readonly state: JobState
  /** By kind; parsed by whoever runs it. */
  readonly input: unknown
  readonly progress: JobProgress | null
  /** By kind; null until it is done. */
  readonly result: unknown
  /** Why it failed: an error code with its details. */
  readonly failure: {
    readonly code: string
    readonly details: Readonly<Record<string, string | number>>
  } | null
  readonly hasReport: boolean
  /** Who started it; null: a schedule or the command line. */
  readonly account: string | null
  readonly attempt: number
  readonly isCancelRequested: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly startedAt: number | null
  readonly finishedAt: number | null
}

/** Whether nothing more will happen to it by itself. */
export function isFinished({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled'
}

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
