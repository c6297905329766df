import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import type { WrittenMail } from '#domain/mail/mail.ts'
import { isPrivacyRequestKind } from '#domain/submission/privacy-request.ts'
import { type Submission, type SubmissionState, submissionNumber } from '#domain/submission/submission.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { noticeDecidedMail, noticeOwnerMail } from '#services/mail/notice-mails.ts'
import { queueMail } from '#services/mail/outbox.ts'
import { privacyRequestDecidedMail } from '#services/mail/privacy-request-mails.ts'
import { reportDecidedMail } from '#services/mail/report-mails.ts'
import type { BusinessRecord } from '#store/businesses/business-records.ts'
import { ownersOf } from '#store/businesses/owners.ts'
import type { Db } from '#store/store.ts'
import type { DecisionDeps } from './decision.ts'

/** The decision and the businesses it is about. */
export interface MailedDecision {
  readonly isActedOn: boolean
  readonly action: 'none' | 'hide' | 'remove'
  readonly businesses: readonly BusinessRecord[]
  readonly text: string
}

/**
 * Mails the decision to the sender of a report, a notice or a privacy request, and after a notice also to the owners of
 * what is no longer shown. Call it in the transaction of the decision.
 */
export async function mailDecision(
  deps: DecisionDeps,
  trx: Db,
  submission: Submission,
  decision: MailedDecision,
): Promise<void> {
  await mailSender(deps, trx, submission, decision)
  if (submission.kind === 'notice') await mailOwners(deps, trx, submission, decision)
}

async function mailSender(
  deps: DecisionDeps,
  trx: Db,
  { id, kind, language, payload, senderEmail }: Submission,
  { isActedOn, action, businesses, text }: MailedDecision,
): Promise<void> {
  if (senderEmail === null) return
  const site = mailSiteOf(deps)
  const names = businesses.map(({ business }) => business.name)
  const about = { to: senderEmail, language, number: submissionNumber(id), submissionId: id }
  const details = { ...about, isActedOn, action, businesses: names, text }
  const queue = (mail: WrittenMail) => queueMail(deps, trx, { ...mail, closesAs: stateAfter(isActedOn) })
  if (kind === 'notice') return queue(noticeDecidedMail(site, details))
  if (kind === 'report') return queue(reportDecidedMail(site, details))
  const request = String(payload.kind)
  if (!isPrivacyRequestKind(request)) throw new Error(`Submission ${id} is no privacy request`)
  const isSuppressed = action === 'remove'
  await queue(privacyRequestDecidedMail(site, { ...details, request, isSuppressed }))
}

/** The state of a decided submission whose sender was told. */
export function stateAfter(isActedOn: boolean): SubmissionState {
  return isActedOn ? 'done' : 'rejected'
}

/** The owners' language is unknown; the site's own is that of the directory. */
async function mailOwners(
  deps: DecisionDeps,
  trx: Db,
  { id }: Submission,
  { action, businesses, text }: MailedDecision,
): Promise<void> {
  if (action === 'none') return
  const about = { language: DEFAULT_LANGUAGE, number: submissionNumber(id), submissionId: id, action, text }
  for (const { business } of businesses) {
    for (const to of await ownersOf(trx, business.id)) {
      const mail = noticeOwnerMail(mailSiteOf(deps), { ...about, to, businessName: business.name })
      await queueMail(deps, trx, mail)
    }
  }
}
