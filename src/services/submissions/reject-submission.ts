import { readCorrection } from '#domain/correction/read-correction.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { ANSWER_FORM } from '#domain/submission/decision.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { storedCorrection } from '#services/corrections/correction-facts.ts'
import { correctionDecidedMail } from '#services/mail/correction-mails.ts'
import { fieldNames } from '#services/mail/field-names.ts'
import { listingRejectedMail } from '#services/mail/listing-mails.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { writeAndSweepPictures } from '#services/pictures/sweep-pictures.ts'
import { deleteOfferedPictures } from '#store/pictures/offered-pictures.ts'
import type { Db } from '#store/store.ts'
import { type DecisionDeps, type DecisionResult, getUndecidedSubmission, recordDecision } from './decision.ts'

export interface Rejection {
  readonly id: number
  /** The reason, as it is mailed. */
  readonly text: string
  readonly account: string
}

/**
 * Rejects a listing or a whole correction; the reason is mailed, except to a sender that filled the honeypot. Pictures
 * that came with it are deleted.
 * Throws submission_unknown, submission_kind, submission_decided.
 */
export async function rejectSubmission(
  deps: DecisionDeps & FilesDeps,
  { id, text, account }: Rejection,
): Promise<DecisionResult> {
  const faults = formFaults(ANSWER_FORM, { text })
  if (faults.length > 0) return { kind: 'faults', faults }
  return writeAndSweepPictures<DecisionResult>(deps, async trx => {
    const before = await getUndecidedSubmission(trx, id, ['listing', 'correction'])
    const outcome = { kind: 'rejected', text: text.trim(), at: deps.now() } as const
    const submission = await recordDecision(trx, before, { state: 'rejected', outcome, account })
    if (before.senderEmail !== null && before.spamReason !== 'trap')
      await queueMail(deps, trx, await rejectionMail(deps, trx, submission, before.senderEmail))
    await deleteOfferedPictures(trx, id)
    return { kind: 'decided', submission }
  })
}

async function rejectionMail(
  deps: DecisionDeps,
  trx: Db,
  submission: Submission,
  to: string,
): Promise<WrittenMail> {
  const { id, language, kind, subject: businessName, outcome } = submission
  const site = mailSiteOf(deps)
  const text = outcome?.text ?? ''
  const about = { to, language, businessName, number: submissionNumber(id), submissionId: id }
  if (kind === 'listing') return listingRejectedMail(site, { ...about, reason: text })
  const { input, before } = await storedCorrection(trx, submission)
  const refused = fieldNames(language, readCorrection(input, before).changed)
  return correctionDecidedMail(site, { ...about, accepted: [], refused, text })
}
