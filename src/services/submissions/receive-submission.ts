import { hash } from 'node:crypto'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import {
  countLinks,
  MANY_LINKS,
  type SpamReason,
  type Submission,
  type SubmissionKind,
  submissionNumber,
} from '#domain/submission/submission.ts'
import { oneLine } from '#domain/text/one-line.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { inboxNoticeMail } from '#services/mail/inbox-notice-mail.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/outbox.ts'
import type { Db } from '#store/store.ts'
import {
  countSentBefore,
  type IncomingSubmission,
  insertSubmission,
  sameSubmissionSince,
  submissionByTicket,
} from '#store/submissions.ts'
import type { FormDeps } from './form-deps.ts'
import { checkTicket } from './form-ticket.ts'

/** What every form sends besides its fields. */
export interface FormEnvelope {
  readonly language: Language
  /** From form-ticket.ts; programs that use the API directly send none. */
  readonly ticket?: string | undefined
  /** The honeypot: a field that no person sees. */
  readonly trap?: string | undefined
  /** Counts the form against its sender's rate limit, once it is valid; throws where there were too many. */
  readonly count?: () => Promise<void>
}

/** The result of a form. */
export type Received =
  | {
      readonly kind: 'received'
      readonly id: number
      /** 'E-1234' */
      readonly number: string
      /** Whether the sender gets a mail soon; without a mail server none is promised. */
      readonly isMailed: boolean
    }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'too-fast'; readonly waitSeconds: number }
  | { readonly kind: 'expired' }

/** A form that was read and found valid. */
export interface NewSubmission {
  readonly kind: SubmissionKind
  /** Its subject in the inbox; put on one line here. */
  readonly subject: string
  readonly senderName: string | null
  /** One address; null where the sender gave none. */
  readonly senderEmail: string | null
  readonly businessId: number | null
  /** As typed. */
  readonly payload: object
  readonly dueAt?: number | null
  readonly isFromOwner?: boolean
  /** Of corrections: the present values, by field. */
  readonly factsThen?: object
  /** The free texts, for counting links. */
  readonly texts: readonly string[]
}

/** Maximum length of a mail's subject. */
const SUBJECT_LENGTH = 150
/** Entering somebody else's address must not fill its mailbox through us. */
const MAILS_A_DAY = 10
/** Programs repeat a request whose answer was lost; people click twice. */
const SAME_AGAIN_MS = HOUR_MS

/**
 * Puts a form into the inbox. Validate its fields first: the guards expect a valid form. The same form sent again is
 * stored once and gets the first answer. With a filled honeypot it gets the usual answer, but is stored separately, and
 * nobody is mailed. Otherwise the operator is told that something is in the inbox.
 * @param mails the mails to the sender, in the same transaction; not called for what certainly came from a machine, nor
 * for an address that had several such mails within a day
 */
export async function receiveSubmission(
  deps: FormDeps,
  envelope: FormEnvelope,
  submission: NewSubmission,
  mails: (trx: Db, stored: Submission) => Promise<void>,
): Promise<Received> {
  const guarded = await checkRobotGuards(deps, envelope)
  if (guarded.kind !== 'passed') return guarded
  const incoming = incomingOf(envelope, submission)
  const now = deps.now()
  return deps.store.write(async trx => {
    const before =
      incoming.ticket === null
        ? await sameSubmissionSince(trx, incoming, now - SAME_AGAIN_MS)
        : await submissionByTicket(trx, incoming.ticket)
    if (before !== undefined) return answerTo(deps, await isWritten(trx, before), before)
    const stored = await insertSubmission(trx, incoming, now)
    const hasMail = await isWritten(trx, stored)
    const received = answerTo(deps, hasMail, stored)
    if (incoming.spamReason === 'trap') return received
    if (hasMail) await mails(trx, stored)
    await notifyOperator(deps, trx, stored)
    return received
  })
}

/**
 * Checks a form that is stored elsewhere than in the inbox. Call it when the fields are valid.
 * @returns isTrapped: it certainly came from a machine; answer as usual, and do nothing
 * Throws what the envelope's count throws.
 */
export async function checkRobotGuards(
  deps: Pick<FormDeps, 'ticketKey' | 'now'>,
  { ticket, trap = '', count }: FormEnvelope,
): Promise<
  | { readonly kind: 'passed'; readonly isTrapped: boolean }
  | Extract<Received, { kind: 'too-fast' | 'expired' }>
> {
  const ticketCheck = ticket === undefined ? null : checkTicket(deps, ticket)
  if (ticketCheck !== null && ticketCheck.kind !== 'valid') return ticketCheck
  await count?.()
  return { kind: 'passed', isTrapped: trap.trim() !== '' }
}

async function notifyOperator(deps: FormDeps, trx: Db, { id, kind, subject }: Submission): Promise<void> {
  const { email } = deps.settings().operator
  if (email.trim() === '') return
  const about = { to: email.trim(), language: DEFAULT_LANGUAGE, kind, subject, number: submissionNumber(id) }
  await queueMail(deps, trx, inboxNoticeMail(mailSiteOf(deps), about))
}

function incomingOf(
  { language, ticket, trap = '' }: FormEnvelope,
  { texts, ...submission }: NewSubmission,
): IncomingSubmission {
  const { kind } = submission
  // In the form in which it is read back: two forms are the same when this is.
  const payload: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(submission.payload))
  const spamReason = spamReasonOf({ ticket, trap, texts })
  return {
    kind,
    state: spamReason === 'trap' ? 'rejected' : 'new',
    language,
    subject: oneLine(submission.subject, SUBJECT_LENGTH),
    senderName: submission.senderName === null ? null : oneLine(submission.senderName, SUBJECT_LENGTH),
    senderEmail: submission.senderEmail,
    businessId: submission.businessId,
    payload,
    dueAt: submission.dueAt ?? null,
    isFromOwner: submission.isFromOwner ?? false,
    spamReason,
    // Going back and sending another text with the same ticket is a new submission.
    ticket: ticket === undefined ? null : hash('sha256', JSON.stringify([ticket, kind, payload])),
    factsThen: submission.factsThen ?? null,
  }
}

function spamReasonOf({
  ticket,
  trap,
  texts,
}: {
  readonly ticket: string | undefined
  readonly trap: string
  readonly texts: readonly string[]
}): SpamReason | null {
  if (trap.trim() !== '') return 'trap'
  if (countLinks(texts) >= MANY_LINKS) return 'links'
  return ticket === undefined ? 'no-ticket' : null
}

/**
 * Whether a mail to the sender is written; without a mail server it waits. The same for the same submission at any time:
 * a repeated form gets the first answer.
 */
async function isWritten(trx: Db, { id, senderEmail, createdAt }: Submission): Promise<boolean> {
  if (senderEmail === null) return false
  return (await countSentBefore(trx, { id, senderEmail, since: createdAt - DAY_MS })) < MAILS_A_DAY
}

function answerTo({ hasMailServer }: FormDeps, hasMail: boolean, { id }: Submission): ReceivedForm {
  return { kind: 'received', id, number: submissionNumber(id), isMailed: hasMail && hasMailServer() }
}

type ReceivedForm = Extract<Received, { kind: 'received' }>
