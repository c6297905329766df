import type { BusinessDraft } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { type Edit, editedBusiness } from '#domain/edit/edit.ts'
import { note, SUBMISSION_FACT } from '#domain/edit/entry-facts.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { isListingCategory, type ListingInput } from '#domain/listing/listing.ts'
import { draftOfListing } from '#domain/listing/listing-draft.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { findKnownBusiness } from '#services/businesses/find-matches.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { isCategoryHere, withProposals } from '#services/categories/category-faults.ts'
import { listingApprovedMail } from '#services/mail/listing-mails.ts'
import { mailSiteOf, pageAddress } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { acceptAllOffered } from '#services/pictures/offered-pictures.ts'
import { isSuppressed } from '#services/privacy/suppressions.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Db } from '#store/store.ts'
import { type DecisionDeps, getUndecidedSubmission, recordDecision } from './decision.ts'

export interface Approval {
  readonly id: number
  /** As the administrator edited it; its category may also be the name of a real one. */
  readonly listing: ListingInput
  readonly account: string
}

export type ApprovalResult =
  | {
      readonly kind: 'listed'
      readonly businessId: number
      /** False: a known business of that name and address took over the owner's data. */
      readonly isNew: boolean
    }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

/**
 * Lists a submitted business: the owner's data, locked against imports field by field. A confirmed e-mail address is
 * the owner's on file from now on; its owner is mailed either way. Pictures that came with it become the business's own.
 * Throws submission_unknown, submission_kind, submission_decided, and listing_suppressed for what must not come back.
 */
export async function approveListing(
  deps: DecisionDeps,
  { id, listing, account }: Approval,
): Promise<ApprovalResult> {
  const read = draftOfListing(listing, name => isCategoryHere(deps, name))
  if (read.kind === 'faults') {
    return { kind: 'faults', faults: read.faults.map(fault => withProposals(fault, listing)) }
  }
  const now = deps.now()
  return deps.store.write(async trx => {
    const submission = await getUndecidedSubmission(trx, id, ['listing'])
    const context: ApprovalContext = {
      key: deps.store.key,
      submissionId: id,
      account,
      now,
      isBroadCategory: isListingCategory(listing.category.trim()),
    }
    const { record, isNew } = await storeListing(trx, read.draft, context)
    const businessId = record.business.id
    await acceptAllOffered(trx, { id, businessId, account, now })
    const { confirmedAt, senderEmail } = submission
    if (confirmedAt !== null && senderEmail !== null)
      await addOwner(trx, { businessId, email: senderEmail, now })
    const outcome = { kind: 'approved', text: '', at: now } as const
    await recordDecision(trx, submission, {
      state: 'done',
      outcome,
      account,
      businessId,
      details: { business: businessId, isNew },
    })
    await notifyOwner(deps, trx, submission, record)
    return { kind: 'listed', businessId, isNew }
  })
}

interface ApprovalContext {
  readonly key: SiteKey
  readonly submissionId: number
  readonly account: string
  readonly now: number
  /** One of the form's ten, which is less precise than most categories of the directory. */
  readonly isBroadCategory: boolean
}

interface StoredListing {
  readonly record: BusinessRecord
  readonly isNew: boolean
}

async function storeListing(trx: Db, draft: BusinessDraft, context: ApprovalContext): Promise<StoredListing> {
  const { account, now, key, submissionId } = context
  const suppressed = await suppressionList(trx, key)
  if (isSuppressed(draft, suppressed)) throw new DomainError('listing_suppressed')
  const known = await findKnownBusiness(trx, draft)
  if (known !== undefined) return { record: await takeOver(trx, known, draft, context), isNew: false }
  const origin = { source: 'owner', date: berlinDate(now), isLocked: true } as const
  const [saved] = await saveDrafts(trx, {
    drafts: [draft],
    origin,
    suppressed,
    now,
    cause: { account, submissionId },
  })
  const record = saved?.id == null ? undefined : await businessRecord(trx, saved.id)
  if (record === undefined) throw new Error('A listing that is neither suppressed nor known was not stored')
  return { record, isNew: true }
}

/**
 * The owner's data on a known business, which keeps its own source: that is shown with its reviews. The owner states
 * that it is open, and the administrator that visitors may see it.
 */
async function takeOver(
  trx: Db,
  record: BusinessRecord,
  draft: BusinessDraft,
  { account, now, submissionId, isBroadCategory }: ApprovalContext,
): Promise<BusinessRecord> {
  const { category, ...rest } = draft
  const stated = isBroadCategory || category === undefined ? rest : draft
  const isClosed = record.business.status !== 'operational'
  const fields: Edit['fields'] = {
    ...stated,
    ...(isClosed && { status: 'operational' }),
    // The owner's number may be what the directory had as the second one.
    ...(record.business.secondPhone === draft.phone &&
      draft.secondPhone === undefined && { secondPhone: null }),
  }
  const locks = Object.fromEntries(
    FIELDS.filter(field => fields[field] !== undefined).map(field => [field, true]),
  )
  const edited = editedBusiness(
    record.business,
    { fields, locks },
    berlinDate(now),
    now,
    'owner',
    await categoryRules(trx),
  )
  if (edited.kind === 'refused') throw new Error('A listing was refused by the rules that read it')
  const after = edited.kind === 'edited' ? edited.business : record.business
  if (edited.kind === 'unchanged' && !after.isHidden) return record
  const notes = [note(SUBMISSION_FACT, null, submissionId)]
  const action = { kind: 'changed', account, now, source: 'owner', notes } as const
  await saveBusiness(trx, record, { ...after, isHidden: false }, action)
  return (await businessRecord(trx, record.business.id)) ?? record
}

async function notifyOwner(
  deps: DecisionDeps,
  trx: Db,
  { id, senderEmail, language }: Submission,
  { business, urlSlug }: BusinessRecord,
): Promise<void> {
  if (senderEmail === null) return
  const site = mailSiteOf(deps)
  const mail = listingApprovedMail(site, {
    to: senderEmail,
    language,
    businessName: business.name,
    pageUrl: pageAddress(site, language, `/${urlSlug}`),
    number: submissionNumber(id),
    submissionId: id,
  })
  await queueMail(deps, trx, mail)
}
