import type { AdminBusinessRow } from '#domain/business/admin-business.ts'
import type { CorrectionFacts, ProposedChange } from '#domain/correction/correction.ts'
import { proposedChanges } from '#domain/correction/proposed-changes.ts'
import { DomainError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { storedListing } from '#domain/listing/listing.ts'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import type { OwnPicture } from '#domain/picture/picture.ts'
import { certainBusiness } from '#domain/submission/certain-business.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { findSimilarBusinesses } from '#services/businesses/find-similar-businesses.ts'
import { adminRowOf } from '#services/businesses/list-admin-businesses.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { correctionFactsOf, storedCorrection, weekWording } from '#services/corrections/correction-facts.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { listedByIds } from '#store/businesses/listed-businesses.ts'
import { mailsAbout } from '#store/mail/outbox.ts'
import { offeredPictures } from '#store/pictures/offered-pictures.ts'
import { submissionById } from '#store/submissions.ts'
import type { DecisionDeps } from './decision.ts'
import { findConcernedBusinesses } from './find-concerned-businesses.ts'

/** A submission with what helps to decide on it. */
export interface SubmissionDetail {
  readonly submission: Submission
  /** Of corrections: what differs, field by field; null once its content was erased. */
  readonly changes: readonly ProposedChange[] | null
  /** The businesses it is about, also removed ones; of listings also similar ones. */
  readonly businesses: readonly AdminBusinessRow[]
  /** The one of them that it means beyond doubt; null: none, or several. */
  readonly certainBusinessId: number | null
  /** Of corrections: the pictures sent with it that are not decided on. */
  readonly pictures: readonly Omit<OwnPicture, 'file'>[]
  /** Mails about it, oldest first. */
  readonly mails: readonly OutboxMail[]
}

type Showing = Pick<DecisionDeps, 'store' | 'index' | 'now'> & OverviewDeps

/**
 * One submission of the inbox.
 * @param language of the days of a proposed week
 * Throws submission_unknown.
 */
export async function showSubmission(
  deps: Showing,
  { id, language }: { readonly id: number; readonly language: Language },
): Promise<SubmissionDetail> {
  const { db, key } = deps.store
  const submission = await submissionById(db, id)
  if (submission === undefined) throw new DomainError('submission_unknown', { id })
  const businesses = await businessesOf(deps, submission)
  const hasChanges = submission.kind === 'correction' && submission.erasedAt === null
  return {
    submission,
    changes: hasChanges ? await changesOf(deps, submission, language) : null,
    businesses,
    certainBusinessId: certainBusiness(submission, businesses),
    pictures: (await offeredPictures(db, [id])).map(({ file: _, ...picture }) => picture),
    mails: await mailsAbout(db, key, id),
  }
}

async function changesOf(
  { store: { db } }: Showing,
  submission: Submission,
  language: Language,
): Promise<readonly ProposedChange[]> {
  const { input, before } = await storedCorrection(db, submission)
  // Not the one in what was sent, which may be merged into another since.
  const { businessId } = submission
  const record = businessId === null ? undefined : await businessRecord(db, businessId)
  const now: CorrectionFacts = record === undefined ? before : correctionFactsOf(record.business)
  return proposedChanges(input, { before, now }, weekWording(language))
}

async function businessesOf(deps: Showing, submission: Submission): Promise<readonly AdminBusinessRow[]> {
  const { kind, businessId, payload } = submission
  if (kind !== 'listing' && kind !== 'correction' && kind !== 'message')
    return findConcernedBusinesses(deps, submission)
  const named = businessId === null ? [] : [businessId]
  // An approved listing is about the business that it became.
  const alike =
    kind === 'listing' && businessId === null ? await findSimilarBusinesses(deps, storedListing(payload)) : []
  const ids = [...named, ...alike]
  return ids.length === 0 ? [] : (await listedByIds(deps.store.db, ids)).map(adminRowOf)
}
