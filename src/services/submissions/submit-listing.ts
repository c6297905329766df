import { withoutEdges } from '#domain/form/field-fault.ts'
import { type ListingInput, MAX_CATEGORY_LENGTH, PROPOSED_TRADE_CATEGORY } from '#domain/listing/listing.ts'
import { listingCategoryOf } from '#domain/listing/listing-category.ts'
import { listingFaults } from '#domain/listing/listing-faults.ts'
import { placeFaults } from '#domain/place/check-place.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isCategoryHere, withProposals } from '#services/categories/category-faults.ts'
import { listingConfirmMail } from '#services/mail/listing-mails.ts'
import { openMailLink } from '#services/mail/mail-links.ts'
import { linkAddress, mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import type { FormDeps } from './form-deps.ts'
import { type FormEnvelope, type Received, receiveSubmission } from './receive-submission.ts'

/** Long enough to confirm after a holiday. */
const CONFIRM_LIFETIME_MS = 30 * DAY_MS

export interface ListingForm {
  readonly listing: ListingInput
  /** The sender was told that the gazetteer disagrees, and insists. */
  readonly isPlaceConfirmed: boolean
}

/**
 * Receives a business that wants to be listed, and asks for a confirmation of its e-mail address.
 * @returns all faults of all steps at once, where there are any; nothing is stored then
 */
export async function submitListing(
  deps: FormDeps,
  envelope: FormEnvelope,
  { listing: typed, isPlaceConfirmed }: ListingForm,
): Promise<Received> {
  const { language } = envelope
  const listing = withProposedTrade(typed)
  const faults = [
    ...listingFaults(listing, name => isCategoryHere(deps, name)).map(fault =>
      withProposals(fault, listing, language),
    ),
    ...(isPlaceConfirmed ? [] : placeFaults(listing)),
  ]
  if (faults.length > 0) return { kind: 'faults', faults }
  const email = withoutEdges(listing.email)
  const businessName = withoutEdges(listing.name)
  return receiveSubmission(
    deps,
    envelope,
    {
      kind: 'listing',
      subject: businessName,
      senderName: null,
      senderEmail: email,
      businessId: null,
      payload: { ...listing, category: listingCategoryOf(listing.category) },
      texts: [listing.name, listing.proposedTrade, listing.description, listing.address],
    },
    async (trx, { id }) => {
      const now = deps.now()
      const token = await openMailLink(trx, {
        purpose: 'confirm-submission',
        subjectId: id,
        now,
        lifetimeMs: CONFIRM_LIFETIME_MS,
      })
      const site = mailSiteOf(deps)
      const link = linkAddress(site, language, token)
      const number = submissionNumber(id)
      const about = { to: email, language, businessName, link, number, submissionId: id }
      await queueMail(deps, trx, listingConfirmMail(site, about))
    },
  )
}

/** With the proposed trade on one line, and a category where the owner chose none as the nearest one. */
function withProposedTrade(typed: ListingInput): ListingInput {
  // One more character than is allowed, so that a longer one is still too long.
  const proposedTrade = oneLine(typed.proposedTrade, MAX_CATEGORY_LENGTH + 1)
  const isNearestMissing = proposedTrade !== '' && withoutEdges(typed.category) === ''
  return { ...typed, proposedTrade, category: isNearestMissing ? PROPOSED_TRADE_CATEGORY : typed.category }
}
