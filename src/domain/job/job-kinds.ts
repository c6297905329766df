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

/** Whether the job has ended. */
export function isFinished({ state }: { readonly state: JobState }): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled'
}

/** Whether a job may be cancelled: what a person had erased must go completely. */
export function isCancellable({ kind }: { readonly kind: JobKind }): boolean {
  return kind !== 'erase'
}
