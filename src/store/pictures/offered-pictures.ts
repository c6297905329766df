import type { OwnPicture } from '#domain/picture/picture.ts'
import { takeNumbers } from '#store/counters.ts'
import type { Db } from '#store/store.ts'

/** The pictures that came with submissions and are not decided on, in order. */
export async function offeredPictures(
  db: Db,
  submissionIds: readonly number[],
): Promise<readonly OwnPicture[]> {
  const rows = await db
    .selectFrom('offered_pictures')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .orderBy('id')
    .execute()
  return rows.map(({ id, file, alt, width, height }) => ({
    id: Number(id),
    file,
    alt,
    width: Number(width),
    height: Number(height),
  }))
}

/** Stores a picture of a submission. Call it in a transaction. */
export async function insertOfferedPicture(
  db: Db,
  picture: Omit<OwnPicture, 'id'> & { readonly submissionId: number; readonly now: number },
): Promise<void> {
  const { submissionId, file, alt, width, height, now } = picture
  const id = await takeNumbers(db, 'picture', 1)
  await db
    .insertInto('offered_pictures')
    .values({ id, submission_id: submissionId, file, alt, width, height, created_at: now })
    .execute()
}

/** Deletes one offered picture. Call it in a transaction. */
export async function deleteOfferedPicture(db: Db, id: number): Promise<void> {
  await db.deleteFrom('offered_pictures').where('id', '=', id).execute()
}

/** Deletes all offered pictures of a submission. Call it in a transaction. @returns how many */
export async function deleteOfferedPictures(db: Db, submissionId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('offered_pictures')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
