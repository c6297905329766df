import { clearDeletedRows } from '#store/privacy/database-file.ts'
import { deleteErasedMails, erasableSubmissions, eraseSubmission } from '#store/privacy/erased-submissions.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'

/**
 * Empties the submissions about erased businesses and the requests that these were erased for, and deletes the mails
 * about them. A request that still has to be decided, and an answer that still has to be sent, stay until then.
 * @returns how many submissions and mails were erased
 */
export async function eraseSubmissions({ store, now }: StoreDeps): Promise<number> {
  const ids = await erasableSubmissions(store.db)
  for (const id of ids) await store.write(trx => eraseSubmission(trx, id, now()))
  return ids.length + (await store.write(deleteErasedMails))
}

/** The same later: requests that were decided since, and answers that were sent. */
export async function eraseLeftovers(deps: StoreDeps & DataFolder): Promise<void> {
  if ((await eraseSubmissions(deps)) > 0) await clearDeletedRows(deps)
}
