/** Work that runs outside of requests. */
export const JOB_KINDS = [
  'import',
  'undo-import',
  'bulk-edit',
  'undo-bulk-edit',
  'move-category',
  'find-duplicates',
  'remove-demonstration',
  'rebuild-index',
  'backup',
  'validate-urls',
  'update-photos',
  'erase',
] as const

export type JobKind = (typeof JOB_KINDS)[number]

/** Kinds of which several may wait, and how many; of every other kind only one waits or runs. */
export const MOST_WAITING: Readonly<Partial<Record<JobKind, number>>> = { import: 20 }

export const JOB_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

export type JobState = (typeof JOB_STATES)[number]

/** How far a job is. */
export interface JobProgress {
  /** The current step, stable for each kind ('reading', 'storing', 'indexing'). */
  readonly phase: string
  /** Part of `total`: rows, addresses or bytes, depending on the kind. */
  readonly done: number
  /** null while unknown. */
  readonly total: number | null
  /** Further counts by name, e.g. { imported, updated, errors }. */
  readonly counts: Readonly<Record<string, number>>
  /** What it works on at the moment, e.g. the name of a business. */
  readonly current?: string
}

export interface Job {
  readonly id: number
  readonly kind: JobKind
  readonly state: JobState
  /** Depends on the kind; parsed by its handler. */
  readonly input: unknown
  readonly progress: JobProgress | null
  /** Depends on the kind; null until it is done. */
  readonly result: unknown
  /** Why it failed: an error code with its details. */
  readonly failure: {
    readonly code: string
    readonly details: Readonly<Record<string, string | number>>
  } | null
  readonly hasReport: boolean
  /** The account that started it; null for a schedule or the command line. */
  readonly account: string | null
  readonly attempt: number
  readonly isCancelRequested: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly startedAt: number | null
  readonly finishedAt: number | null
}

/** Whether the job has ended. */
export function isFinished({ state }: Pick<Job, 'state'>): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled'
}

/** Whether a job may be cancelled: what a person had erased must go completely. */
export function isCancellable({ kind }: Pick<Job, 'kind'>): boolean {
  return kind !== 'erase'
}

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
