/** One attempt at a job, as its handler sees it. */
export interface JobRun {
  readonly id: number
  /** As it was queued; the handler parses it. */
  readonly input: unknown
  /** Aborted when the administrator cancels; a stopped process simply ends, and the job is begun again. */
  readonly signal: AbortSignal
}

export interface JobOutcome {
  /** What the job's screen shows; by kind. */
  readonly result: unknown
  /** A report to download, relative to the data folder. */
  readonly reportFile?: string
}

/**
 * Does a job. It is begun again from the start after a crash, so it goes on from what it finds done already.
 * Throws a DomainError when it cannot be done (the job failed and says why), the signal's reason when it was
 * cancelled, and anything else for what may go better at another attempt.
 */
export type JobHandler = (run: JobRun) => Promise<JobOutcome>
