import { truncateLog } from '#store/privacy/database-file.ts'
import { deleteErasedMails, erasableSubmissions, eraseSubmission } from '#store/privacy/erased-submissions.ts'
import { erasedIds } from '#store/privacy/erasures.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/**
 * Empties the submissions about erased businesses and deletes the mails about them. A request that still has to be
 * decided, and an answer that still has to be sent, stay until then.
 * @returns how many submissions and mails were erased
 */
export async function eraseSubmissions(
  { store, now }: StoreDeps,
  {
    businessIds,
    submissionId,
  }: { readonly businessIds: readonly number[]; readonly submissionId: number | null },
): Promise<number> {
  const ids = await erasableSubmissions(store.db, businessIds, submissionId)
  for (const id of ids) await store.write(trx => eraseSubmission(trx, id, now()))
  return ids.length + (await store.write(deleteErasedMails))
}

/** The same for all erased businesses: requests that were decided since, and answers that were sent. */
export async function eraseLeftovers(deps: StoreDeps & DataFolder): Promise<void> {
  const businessIds = await erasedIds(deps.store.db)
  if (businessIds.length === 0) return
  const erased = await eraseSubmissions(deps, { businessIds, submissionId: null })
  if (erased > 0) await truncateLog(deps.dataDir)
}
