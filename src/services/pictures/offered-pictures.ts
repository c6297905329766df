import { DomainError } from '#domain/errors.ts'
import { MAX_OWN_PICTURES, type OwnPicture } from '#domain/picture/picture.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { readOwnPicture } from '#gateways/images/own-picture-files.ts'
import { recordAudit } from '#store/audit.ts'
import { deleteOfferedPicture, offeredPictures } from '#store/pictures/offered-pictures.ts'
import { insertPicture } from '#store/pictures/pictures.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { submissionById } from '#store/submissions.ts'
import { changePictures } from './change-pictures.ts'
import { writeAndSweepPictures } from './sweep-pictures.ts'

interface OfferedPictureInput {
  /** The submission's number. */
  readonly id: number
  readonly picture: number
  readonly account: string
}

/**
 * The file of a picture that was sent with a submission, WebP. Throws picture_unknown, also where the file is missing.
 */
export async function offeredContent(
  { store, files }: Pick<StoreDeps, 'store'> & FilesDeps,
  id: number,
  picture: number,
): Promise<Buffer> {
  const { file } = await offeredAmong(store.db, id, picture)
  const content = await readOwnPicture(files, file)
  if (content === undefined) throw new DomainError('picture_unknown', { id: picture })
  return content
}

/**
 * Makes an offered picture one of the business's own, after those it has.
 * @returns those still undecided
 * Throws submission_unknown, picture_unknown, business_unknown, business_gone, pictures_too_many.
 */
export async function acceptOffered(
  { store, now }: StoreDeps,
  { id, picture, account }: OfferedPictureInput,
): Promise<readonly OwnPicture[]> {
  return store.write(async trx => {
    const offered = await offeredAmong(trx, id, picture)
    const { businessId } = (await submissionById(trx, id)) ?? {}
    if (businessId === undefined) throw new DomainError('submission_unknown', { id })
    if (businessId === null) throw new DomainError('business_unknown')
    await changePictures(trx, businessId, { account, now: now() }, pictures => {
      if (pictures.length >= MAX_OWN_PICTURES)
        throw new DomainError('pictures_too_many', { limit: MAX_OWN_PICTURES })
      const { file, alt, width, height } = offered
      const row = { businessId, file, alt, width, height, account, now: now() }
      return { what: 'added', store: () => insertPicture(trx, row) }
    })
    await deleteOfferedPicture(trx, picture)
    return offeredPictures(trx, [id])
  })
}

/**
 * Makes all pictures that came with a listing the business's own, as far as there is room; the others stay offered. Call it
 * in the transaction that approves the listing.
 */
export async function acceptAllOffered(trx: Db, { id, businessId, account, now }: AllOffered): Promise<void> {
  const offered = await offeredPictures(trx, [id])
  if (offered.length === 0) return
  await changePictures(trx, businessId, { account, now }, pictures => {
    // A merge may have left more than one business may get.
    const taken = offered.slice(0, Math.max(0, MAX_OWN_PICTURES - pictures.length))
    if (taken.length === 0) return null
    return {
      what: 'added',
      store: async () => {
        for (const { id: picture, file, alt, width, height } of taken) {
          await insertPicture(trx, { businessId, file, alt, width, height, account, now })
          await deleteOfferedPicture(trx, picture)
        }
      },
    }
  })
}

interface AllOffered {
  /** The listing's number. */
  readonly id: number
  readonly businessId: number
  readonly account: string
  readonly now: number
}

/**
 * Rejects an offered picture; its file is deleted.
 * @returns those still undecided
 * Throws picture_unknown.
 */
export async function refuseOffered(
  deps: StoreDeps & FilesDeps,
  { id, picture, account }: OfferedPictureInput,
): Promise<readonly OwnPicture[]> {
  return writeAndSweepPictures(deps, async trx => {
    await offeredAmong(trx, id, picture)
    await deleteOfferedPicture(trx, picture)
    await recordAudit(trx, {
      account,
      action: 'submission.changed',
      subject: String(id),
      details: { picture: 'refused' },
      now: deps.now(),
    })
    return offeredPictures(trx, [id])
  })
}

async function offeredAmong(db: Db, id: number, picture: number): Promise<OwnPicture> {
  const found = (await offeredPictures(db, [id])).find(one => one.id === picture)
  if (found === undefined) throw new DomainError('picture_unknown', { id: picture })
  return found
}
