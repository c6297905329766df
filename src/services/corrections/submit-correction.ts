import {
  type CORRECTION_FORM,
  CORRECTION_SENDER_FIELDS,
  CORRECTION_TEXT_FIELDS,
  type CorrectionInput,
  MAIN_TEXTS,
} from '#domain/correction/correction.ts'
import { correctionFaults } from '#domain/correction/correction-faults.ts'
import { readCorrection } from '#domain/correction/read-correction.ts'
import { DomainError } from '#domain/errors.ts'
import { withoutEdges } from '#domain/form/field-fault.ts'
import type { ChangeOf } from '#domain/form/form-fields.ts'
import { emptyValues, withChange } from '#domain/form/form-values.ts'
import { WEEK_FIELD } from '#domain/listing/listing.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import { getVisibleBusiness } from '#services/businesses/get-business.ts'
import { isCategoryHere, unknownCategoryFault } from '#services/categories/category-faults.ts'
import { correctionReceivedMail } from '#services/mail/correction-mails.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import {
  type FormEnvelope,
  type Received,
  receiveSubmission,
} from '#services/submissions/receive-submission.ts'
import { correctionFactsOf } from './correction-facts.ts'
import { readOwnerToken } from './owner-links.ts'

/**
 * Stores a proposed change of a business in the inbox, with what the directory says at this moment.
 * Throws business_unknown, business_gone, and link_unknown or link_expired for an invalid token.
 */
export async function submitCorrection(
  deps: FormDeps,
  envelope: FormEnvelope,
  form: ChangeOf<typeof CORRECTION_FORM>,
): Promise<Received> {
  const businessId = form.businessId ?? 0
  // '' is none.
  const token = form.token === '' ? undefined : form.token
  const { language } = envelope
  const { db } = deps.store
  const { business } = await getVisibleBusiness(db, businessId)
  const facts = correctionFactsOf(business)
  const input: CorrectionInput = {
    businessId,
    texts: withChange(CORRECTION_TEXT_FIELDS, facts.texts, { ...form, email: form.businessEmail }),
    hours: withChange(WEEK_FIELD.fields, facts.hours, form.hours ?? {}),
    ...withChange(CORRECTION_SENDER_FIELDS, emptyValues(CORRECTION_SENDER_FIELDS), form),
  }
  const isFromOwner = token !== undefined
  const faults = correctionFaults(input, facts, { isFromOwner }, name => isCategoryHere(deps, name))
  if (faults.length > 0) {
    const explained = faults.map(fault =>
      fault.code === 'category_unknown' ? unknownCategoryFault(input.texts.category, language) : fault,
    )
    return { kind: 'faults', faults: explained }
  }
  const { changed } = readCorrection(input, facts)
  if (token !== undefined) await requireOwner(deps, businessId, token)
  const email = withoutEdges(input.email)
  return receiveSubmission(
    deps,
    envelope,
    {
      kind: 'correction',
      subject: business.name,
      senderName: null,
      senderEmail: email === '' ? null : email,
      businessId,
      payload: input,
      isFromOwner,
      factsThen: facts,
      texts: [
        input.comment,
        input.proof,
        // An address in the field for it is no sign of spam.
        ...MAIN_TEXTS.filter(field => changed.includes(field)).map(field => input.texts[field]),
      ],
    },
    async (trx, { id }) => {
      const mail = correctionReceivedMail(mailSiteOf(deps), {
        to: email,
        language,
        businessName: business.name,
        number: submissionNumber(id),
        submissionId: id,
      })
      await queueMail(deps, trx, mail)
    },
  )
}

async function requireOwner(
  { store, now }: Pick<FormDeps, 'store' | 'now'>,
  businessId: number,
  token: string,
): Promise<void> {
  const tokenCheck = await readOwnerToken(store.db, { token, businessId, now: now() })
  if (tokenCheck !== 'owner')
    throw new DomainError(tokenCheck === 'expired' ? 'link_expired' : 'link_unknown')
}
