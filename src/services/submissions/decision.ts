import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { isDecided } from '#domain/submission/decision.ts'
import type {
  Submission,
  SubmissionKind,
  SubmissionOutcome,
  SubmissionState,
} from '#domain/submission/submission.ts'
import { recordAudit } from '#store/audit.ts'
import type { Db } from '#store/store.ts'
import { saveOutcome, submissionById } from '#store/submissions.ts'
import type { FormDeps } from './form-deps.ts'

/**
 * Stores how a submission was decided and by whom. Call it in the transaction of the decision.
 * @param details for the audit log; leave out what was written about people
 * @returns the submission from now on
 */
export async function recordDecision(
  trx: Db,
  submission: Submission,
  decision: {
    readonly state: SubmissionState
    readonly outcome: SubmissionOutcome
    readonly account: string
    /** The business it is about now; as before when left out. */
    readonly businessId?: number | null
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

/**
 * A submission that is still to be decided, inside the transaction of the decision.
 * @param kinds that can be decided so
 * Throws submission_unknown, submission_kind, and submission_decided when somebody else was faster.
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

/** The result of a decision. */
export type DecisionResult =
  | { readonly kind: 'decided'; readonly submission: Submission }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

/** What deciding on a submission needs. */
export type DecisionDeps = Pick<FormDeps, 'store' | 'index' | 'settings' | 'siteUrl' | 'now'>
