import { DomainError } from '#domain/errors.ts'
import type { Submission, SubmissionKind } from '#domain/submission/submission.ts'
import type { Db } from '#store/store.ts'
import { submissionById } from '#store/submissions.ts'

/** Whether somebody decided. An answer by mail decides nothing: it may have been a question. */
export function isDecided({ outcome }: Submission): boolean {
  return outcome !== null && outcome.kind !== 'answered'
}

/**
 * A submission that is still to be decided, inside the transaction of the decision.
 * @param kinds that can be decided so
 * Throws submission_unknown, submission_kind, and submission_decided when somebody was faster.
 */
export async function getUndecidedSubmission(
  trx: Db,
  id: number,
  kinds: readonly SubmissionKind[],
): Promise<Submission> {
  const submission = await submissionById(trx, id)
  if (submission === undefined) throw new DomainError('submission_unknown', { id })
  if (!kinds.includes(submission.kind)) throw new DomainError('submission_kind', { id })
  if (isDecided(submission)) throw new DomainError('submission_decided', { id })
  return submission
}
