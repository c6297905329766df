import { berlinDate } from '#domain/berlin-day.ts'
import type { BusinessDraft } from '#domain/business/business.ts'
import { editedBusiness } from '#domain/business/edit.ts'
import { FIELDS } from '#domain/business/merge.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { isListingCategory, type ListingInput } from '#domain/listing/listing.ts'
import { draftOfListing } from '#domain/listing/listing-draft.ts'
import { type Submission, submissionNumber } from '#domain/submission.ts'
import { type HeldBusiness, heldBusiness } from '#store/held-businesses.ts'
import { addOwner } from '#store/owners.ts'
import type { Db } from '#store/store.ts'
import { suppressionList } from '#store/suppressions.ts'
import { isCategoryHere } from './edit-business.ts'
import { endSubmission } from './end-submission.ts'
import type { FormDeps } from './form-deps.ts'
import { isSuppressed } from './is-suppressed.ts'
import { pageAddress } from './mails/ask-us.ts'
import { listingApprovedMail } from './mails/listing-mails.ts'
import { mailSiteOf } from './mails/mail-site.ts'
import { queueMail } from './queue-mail.ts'
import { saveBusinesses } from './save-business.ts'
import { storeBusiness } from './store-business.ts'
import { keysOfDrafts, storedAbout } from './stored-about.ts'
import { undecidedSubmission } from './undecided.ts'

/** What deciding on a submission needs. */
export type DecisionDeps = Pick<FormDeps, 'store' | 'index' | 'settings' | 'siteUrl' | 'now'>

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
      /** False: the directory knew it by name and address, and took over what the owner says. */
      readonly isNew: boolean
    }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

/**
 * Lists a submitted business: the owner's words, locked against imports field by field. Whoever confirmed the e-mail
 * address is the owner on file from now on, and is told either way.
 * Throws submission_unknown, submission_kind, submission_decided, and listing_suppressed for what must not come back.
 */
export async function approveListing(
  deps: DecisionDeps,
  { id, listing, account }: Approval,
): Promise<ApprovalResult> {
  const read = draftOfListing(listing, name => isCategoryHere(deps, name))
  if (read.kind === 'faults') return read
  const now = deps.now()
  return deps.store.write(async trx => {
    const submission = await undecidedSubmission(trx, id, ['listing'])
    const deed: Deed = { account, now, isBroadCategory: isListingCategory(listing.category.trim()) }
    const { held, isNew } = await storeListing(trx, read.draft, deed)
    const businessId = held.business.id
    const { confirmedAt, senderEmail } = submission
    if (confirmedAt !== null && senderEmail !== null)
      await addOwner(trx, { businessId, email: senderEmail, now })
    const outcome = { kind: 'approved', text: '', at: now } as const
    await endSubmission(trx, submission, {
      state: 'done',
      outcome,
      account,
      businessId,
      details: { business: businessId, isNew },
    })
    await tellOwner(deps, trx, submission, held)
    return { kind: 'listed', businessId, isNew }
  })
}

interface Deed {
  readonly account: string
  readonly now: number
  /** One of the form's ten, which says less than most categories of the directory. */
  readonly isBroadCategory: boolean
}

interface StoredListing {
  readonly held: HeldBusiness
  readonly isNew: boolean
}

async function storeListing(trx: Db, draft: BusinessDraft, deed: Deed): Promise<StoredListing> {
  const { account, now } = deed
  const suppressed = await suppressionList(trx)
  if (isSuppressed(draft, suppressed)) throw new DomainError('listing_suppressed')
  const known = await knownAs(trx, draft)
  if (known !== undefined) return { held: await takeOver(trx, known, draft, deed), isNew: false }
  const origin = { source: 'owner', date: berlinDate(now), isLocked: true } as const
  const [saved] = await saveBusinesses(trx, { drafts: [draft], origin, suppressed, now, cause: { account } })
  const held = saved?.id == null ? undefined : await heldBusiness(trx, saved.id)
  if (held === undefined) throw new Error('A listing that is neither suppressed nor known was not stored')
  return { held, isNew: true }
}

/** The live business that an import of the same name and address would be about. */
async function knownAs(trx: Db, draft: BusinessDraft): Promise<HeldBusiness | undefined> {
  const keys = keysOfDrafts([draft])
  const { stored, merged } = await storedAbout(trx, keys)
  const id = stored[0]?.business.id ?? merged.matchKeys.get(keys.matchKeys[0] ?? '')
  return id === undefined ? undefined : heldBusiness(trx, id)
}

/**
 * The owner's words over a known business, which keeps its own source: that stands beside its reviews. Whoever lists it
 * says that it is open, and the administrator that visitors may see it.
 */
async function takeOver(
  trx: Db,
  held: HeldBusiness,
  draft: BusinessDraft,
  { account, now, isBroadCategory }: Deed,
): Promise<HeldBusiness> {
  const { category, ...rest } = draft
  const said = isBroadCategory || category === undefined ? rest : draft
  const isClosed = held.business.status !== 'operational'
  const fields: BusinessDraft = isClosed ? { ...said, status: 'operational' } : said
  const locks = Object.fromEntries(
    FIELDS.filter(field => fields[field] !== undefined).map(field => [field, true]),
  )
  const edited = editedBusiness(held.business, { fields, locks }, berlinDate(now), now, 'owner')
  if (edited.kind === 'refused') throw new Error('A listing was refused by the rules that read it')
  const after = edited.kind === 'edited' ? edited.business : held.business
  if (edited.kind === 'unchanged' && !after.isHidden) return held
  const deed = { kind: 'changed', account, now, source: 'owner' } as const
  await storeBusiness(trx, held, { ...after, isHidden: false }, deed)
  return (await heldBusiness(trx, held.business.id)) ?? held
}

async function tellOwner(
  deps: DecisionDeps,
  trx: Db,
  { id, senderEmail, language }: Submission,
  { business, urlSlug }: HeldBusiness,
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
  await queueMail(trx, mail, deps.now())
}
