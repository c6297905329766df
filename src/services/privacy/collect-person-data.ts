import type { Business } from '#domain/business/business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import { DomainError } from '#domain/errors.ts'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import type { OwnPicture } from '#domain/picture/picture.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { readHistory } from '#services/businesses/business-history.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { findConcernedBusinesses } from '#services/submissions/find-concerned-businesses.ts'
import { recordAudit } from '#store/audit.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { ownedBy } from '#store/businesses/owners.ts'
import { mailsTo } from '#store/mail/outbox.ts'
import { subscriberByEmail } from '#store/mail/subscribers.ts'
import { offeredPictures } from '#store/pictures/offered-pictures.ts'
import type { Store, StoreDeps } from '#store/store.ts'
import { submissionById, submissionsFrom } from '#store/submissions.ts'

/** A business that may be about the person, with where each fact came from and what it was before. */
export interface PersonBusiness {
  readonly business: Business
  readonly isRemoved: boolean
  readonly history: readonly HistoryEntry[]
}

/** Everything that is stored about the sender of a submission (Art. 15 GDPR). */
export interface PersonData {
  readonly email: string | null
  /** Milliseconds since 1970. */
  readonly collectedAt: number
  readonly submissions: readonly Submission[]
  /** Sent with corrections and not decided on: their alternative texts. */
  readonly pictures: readonly OwnPicture[]
  readonly newsletter: Subscriber | null
  readonly mails: readonly OutboxMail[]
  /** Businesses that the address is on file for. */
  readonly ownerOf: readonly { readonly businessId: number; readonly createdAt: number }[]
  /** Found by what was sent: to be reviewed before it is given to anybody. */
  readonly businesses: readonly PersonBusiness[]
}

/**
 * Collects what is stored about the sender of a submission. This is written to the audit log before it is given out.
 * Throws submission_unknown.
 */
export async function collectPersonData(
  { store, now, overview }: StoreDeps & OverviewDeps,
  { id, account }: { readonly id: number; readonly account: string },
): Promise<PersonData> {
  const { db } = store
  const submission = await submissionById(db, id)
  if (submission === undefined) throw new DomainError('submission_unknown', { id })
  await store.write(trx =>
    recordAudit(trx, { account, action: 'person-data.downloaded', subject: String(id), now: now() }),
  )
  const email = submission.senderEmail
  const ownerOf = email === null ? [] : await ownedBy(db, email)
  const concerned = (await findConcernedBusinesses({ store, overview }, submission)).map(row => row.id)
  const ids = new Set([...concerned, ...ownerOf.map(({ businessId }) => businessId)])
  const businesses = await Promise.all([...ids].map(businessId => personBusiness(store, businessId)))
  const submissions = email === null ? [submission] : await submissionsFrom(db, email)
  return {
    email,
    collectedAt: now(),
    submissions,
    pictures: await offeredPictures(
      db,
      submissions.map(sent => sent.id),
    ),
    newsletter: email === null ? null : ((await subscriberByEmail(db, email)) ?? null),
    mails: email === null ? [] : await mailsTo(db, store.key, email),
    ownerOf,
    businesses: businesses.flatMap(found => found ?? []),
  }
}

async function personBusiness({ db }: Store, id: number): Promise<PersonBusiness | undefined> {
  const record = await businessRecord(db, id)
  if (record === undefined) return undefined
  return {
    business: record.business,
    isRemoved: record.removedAt !== null,
    history: await readHistory(db, record),
  }
}
