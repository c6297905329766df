import { DomainError } from '#domain/errors.ts'
import type { Submission, SubmissionState } from '#domain/submission.ts'
import { recordAudit } from '#store/audit.ts'
import type { Store } from '#store/store.ts'
import { saveSubmission, submissionById } from '#store/submissions.ts'

/** A page of text. */
export const MAX_NOTE_LENGTH = 5000

export interface SubmissionChange {
  readonly state?: SubmissionState | undefined
  /** The administrator's own words, instead of the former ones; at most MAX_NOTE_LENGTH. */
  readonly note?: string | undefined
}

/** Notes what the administrator makes of a submission. Throws submission_unknown. */
export async function changeSubmission(
  { store, now }: { readonly store: Store; readonly now: () => number },
  deed: { readonly id: number; readonly change: SubmissionChange; readonly account: string },
): Promise<Submission> {
  const { id, change, account } = deed
  return store.write(async trx => {
    const before = await submissionById(trx, id)
    if (before === undefined) throw new DomainError('submission_unknown', { id })
    const after = { ...before, state: change.state ?? before.state, note: change.note ?? before.note }
    const isSame = after.state === before.state && after.note === before.note
    if (isSame) return before
    await saveSubmission(trx, after, now())
    await recordAudit(trx, {
      account,
      action: 'submission.changed',
      subject: String(id),
      // What the note says may be about a person; that it was changed is enough here.
      details: {
        ...(after.state !== before.state && { from: before.state, to: after.state }),
        ...(after.note !== before.note && { note: 'changed' }),
      },
      now: now(),
    })
    return { ...after, updatedAt: now() }
  })
}
