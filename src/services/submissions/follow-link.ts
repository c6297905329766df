import { DomainError } from '#domain/errors.ts'
import { getVisibleBusiness } from '#services/businesses/get-business.ts'
import { linkHash, type MailLink, readMailLink } from '#services/mail/mail-links.ts'
import { confirmSubscriber, unsubscribe } from '#services/newsletter/subscription.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { type MailLinkPurpose, markLinkUsed } from '#store/mail/mail-links.ts'
import type { Db } from '#store/store.ts'
import { confirmSubmission, submissionById } from '#store/submissions.ts'
import type { FormDeps } from './form-deps.ts'

/** The result of following a link in a mail. */
export interface FollowedLink {
  readonly kind: 'submission-confirmed' | 'subscribed' | 'unsubscribed' | 'owner'
  /** Only of 'owner': the business that the link allows correcting. */
  readonly businessId?: number
  /** Of 'owner' and 'submission-confirmed'. */
  readonly businessName?: string
}

type Following = Pick<FormDeps, 'store' | 'settings' | 'siteUrl' | 'now'>

/** What a link in a mail is for, before it is followed. */
export interface ShownLink {
  readonly purpose: MailLinkPurpose
  /** Of 'owner': whose entry the link lets correct. */
  readonly businessId?: number
  readonly businessName?: string
}

/** Reads a link without following it. Throws link_unknown, link_expired; for owners also what becomes of businesses. */
export async function showLink({ store, now }: Following, token: string): Promise<ShownLink> {
  const { purpose, subjectId } = await validLink(store.db, token, now())
  if (purpose !== 'owner') return { purpose }
  const { business } = await getVisibleBusiness(store.db, subjectId)
  return { purpose, businessId: subjectId, businessName: business.name }
}

/**
 * Does what a link in a mail is for. Safe to repeat: the second click gets the same answer and changes nothing.
 * Throws link_unknown, also where what it was about is gone, and link_expired; for owners also the errors of looking up
 * a business.
 */
export async function followLink(deps: Following, token: string): Promise<FollowedLink> {
  const link = await validLink(deps.store.db, token, deps.now())
  return deps.store.write(async trx => {
    const followed = await ACTIONS[link.purpose](trx, link.subjectId, deps)
    await markLinkUsed(trx, linkHash(token), deps.now())
    return followed
  })
}

async function validLink(db: Db, token: string, now: number): Promise<MailLink> {
  const link = await readMailLink(db, token, now)
  if (link === 'unknown') throw new DomainError('link_unknown')
  if (link === 'expired') throw new DomainError('link_expired')
  return link
}

const ACTIONS: Readonly<
  Record<MailLinkPurpose, (trx: Db, subjectId: number, deps: Following) => Promise<FollowedLink>>
> = {
  'confirm-submission': async (trx, id, { now }) => {
    const submission = await submissionById(trx, id)
    if (submission === undefined) throw new DomainError('link_unknown')
    await confirmSubmission(trx, id, now())
    const { outcome, businessId, senderEmail } = submission
    // Listed before its sender confirmed: the address is on file from now on.
    if (outcome?.kind === 'approved' && businessId !== null && senderEmail !== null)
      await addOwner(trx, { businessId, email: senderEmail, now: now() })
    return { kind: 'submission-confirmed', businessName: submission.subject }
  },
  owner: async (trx, id) => {
    const { business } = await getVisibleBusiness(trx, id)
    return { kind: 'owner', businessId: id, businessName: business.name }
  },
  'confirm-subscriber': async (trx, id, deps) => {
    const state = await confirmSubscriber(deps, trx, id)
    if (state === undefined) throw new DomainError('link_unknown')
    return { kind: state === 'unsubscribed' ? 'unsubscribed' : 'subscribed' }
  },
  unsubscribe: async (trx, id, { now }) => {
    await unsubscribe(trx, id, now())
    return { kind: 'unsubscribed' }
  },
}
