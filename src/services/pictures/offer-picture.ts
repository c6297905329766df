import { DomainError } from '#domain/errors.ts'
import { MAX_OFFERED_PICTURES } from '#domain/picture/picture.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { storeOwnPicture } from '#gateways/images/own-picture-files.ts'
import { getUndecidedSubmission } from '#services/submissions/decision.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { insertOfferedPicture, offeredPictures } from '#store/pictures/offered-pictures.ts'
import type { Db } from '#store/store.ts'
import { readPicture } from './read-picture.ts'
import { readUploadToken } from './upload-token.ts'

/** What sending pictures with a form needs. */
export type PictureFormDeps = FormDeps & FilesDeps

/**
 * The correction or listing that an upload token allows sending pictures with.
 * Throws form_expired for another token and an hour later, submission_decided, and offered_too_many.
 */
export async function openForPictures(
  { store, ticketKey, now }: Pick<FormDeps, 'store' | 'ticketKey' | 'now'>,
  key: string,
): Promise<number> {
  const id = readUploadToken({ ticketKey }, key)
  if (id === undefined) throw new DomainError('form_expired')
  await getOpenSubmission(store.db, id, now())
  return id
}

/**
 * Stores a picture with a correction or a listing until it is decided on; until then only administrators see it. What filled the
 * honeypot is answered as usual, but not stored.
 * @param input `id` from openForPictures; `alt` checked and trimmed
 * Sent again, because its answer was lost, it is stored once.
 * Throws as openForPictures does, picture_format, picture_moving, picture_too_large, picture_too_small, picture_damaged
 * and disk_full; then nothing is stored.
 */
export async function offerPicture(
  { store, files, now }: PictureFormDeps,
  { id, bytes, alt }: { readonly id: number; readonly bytes: Buffer; readonly alt: string },
): Promise<void> {
  const { spamReason } = await getOpenSubmission(store.db, id, now())
  const { webp, width, height } = await readPicture(bytes)
  if (spamReason === 'trap') return
  await store.write(async trx => {
    await getOpenSubmission(trx, id, now())
    // Here, so that no other process deletes it before it has its row; without one it is swept (sweep-pictures.ts).
    const file = await storeOwnPicture(files, webp)
    const before = await offeredPictures(trx, [id])
    if (before.some(offered => offered.file === file)) return
    await insertOfferedPicture(trx, { submissionId: id, file, alt, width, height, now: now() })
  })
}

async function getOpenSubmission(db: Db, id: number, now: number): Promise<Submission> {
  const submission = await getUndecidedSubmission(db, id, ['correction', 'listing'])
  if (now - submission.createdAt > HOUR_MS) throw new DomainError('form_expired')
  const offered = await offeredPictures(db, [id])
  const limit = MAX_OFFERED_PICTURES[submission.kind === 'listing' ? 'listing' : 'correction']
  if (offered.length >= limit) throw new DomainError('offered_too_many', { limit })
  return submission
}
