import type { Language } from '#domain/language.ts'
import { saveJobProgress } from '#store/jobs.ts'
import { distinctWebsites } from '#store/websites.ts'
import type { JobQueueDeps } from './job-queue-deps.ts'
import { startJob } from './start-job.ts'
import { validationProgress } from './validation-progress.ts'

export interface StartedValidation {
  readonly jobId: number
  /** Distinct addresses that will be checked. */
  readonly total: number
}

/**
 * Queues a check of every public business's website.
 * @param language of the report
 * Throws job_running.
 */
export async function startValidation(
  deps: JobQueueDeps,
  { account, language }: { readonly account: string; readonly language: Language },
): Promise<StartedValidation> {
  const { store, now } = deps
  let total = 0
  for await (const websites of distinctWebsites(store.db)) total += websites.length
  const progress = validationProgress({ valid: 0, invalid: 0 }, total)
  const jobId = await startJob(deps, { kind: 'validate-urls', input: { language }, account }, (trx, id) =>
    saveJobProgress(trx, id, progress, now()),
  )
  return { jobId, total }
}
