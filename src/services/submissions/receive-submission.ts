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
import { inboxNoticeMail } from '#services/mail/inbox-notice-mail.ts'
import { mailSiteOf } from '#services/mail/mail-site.ts'
import { queueMail } from '#services/mail/queue-mail.ts'
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

/** What every form carries besides its fields. */
export interface FormEnvelope {
  readonly language: Language
  /** From form-ticket.ts; programs that use the calls directly send none. */
  readonly ticket?: string | undefined
  /** The field that no person sees. */
  readonly trap?: string | undefined
  /** Counts the form against its sender's limit, once it is in order; throws where there were too many. */
  readonly count?: () => Promise<void>
}

/** What became of a form. */
export type Received =
  | {
      readonly kind: 'received'
      readonly id: number
      /** 'E-1234' */
      readonly number: string
      /** Whether the sender is written to. */
      readonly isMailed: boolean
    }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'too-fast'; readonly waitSeconds: number }
  | { readonly kind: 'expired' }

/** A form that was read and found in order. */
export interface NewSubmission {
  readonly kind: SubmissionKind
  /** What the inbox calls it; brought onto one line here. */
  readonly subject: string
  readonly senderName: string | null
  /** One address, or null where the sender gave none. */
  readonly senderEmail: string | null
  readonly businessId: number | null
  /** As typed. */
  readonly payload: object
  readonly dueAt?: number | null
  readonly isFromOwner?: boolean
  /** Of corrections: what the directory says now, by field. */
  readonly factsThen?: object
  /** The free texts, for counting links. */
  readonly texts: readonly string[]
}

/** A subject of a mail. */
const SUBJECT_LENGTH = 150
/** Whoever names somebody else's address must not be able to fill its mailbox through us. */
const MAILS_A_DAY = 10
const DAY_MS = 24 * 60 * 60 * 1000
/** Programs repeat a call whose answer was lost; people click twice. */
const SAME_AGAIN_MS = 60 * 60 * 1000

/**
 * Takes a form into the inbox. Look for faults of its fields first: the guards speak only about a form that is in order.
 * The same form sent again is stored once and gets the first answer. A filled trap gets the usual answer, but is stored
 * apart, and nobody is written to. Otherwise the operator is told that something is in the inbox.
 * @param mails what is written to the sender, in the same transaction; not called for what came from a machine for sure,
 * nor for an address that had several such mails within a day
 */
export async function receiveSubmission(
  deps: FormDeps,
  envelope: FormEnvelope,
  submission: NewSubmission,
  mails: (trx: Db, stored: Submission) => Promise<void>,
): Promise<Received> {
  const guarded = await passGuards(deps, envelope)
  if (guarded.kind !== 'passed') return guarded
  const incoming = incomingOf(envelope, submission)
  const now = deps.now()
  return deps.store.write(async trx => {
    const before =
      incoming.ticket === null
        ? await sameSubmissionSince(trx, incoming, now - SAME_AGAIN_MS)
        : await submissionByTicket(trx, incoming.ticket)
    if (before !== undefined) return receivedOf(trx, before)
    const stored = await insertSubmission(trx, incoming, now)
    const received = await receivedOf(trx, stored)
    if (incoming.suspicion === 'trap') return received
    if (received.isMailed) await mails(trx, stored)
    await notifyOperator(deps, trx, stored)
    return received
  })
}

async function notifyOperator(deps: FormDeps, trx: Db, { id, kind, subject }: Submission): Promise<void> {
  const { email } = deps.settings().operator
  if (email.trim() === '') return
  const about = { to: email.trim(), language: DEFAULT_LANGUAGE, kind, subject, number: submissionNumber(id) }
  await queueMail(trx, inboxNoticeMail(mailSiteOf(deps), about), deps.now())
}

/**
 * Shows a form to the guards, for forms that are kept elsewhere than in the inbox. Call it when the fields are in order.
 * @returns isTrapped: it came from a machine for sure; answer as usual, and do nothing
 * Throws what the envelope's count throws.
 */
export async function passGuards(
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

function incomingOf(
  { language, ticket, trap = '' }: FormEnvelope,
  { texts, ...submission }: NewSubmission,
): IncomingSubmission {
  const { kind } = submission
  // As it will be read back: two forms are the same when this is.
  const payload: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(submission.payload))
  const suspicion = spamReasonOf({ ticket, trap, texts })
  return {
    kind,
    state: suspicion === 'trap' ? 'rejected' : 'new',
    language,
    subject: oneLine(submission.subject, SUBJECT_LENGTH),
    senderName: submission.senderName === null ? null : oneLine(submission.senderName, SUBJECT_LENGTH),
    senderEmail: submission.senderEmail,
    businessId: submission.businessId,
    payload,
    dueAt: submission.dueAt ?? null,
    isFromOwner: submission.isFromOwner ?? false,
    suspicion,
    // Whoever goes back and sends other words with the same ticket has something new to say.
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

/** The same for the same submission at any time: what repeats a form is told what it was told at first. */
async function receivedOf(trx: Db, { id, senderEmail, createdAt }: Submission): Promise<ReceivedForm> {
  const isMailed =
    senderEmail !== null &&
    (await countSentBefore(trx, { id, senderEmail, since: createdAt - DAY_MS })) < MAILS_A_DAY
  return { kind: 'received', id, number: submissionNumber(id), isMailed }
}

type ReceivedForm = Extract<Received, { kind: 'received' }>
