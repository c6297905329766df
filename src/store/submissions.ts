import type { Selectable } from 'kysely'
import type { Submission, SubmissionKind, SubmissionState } from '#domain/submission.ts'
import type { SubmissionTable } from './schema.ts'
import type { Db } from './store.ts'

/** Which submissions a list shows. */
export interface SubmissionFilter {
  readonly kind?: SubmissionKind | undefined
  readonly state?: SubmissionState | undefined
}

/**
 * Some submissions: those that the law gives a date for and that are not done come first, the most urgent one leading;
 * then the others, newest first.
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

/** How many submissions a list has. */
export async function countSubmissions(db: Db, filter: SubmissionFilter): Promise<number> {
  const row = await matching(db, filter)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The submission with this number. */
export async function submissionById(db: Db, id: number): Promise<Submission | undefined> {
  const row = await db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : submissionOf(row)
}

/** Stores what the administrator made of a submission. */
export async function saveSubmission(
  db: Db,
  { id, state, note }: Pick<Submission, 'id' | 'state' | 'note'>,
  now: number,
): Promise<void> {
  await db.updateTable('submissions').set({ state, note, updated_at: now }).where('id', '=', id).execute()
}

/** Behind every date there is; no database orders missing values like the other. */
const NO_DATE = Number.MAX_SAFE_INTEGER

function matching(db: Db, { kind, state }: SubmissionFilter) {
  const all = db.selectFrom('submissions')
  const ofKind = kind === undefined ? all : all.where('kind', '=', kind)
  return state === undefined ? ofKind : ofKind.where('state', '=', state)
}

/** The payload is only ever written as JSON by the forms, so it is trusted here. */
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
    suspicion: row.suspicion,
    outcome: row.outcome === null ? null : JSON.parse(row.outcome),
  }
}

function numberOrNull(value: number | null): number | null {
  return value === null ? null : Number(value)
}
