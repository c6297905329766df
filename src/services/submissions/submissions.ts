import { DomainError } from '#domain/errors.ts'
import type { ChangeOf } from '#domain/form/form-fields.ts'
import type { Page } from '#domain/paging.ts'
import type { NOTE_FORM } from '#domain/submission/decision.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { writeAndSweepPictures } from '#services/pictures/sweep-pictures.ts'
import { recordAudit } from '#store/audit.ts'
import { deleteOfferedPictures } from '#store/pictures/offered-pictures.ts'
import type { StoreDeps } from '#store/store.ts'
import { type SubmissionFilter, saveSubmission, submissionById, submissionPage } from '#store/submissions.ts'

/**
 * Stores the administrator's note and state of a submission. Pictures sent with one that is rejected are deleted.
 * @param change nothing is wrong with it
 * Throws submission_unknown.
 */
export async function changeSubmission(
  deps: StoreDeps & FilesDeps,
  input: { readonly id: number; readonly change: ChangeOf<typeof NOTE_FORM>; readonly account: string },
): Promise<Submission> {
  const { now } = deps
  const { id, change, account } = input
  return writeAndSweepPictures(deps, async trx => {
    const before = await submissionById(trx, id)
    if (before === undefined) throw new DomainError('submission_unknown', { id })
    const after = { ...before, state: change.state ?? before.state, note: change.note ?? before.note }
    const isSame = after.state === before.state && after.note === before.note
    if (isSame) return before
    await saveSubmission(trx, after, now())
    const isRejected = after.state === 'rejected' && before.state !== 'rejected'
    const refused = isRejected ? await deleteOfferedPictures(trx, id) : 0
    await recordAudit(trx, {
      account,
      action: 'submission.changed',
      subject: String(id),
      // The note's text may be about a person; that it changed is enough here.
      details: {
        ...(after.state !== before.state && { from: before.state, to: after.state }),
        ...(after.note !== before.note && { note: 'changed' }),
        ...(refused > 0 && { refusedPictures: refused }),
      },
      now: now(),
    })
    return { ...after, updatedAt: now() }
  })
}

const SUBMISSIONS_PER_PAGE = 20

/** One page of the inbox, what is due first. Throws offset_too_large. */
export function listSubmissions(
  { store }: Pick<StoreDeps, 'store'>,
  { page, ...filter }: SubmissionFilter & { readonly page: number },
): Promise<Page<Submission>> {
  return submissionPage(store.db, filter, { page, limit: SUBMISSIONS_PER_PAGE })
}
