import { note, SUBMISSION_FACT } from '#domain/edit/entry-facts.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import { type DECISION_ACTIONS, DECISION_FORM } from '#domain/submission/decision.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { type ErasedBusiness, eraseBusinesses } from '#services/businesses/erase-business.ts'
import { getBusiness } from '#services/businesses/get-business.ts'
import { setHidden } from '#services/businesses/hide-business.ts'
import { type RemovalAction, removeFor } from '#services/businesses/remove-business.ts'
import { writeAndSweepPictures } from '#services/pictures/sweep-pictures.ts'
import { writeErasureList } from '#services/privacy/erasure-list.ts'
import { suppressBusiness } from '#services/privacy/suppress-business.ts'
import { recordAudit } from '#store/audit.ts'
import type { BusinessRecord } from '#store/businesses/business-records.ts'
import type { DataFolder, Db } from '#store/store.ts'
import { submissionById } from '#store/submissions.ts'
import { type DecisionDeps, type DecisionResult, getUndecidedSubmission, recordDecision } from './decision.ts'
import { mailDecision, stateAfter } from './mail-decision.ts'

export interface Decision {
  readonly id: number
  readonly isActedOn: boolean
  /** Those that `action` is applied to. */
  readonly businessIds: readonly number[]
  readonly action: (typeof DECISION_ACTIONS)[number]
  /** Of privacy requests that lead to a removal: imports bring back no business with its telephone number either. */
  readonly alsoPhone: boolean
  /** Mailed to the sender: the answer; for notices the statement of reasons. */
  readonly text: string
  readonly account: string
}

/**
 * Decides on a report, a notice or a privacy request: the action on the businesses, the outcome, the mails and the
 * audit log are stored together or not at all. It stays open, with its due date, until the mail server has taken the
 * answer over. A removal for a privacy request also erases what is known (Art. 17 (1) c
 * GDPR), and keeps imports from bringing the person back until an administrator lifts that by hand.
 * @returns faults: the decision contradicts itself or lacks what the law requires; nothing is stored then
 * Throws submission_unknown, submission_kind, submission_decided, business_unknown.
 */
export async function decideSubmission(
  deps: DecisionDeps & FilesDeps & DataFolder,
  decision: Decision,
): Promise<DecisionResult> {
  const { id } = decision
  // The erased businesses may have had pictures.
  const result = await writeAndSweepPictures<DecisionResult>(deps, async trx => {
    const submission = await getUndecidedSubmission(trx, id, ['report', 'notice', 'privacy-request'])
    const faults = decisionFaults(submission, decision)
    if (faults.length > 0) return { kind: 'faults', faults }
    const businesses = await applyDecision(deps, trx, submission, decision)
    await saveDecision(deps, trx, submission, decision)
    await mailDecision(deps, trx, submission, { ...decision, businesses })
    const decided = await submissionById(trx, id)
    return { kind: 'decided', submission: decided ?? submission }
  })
  // At once, and again by the job: a backup that is restored in between must not bring them back.
  if (result.kind === 'decided' && decision.action === 'remove') await writeErasureList(deps)
  return result
}

/** A refusal needs its reasons (Art. 12 (4) GDPR), and so does every decision on a notice (Art. 16 (5), 17 DSA). */
function decisionFaults(
  { kind }: Submission,
  { isActedOn, businessIds, action, text }: Decision,
): readonly FieldFault[] {
  const isNeeded = kind === 'notice' || (kind === 'privacy-request' && !isActedOn)
  const faults: FieldFault[] = [
    ...formFaults({ text: { ...DECISION_FORM.text, isOptional: !isNeeded } }, { text }),
  ]
  if (!isActedOn && action !== 'none') faults.push({ field: 'action', code: 'choice_unknown' })
  if (action !== 'none' && businessIds.length === 0) faults.push({ field: 'businessIds', code: 'required' })
  const { limit } = DECISION_FORM.businessIds
  if (businessIds.length > limit) faults.push({ field: 'businessIds', code: 'too_many', limit })
  return faults
}

/** @returns the changed businesses as they were before */
async function applyDecision(
  deps: DecisionDeps,
  trx: Db,
  { id, kind }: Submission,
  { action, businessIds, alsoPhone, account }: Decision,
): Promise<readonly BusinessRecord[]> {
  if (action === 'none') return []
  const now = deps.now()
  const { key } = deps.store
  const reason = submissionNumber(id)
  const notes = [note(SUBMISSION_FACT, null, id)]
  const businesses: BusinessRecord[] = []
  const erased: ErasedBusiness[] = []
  for (const businessId of new Set(businessIds)) {
    const record = await getBusiness(trx, businessId)
    businesses.push(record)
    if (await takeOffPages(trx, record, action, { reason, account, now, key, notes }))
      await recordAudit(trx, {
        account,
        action: action === 'hide' ? 'business.hidden' : 'business.removed',
        subject: String(businessId),
        details: { name: record.business.name, reason },
        now,
      })
    if (action === 'remove' && kind === 'privacy-request') {
      const suppressions = await suppressBusiness(trx, record, { reason, alsoPhone, account, now, key })
      erased.push({ id: businessId, suppressions })
    }
  }
  if (erased.length > 0) await eraseBusinesses(trx, erased, { submissionId: id, reason, account, now, key })
  return businesses
}

/** @returns false for a business that is hidden or removed already */
async function takeOffPages(
  trx: Db,
  record: BusinessRecord,
  action: 'hide' | 'remove',
  by: RemovalAction & { readonly account: string },
): Promise<boolean> {
  if (record.removedAt !== null) return false
  if (action === 'hide') return setHidden(trx, record, true, by)
  await removeFor(trx, record, by)
  return true
}

async function saveDecision(
  deps: DecisionDeps,
  trx: Db,
  submission: Submission,
  { isActedOn, businessIds, action, alsoPhone, text, account }: Decision,
): Promise<void> {
  const at = deps.now()
  const [only, ...others] = businessIds
  await recordDecision(trx, submission, {
    // Whoever is to be told has not been told yet: the mail server takes the answer over later.
    state: submission.senderEmail === null ? stateAfter(isActedOn) : 'open',
    outcome: isActedOn ? { kind: 'acted', text, action, at } : { kind: 'not-acted', text, at },
    account,
    businessId: submission.businessId ?? (others.length === 0 ? only : undefined) ?? null,
    details: { action, businesses: businessIds, alsoPhone },
  })
}
