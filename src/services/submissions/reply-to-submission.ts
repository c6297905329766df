import { DomainError } from '#domain/errors.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import { ANSWER_FORM, isDecided } from '#domain/submission/decision.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { messageReplyMail } from '#services/mail/message-mails.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { recordAudit } from '#store/audit.ts'
import type { Db } from '#store/store.ts'
import { submissionById } from '#store/submissions.ts'
import { type DecisionDeps, type DecisionResult, recordDecision } from './decision.ts'

export interface Reply {
  readonly id: number
  readonly text: string
  readonly account: string
}

/**
 * Mails an answer to the sender of a submission of any kind, as often as needed. A decision stays; a message is closed
 * as soon as the mail server has taken the mail over; anything else stays open, with its due date, because the answer
 * may have been a question.
 * Throws submission_unknown, and submission_without_email.
 */
export async function replyToSubmission(
  deps: DecisionDeps,
  { id, text, account }: Reply,
): Promise<DecisionResult> {
  const faults = formFaults(ANSWER_FORM, { text })
  if (faults.length > 0) return { kind: 'faults', faults }
  return deps.store.write(async trx => {
    const before = await submissionById(trx, id)
    if (before === undefined) throw new DomainError('submission_unknown', { id })
    const { senderEmail, language, subject } = before
    if (senderEmail === null) throw new DomainError('submission_without_email', { id })
    const now = deps.now()
    const outcome = { kind: 'answered', text: text.trim(), at: now } as const
    if (isDecided(before)) await noteAnswer(trx, before, { account, now })
    const submission = isDecided(before)
      ? before
      : await recordDecision(trx, before, { state: 'open', outcome, account })
    const mail = messageReplyMail(mailSiteOf(deps), {
      to: senderEmail,
      language,
      number: submissionNumber(id),
      subject,
      text: text.trim(),
      submissionId: id,
    })
    const closing = before.kind === 'message' && !isDecided(before) ? ({ closesAs: 'done' } as const) : {}
    await queueMail(deps, trx, { ...mail, ...closing })
    return { kind: 'decided', submission }
  })
}

async function noteAnswer(
  trx: Db,
  { id, kind }: Submission,
  { account, now }: { readonly account: string; readonly now: number },
): Promise<void> {
  const details = { kind, outcome: 'answered' }
  await recordAudit(trx, { account, action: 'submission.decided', subject: String(id), details, now })
}
