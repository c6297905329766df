import { type Selectable, sql } from 'kysely'
import { emailKey } from '#domain/form/email-key.ts'
import {
  idOfSubmissionNumber,
  type SpamReason,
  type Submission,
  type SubmissionKind,
  type SubmissionOutcome,
  type SubmissionState,
} from '#domain/submission/submission.ts'
import { numberOrNull } from '#store/schema/columns.ts'
import { mergedRowsOf } from './businesses/merged-businesses.ts'
import { takeNumbers } from './counters.ts'
import { containsInAnyCase, jsonText } from './engine-sql.ts'
import type { SubmissionTable } from './schema/submission-tables.ts'
import type { Db } from './store.ts'

/** A filter of the inbox. */
export interface SubmissionFilter {
  readonly kind?: SubmissionKind | undefined
  readonly state?: SubmissionState | undefined
  /** true: only spam that filled the trap; false: none of it. */
  readonly isTrapped?: boolean | undefined
  /** Its number ('E-12'), or words that all stand in subject, sender, content or note; '' for all. */
  readonly search?: string | undefined
}

/**
 * Some submissions: first those with a legal deadline that are not done, the most urgent one first; then the others,
 * newest first.
 */
export async function listedSubmissions(
  db: Db,
  filter: SubmissionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Submission[]> {
  const rows = await matching(db, filter)
    .selectAll()
    .orderBy(({ eb }) =>
      eb
        .case()
        .when(eb.and([eb('due_at', 'is not', null), eb('state', 'in', ['new', 'open'])]))
        .then(eb.ref('due_at'))
        .else(NO_DATE)
        .end(),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(submissionOf)
}

/** How many submissions match a filter. */
export async function countSubmissions(db: Db, filter: SubmissionFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/**
 * How many submissions are not done: new ones, and those in progress.
 * @param dueBefore only those with a legal deadline before it, milliseconds since 1970
 */
export async function countOpenSubmissions(db: Db, dueBefore?: number): Promise<number> {
  const open = matching(db, { isTrapped: false }).where('state', 'in', ['new', 'open'])
  const row = await (dueBefore === undefined ? open : open.where('due_at', '<', dueBefore))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Those of some businesses that somebody sent something about that was not rejected. */
export async function submittedAmong(db: Db, businessIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('submissions')
    .select('business_id')
    .distinct()
    .where('business_id', 'in', businessIds)
    .where('state', '!=', 'rejected')
    .execute()
  return new Set(rows.map(row => Number(row.business_id)))
}

/** The submission with this number. */
export async function submissionById(db: Db, id: number): Promise<Submission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : submissionOf(row)
}

/** Stores the state and the note of a submission. */
export async function saveSubmission(
  db: Db,
  { id, state, note }: Pick<Submission, 'id' | 'state' | 'note'>,
  now: number,
): Promise<void> {
  await db.updateTable('submissions').set({ state, note, updated_at: now }).where('id', '=', id).execute()
}

/** A new submission. */
export type IncomingSubmission = Pick<
  Submission,
  | 'kind'
  | 'state'
  | 'language'
  | 'subject'
  | 'senderName'
  | 'senderEmail'
  | 'businessId'
  | 'payload'
  | 'dueAt'
  | 'isFromOwner'
> & {
  readonly spamReason: SpamReason | null
  /** A hash of the ticket and the content that was sent with it; null without a ticket. */
  readonly ticket: string | null
  /** Of corrections: what the directory said when it was sent, by field. */
  readonly factsThen: object | null
}

/** Stores a new submission. @returns it with its number */
export async function insertSubmission(
  db: Db,
  { payload, factsThen, ...sent }: IncomingSubmission,
  now: number,
): Promise<Submission> {
  const row: SubmissionTable = {
    id: await takeNumbers(db, 'submission', 1),
    kind: sent.kind,
    state: sent.state,
    language: sent.language,
    subject: sent.subject,
    sender_name: sent.senderName,
    sender_email: sent.senderEmail,
    sender_key: sent.senderEmail === null ? null : emailKey(sent.senderEmail),
    business_id: sent.businessId,
    merged_from: null,
    payload: JSON.stringify(payload),
    note: '',
    created_at: now,
    updated_at: now,
    confirmed_at: null,
    due_at: sent.dueAt,
    is_from_owner: sent.isFromOwner ? 1 : 0,
    suspicion: sent.spamReason,
    outcome: null,
    ticket: sent.ticket,
    facts_then: factsThen === null ? null : JSON.stringify(factsThen),
    erased_at: null,
  }
  await db.insertInto('submissions').values(row).execute()
  return submissionOf(row)
}

/** The submission with this ticket hash. */
export async function submissionByTicket(db: Db, ticket: string): Promise<Submission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('ticket', '=', ticket).executeTakeFirst()
  return row === undefined ? undefined : submissionOf(row)
}

/** The first submission without a ticket and with the same content since then. */
export async function sameSubmissionSince(
  db: Db,
  { kind, payload }: Pick<Submission, 'kind' | 'payload'>,
  since: number,
): Promise<Submission | undefined> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', kind)
    .where('ticket', 'is', null)
    .where('created_at', '>=', since)
    .where('payload', '=', JSON.stringify(payload))
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? undefined : submissionOf(row)
}

/** How many submissions came from an address, in any case, since then and before the one with this number. */
export async function countSentBefore(
  db: Db,
  { id, senderEmail, since }: { readonly id: number; readonly senderEmail: string; readonly since: number },
): Promise<number> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('created_at', '>=', since)
    .where('id', '<', id)
    .where('sender_key', '=', emailKey(senderEmail))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** All submissions from an address, in any case, oldest first. */
export async function submissionsFrom(db: Db, email: string): Promise<Submission[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('sender_key', '=', emailKey(email))
    .orderBy('id')
    .execute()
  return rows.map(submissionOf)
}

/** Every submission about a business, also where a merge took it on to another one, in the order of their numbers. */
export async function submissionsAbout(db: Db, businessId: number): Promise<Submission[]> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where(({ eb, or }) => or([eb('business_id', '=', businessId), eb('merged_from', '=', businessId)]))
    .orderBy('id')
    .execute()
  return rows.map(submissionOf)
}

