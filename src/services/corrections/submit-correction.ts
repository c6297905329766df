import { CORRECTION_TEXTS, type CorrectionInput, type CorrectionText } from '#domain/correction/correction.ts'
import { readCorrection } from '#domain/correction/read-correction.ts'
import { correctionFaults } from '#domain/correction/validate-correction.ts'
import { DomainError } from '#domain/errors.ts'
import { withoutEdges } from '#domain/form/field-fault.ts'
import { LISTING_DAYS, type ListingDay } from '#domain/listing/listing.ts'
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

/** A correction as it is sent; fields that are left out stay as they are. */
export interface CorrectionForm extends Omit<CorrectionInput, 'texts' | 'hours'> {
  readonly texts: Readonly<Partial<Record<CorrectionText, string | undefined>>>
  readonly hours: Readonly<Partial<Record<ListingDay, string | undefined>>>
  /** From a link that was mailed to the address on file. */
  readonly token?: string | undefined
}

/**
 * Stores a proposed change of a business in the inbox, with what the directory says at this moment.
 * Throws business_unknown, business_gone, and link_unknown or link_expired for an invalid token.
 */
export async function submitCorrection(
  deps: FormDeps,
  envelope: FormEnvelope,
  { token, ...form }: CorrectionForm,
): Promise<Received> {
  const { businessId } = form
  const { language } = envelope
  const { db } = deps.store
  const { business } = await getVisibleBusiness(db, businessId)
  const facts = correctionFactsOf(business)
  const input: CorrectionInput = {
    ...form,
    texts: completed(CORRECTION_TEXTS, form.texts, facts.texts),
    hours: completed(LISTING_DAYS, form.hours, facts.hours),
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
        ...CORRECTION_TEXTS.filter(field => changed.includes(field)).map(field => input.texts[field]),
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

function completed<Name extends string>(
  names: readonly Name[],
  given: Readonly<Partial<Record<Name, string | undefined>>>,
  known: Readonly<Record<Name, string>>,
): Record<Name, string> {
  // `known` has every name.
  return Object.fromEntries(names.map(name => [name, given[name] ?? known[name]])) as Record<Name, string>
}
