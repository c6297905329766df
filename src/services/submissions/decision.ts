import type { Submission, SubmissionOutcome, SubmissionState } from '#domain/submission/submission.ts'
import { recordAudit } from '#store/audit.ts'
import type { Db } from '#store/store.ts'
import { saveOutcome } from '#store/submissions.ts'

/**
 * Notes how a submission ended, and who decided it. Call it in the transaction of the decision.
 * @param details for the audit log; what was written about people stays out of it
 * @returns the submission from now on
 */
export async function recordDecision(
  trx: Db,
  submission: Submission,
  decision: {
    readonly state: SubmissionState
    readonly outcome: SubmissionOutcome
    readonly account: string
    /** The business it is about by now; as before when left out. */
    readonly businessId?: number
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<Submission> {
  const { id, kind } = submission
  const { state, outcome, account, businessId = submission.businessId, details } = decision
  await saveOutcome(trx, { id, state, outcome, businessId })
  await recordAudit(trx, {
    account,
    action: 'submission.decided',
    subject: String(id),
    details: { kind, outcome: outcome.kind, ...details },
    now: outcome.at,
  })
  return { ...submission, state, outcome, businessId, updatedAt: outcome.at }
}