/** Stores the outcome of a submission, and the business it is about now. */
export async function saveOutcome(
  db: Db,
  decision: {
    readonly id: number
    readonly state: SubmissionState
    readonly outcome: SubmissionOutcome
    readonly businessId: number | null
  },
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({
      state: decision.state,
      outcome: JSON.stringify(decision.outcome),
      business_id: decision.businessId,
      updated_at: decision.outcome.at,
    })
    .where('id', '=', decision.id)
    .execute()
}

/**
 * Moves the submissions about a business that nobody has decided on to the one that it is merged into, so that they can be
 * decided on there. Call it in the transaction of the merge.
 */
export async function moveSubmissions(
  trx: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await trx
    .updateTable('submissions')
    .set(row => ({ business_id: to, merged_from: row.fn.coalesce('merged_from', row.val(from)) }))
    .where('business_id', '=', from)
    .where(({ eb, or }) =>
      or([eb('outcome', 'is', null), eb(jsonText(trx, 'outcome', ['kind']), '=', 'answered')]),
    )
    .execute()
}

/**
 * Gives a business back the submissions that went on with a merge, decided or not, and those about businesses that were
 * merged into it. Call it in the transaction.
 */
export async function takeBackSubmissions(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('submissions')
    .set({ business_id: id })
    .where('merged_from', 'in', await mergedRowsOf(trx, id))
    .execute()
  await trx.updateTable('submissions').set({ merged_from: null }).where('merged_from', '=', id).execute()
}

/** Gives an open submission the state that its answer leads to; one that was changed meanwhile stays as it is. */
export async function closeAnswered(
  db: Db,
  { id, state }: Pick<Submission, 'id' | 'state'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state, updated_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .execute()
}

/** Records that the sender's address was confirmed; only the first time counts. */
export async function confirmSubmission(db: Db, id: number, now: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** What the directory said when a correction was sent, by field; empty for other kinds. */
export async function factsThenOf(db: Db, id: number): Promise<Readonly<Record<string, unknown>>> {
  const row = await db.selectFrom('submissions').select('facts_then').where('id', '=', id).executeTakeFirst()
  return row?.facts_then ? JSON.parse(row.facts_then) : {}
}

/** After every date: databases order missing values differently. */
const NO_DATE = Number.MAX_SAFE_INTEGER

function matching(db: Db, { kind, state, isTrapped, search = '' }: SubmissionFilter) {
  const all = searched(db, search.trim())
  const ofKind = kind === undefined ? all : all.where('kind', '=', kind)
  const inState = state === undefined ? ofKind : ofKind.where('state', '=', state)
  if (isTrapped === undefined) return inState
  return isTrapped
    ? inState.where('suspicion', '=', 'trap')
    : inState.where(({ eb, or }) => or([eb('suspicion', 'is', null), eb('suspicion', '!=', 'trap')]))
}

function searched(db: Db, search: string) {
  const all = db.selectFrom('submissions')
  if (search === '') return all
  const id = idOfSubmissionNumber(search.toUpperCase())
  if (id !== undefined) return all.where('id', '=', id)
  const text = sql<string>`subject || ' ' || coalesce(sender_name, '') || ' ' || coalesce(sender_email, '') || ' ' || payload || ' ' || note`
  const words = search.split(/\s+/).slice(0, MOST_WORDS)
  return all.where(({ and }) => and(words.map(word => containsInAnyCase(text, word))))
}

/** Further words hardly narrow a search. */
const MOST_WORDS = 8

/** Only the forms write the payload, so it is trusted. */
function submissionOf(row: Selectable<SubmissionTable>): Submission {
  return {
    id: Number(row.id),
    kind: row.kind,
    state: row.state,
    language: row.language,
    subject: row.subject,
    senderName: row.sender_name,
    senderEmail: row.sender_email,
    businessId: numberOrNull(row.business_id),
    payload: JSON.parse(row.payload),
    note: row.note,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
    confirmedAt: numberOrNull(row.confirmed_at),
    dueAt: numberOrNull(row.due_at),
    isFromOwner: row.is_from_owner === 1,
    spamReason: row.suspicion,
    erasedAt: numberOrNull(row.erased_at),
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  }
}
