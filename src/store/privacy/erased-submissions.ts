import { erasedPayload } from '#domain/submission/erased-payload.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import type { Db } from '#store/store.ts'

/** The kinds of mails that tell people how their request was decided. */
const ANSWERS = ['privacy-request-decided', 'notice-decided', 'report-decided'] as const

/**
 * The submissions about some businesses that can be erased now, and one of this number: all but those that wait for a
 * decision the law sets a deadline for.
 */
export async function erasableSubmissions(
  db: Db,
  businessIds: readonly number[],
  submissionId: number | null,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where(({ eb, or }) => or([eb('business_id', 'in', businessIds), eb('id', '=', submissionId ?? 0)]))
    .where('erased_at', 'is', null)
    .where(({ eb, or }) => or([eb('due_at', 'is', null), eb('state', 'in', ['done', 'rejected'])]))
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Empties a submission. What remains proves that it was received, and how and when it was decided. */
export async function eraseSubmission(db: Db, id: number, now: number): Promise<void> {
  const row = await db
    .selectFrom('submissions')
    .select(['state', 'payload', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const outcome = row.outcome === null ? null : JSON.stringify({ ...JSON.parse(row.outcome), text: '' })
  await db
    .updateTable('submissions')
    .set({
      state: row.state === 'done' ? 'done' : 'rejected',
      subject: submissionNumber(id),
      sender_name: null,
      sender_email: null,
      payload: JSON.stringify(erasedPayload(JSON.parse(row.payload))),
      note: '',
      outcome,
      // It is a hash of what was sent, which could be guessed.
      ticket: null,
      facts_then: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('offered_pictures').where('submission_id', '=', id).execute()
  await db
    .deleteFrom('mail_links')
    .where('purpose', '=', 'confirm-submission')
    .where('subject_id', '=', id)
    .execute()
}

/**
 * Deletes the mails about erased submissions, except answers that were not sent yet.
 * @returns how many were deleted
 */
export async function deleteErasedMails(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('submission_id', 'in', erased =>
      erased.selectFrom('submissions').select('id').where('erased_at', 'is not', null),
    )
    .where(({ eb, or }) => or([eb('state', '!=', 'waiting'), eb('kind', 'not in', ANSWERS)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
