import { erasedPayload } from '#domain/submission/erased-payload.ts'
import { idOfSubmissionNumber, submissionNumber } from '#domain/submission/submission.ts'
import { chunks } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/** The kinds of mails that tell people how their request was decided. */
const ANSWERS = ['privacy-request-decided', 'notice-decided', 'report-decided'] as const

/**
 * The submissions about erased businesses, and the requests that these were erased for, that can be erased now: all but
 * those that wait for a decision, or for the answer to be sent, by a date that the law sets.
 */
export async function erasableSubmissions(db: Db): Promise<readonly number[]> {
  const erased = await db
    .selectFrom('erasures')
    // After a backup was restored another business may have the number.
    .innerJoin('businesses', join =>
      join.onRef('businesses.id', '=', 'erasures.business_id').on('businesses.name', '=', ''),
    )
    .select(['business_id', 'reason', 'erased_at'])
    .execute()
  const ids: number[] = []
  for (const part of chunks(erased)) {
    const reasons = new Map(part.map(row => [row.reason, Number(row.erased_at)]))
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'business_id', 'merged_from', 'created_at'])
      .where(({ eb, or }) =>
        or([
          ...(['business_id', 'merged_from'] as const).map(column =>
            eb(
              column,
              'in',
              part.map(row => row.business_id),
            ),
          ),
          eb(
            'id',
            'in',
            [...reasons.keys()].flatMap(reason => idOfSubmissionNumber(reason) ?? []),
          ),
        ]),
      )
      .where('erased_at', 'is', null)
      .where(({ eb, or }) => or([eb('due_at', 'is', null), eb('state', 'in', ['done', 'rejected'])]))
      .execute()
    const businesses = new Set(part.map(row => Number(row.business_id)))
    for (const row of rows) {
      const erasedAt = reasons.get(submissionNumber(Number(row.id))) ?? 0
      // A later one may have the number of a request that the restored backup did not have.
      const isAbout = [row.business_id, row.merged_from].some(about => businesses.has(Number(about)))
      if (isAbout || Number(row.created_at) <= erasedAt) ids.push(Number(row.id))
    }
  }
  return ids
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
      sender_key: null,
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
