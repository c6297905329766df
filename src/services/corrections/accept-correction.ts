import type { ProposedChange } from '#domain/correction/correction.ts'
import { proposedEdit, readCorrection } from '#domain/correction/read-correction.ts'
import { editedBusiness } from '#domain/edit/edit.ts'
import { note, SUBMISSION_FACT } from '#domain/edit/entry-facts.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import { ANSWER_FORM } from '#domain/submission/decision.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { getLiveBusiness } from '#services/businesses/get-business.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { correctionDecidedMail } from '#services/mail/correction-mails.ts'
import { fieldNames } from '#services/mail/field-names.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import {
  type DecisionDeps,
  type DecisionResult,
  getUndecidedSubmission,
  recordDecision,
} from '#services/submissions/decision.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import type { Db } from '#store/store.ts'
import { storedCorrection } from './correction-facts.ts'

type Field = ProposedChange['field']

export interface Acceptance {
  readonly id: number
  /** The accepted fields of the proposal; the others are refused. */
  readonly fields: readonly Field[]
  /** For the sender; '' without. */
  readonly text: string
  readonly account: string
}

/**
 * Accepts some fields of a correction. Their source is the owner where the link on file proves it, else the
 * administrator; they are locked against imports. A change made meanwhile is overwritten, because the administrator has
 * seen both.
 * @returns faults when no field is chosen, or one that the correction does not propose
 * Throws submission_unknown, submission_kind, submission_decided, business_unknown, business_gone.
 */
export async function acceptCorrection(
  deps: DecisionDeps,
  { id, fields, text, account }: Acceptance,
): Promise<DecisionResult> {
  const faults: FieldFault[] = [...formFaults({ text: { ...ANSWER_FORM.text, isOptional: true } }, { text })]
  if (fields.length === 0) faults.push({ field: 'fields', code: 'required' })
  if (faults.length > 0) return { kind: 'faults', faults }
  const now = deps.now()
  return deps.store.write(async trx => {
    const before = await getUndecidedSubmission(trx, id, ['correction'])
    const { input, before: facts } = await storedCorrection(trx, before)
    const { changed } = readCorrection(input, facts)
    if (!fields.every(field => changed.includes(field)))
      return { kind: 'faults', faults: [{ field: 'fields', code: 'choice_unknown' }] }
    const accepted = changed.filter(field => fields.includes(field))
    const refused = await takeOver(trx, before, proposedEdit(input, accepted), { account, now })
    if (refused.length > 0) return { kind: 'faults', faults: refused }
    const outcome = { kind: 'accepted', text: text.trim(), fields: accepted, at: now } as const
    const submission = await recordDecision(trx, before, {
      state: 'done',
      outcome,
      account,
      details: { business: before.businessId, fields: accepted },
    })
    await notifySender(deps, trx, submission, {
      accepted,
      refused: changed.filter(field => !accepted.includes(field)),
    })
    return { kind: 'decided', submission }
  })
}

async function takeOver(
  trx: Db,
  { id, businessId, isFromOwner }: Submission,
  fields: ReturnType<typeof proposedEdit>,
  { account, now }: { readonly account: string; readonly now: number },
): Promise<readonly FieldFault[]> {
  if (businessId === null) throw new DomainError('business_unknown')
  const record = await getLiveBusiness(trx, businessId)
  const source = isFromOwner ? 'owner' : 'administrator'
  const locks = Object.fromEntries(Object.keys(fields).map(field => [field, true]))
  const edited = editedBusiness(
    record.business,
    { fields, locks },
    berlinDate(now),
    now,
    source,
    await categoryRules(trx),
  )
  if (edited.kind === 'refused') return edited.faults
  if (edited.kind === 'edited')
    await saveBusiness(trx, record, edited.business, {
      kind: 'changed',
      account,
      now,
      source,
      notes: [note(SUBMISSION_FACT, null, id)],
    })
  return []
}

async function notifySender(
  deps: DecisionDeps,
  trx: Db,
  { id, language, senderEmail, subject, outcome }: Submission,
  { accepted, refused }: { readonly accepted: readonly Field[]; readonly refused: readonly Field[] },
): Promise<void> {
  if (senderEmail === null) return
  const mail = correctionDecidedMail(mailSiteOf(deps), {
    to: senderEmail,
    language,
    businessName: subject,
    number: submissionNumber(id),
    submissionId: id,
    accepted: fieldNames(language, accepted),
    refused: fieldNames(language, refused),
    text: outcome?.text ?? '',
  })
  await queueMail(deps, trx, mail)
}
