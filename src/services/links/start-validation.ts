import type { Language } from '#domain/language.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { saveJobProgress } from '#store/jobs/jobs.ts'
import { distinctWebsites } from '#store/links/websites.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { NOTHING_VALIDATED, validationProgress } from './validation-progress.ts'

export interface StartedValidation {
  readonly jobId: number
  /** The number of distinct addresses to check. */
  readonly total: number
}

/**
 * Queues a check of the websites of all public businesses, or only of those that are marked to be checked again.
 * @param account that starts it; null: the schedule
 * @param language of the report
 * @param prepare stores further rows that belong to it, in the same transaction
 * Throws job_running.
 */
export async function startValidation(
  deps: StoreDeps,
  {
    account,
    language,
    isRecheck = false,
  }: { readonly account: string | null; readonly language: Language; readonly isRecheck?: boolean },
  prepare?: (trx: Db) => Promise<void>,
): Promise<StartedValidation> {
  const { store, now } = deps
  let total = 0
  for await (const websites of distinctWebsites(store.db, isRecheck)) total += websites.length
  const progress = validationProgress(NOTHING_VALIDATED, total)
  const job = {
    kind: 'validate-urls',
    input: { language, ...(isRecheck && { isRecheck }) },
    account,
  } as const
  const jobId = await startJob(deps, job, async (trx, id) => {
    await saveJobProgress(trx, id, progress, now())
    await prepare?.(trx)
  })
  return { jobId, total }
}
