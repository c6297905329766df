import { DomainError } from '#domain/errors.ts'
import { MAX_OWN_PICTURES, type OwnPicture } from '#domain/picture/picture.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { storeOwnPicture } from '#gateways/images/own-picture-files.ts'
import { getLiveBusiness } from '#services/businesses/get-business.ts'
import { insertPicture, picturesOf } from '#store/pictures/pictures.ts'
import type { StoreDeps } from '#store/store.ts'
import { changePictures } from './change-pictures.ts'
import { readPicture } from './read-picture.ts'
import { removeUnnamed, withPictureLock } from './sweep-pictures.ts'

export interface AddPictureInput {
  readonly id: number
  /** The uploaded file. */
  readonly bytes: Buffer
  /** Alternative text, checked and trimmed. */
  readonly alt: string
  readonly account: string
}

/**
 * Stores an uploaded picture of a business, after those it has.
 * @returns all its pictures
 * Throws business_unknown, business_gone, pictures_too_many, picture_format, picture_moving, picture_too_large,
 * picture_too_small, picture_damaged and disk_full; then nothing is stored.
 */
export async function addPicture(
  deps: StoreDeps & FilesDeps,
  { id, bytes, alt, account }: AddPictureInput,
): Promise<readonly OwnPicture[]> {
  const { store, files, now } = deps
  // Checked first, because decoding takes up to seconds.
  await getLiveBusiness(store.db, id)
  requireRoom(await picturesOf(store.db, id))
  const { webp, width, height } = await readPicture(bytes)
  return withPictureLock(async () => {
    const file = await storeOwnPicture(files, webp)
    try {
      return await store.write(trx =>
        changePictures(trx, id, { account, now: now() }, pictures => {
          requireRoom(pictures)
          const row = { businessId: id, file, alt, width, height, account, now: now() }
          return { what: 'added', store: () => insertPicture(trx, row) }
        }),
      )
    } catch (error) {
      await removeUnnamed(deps, [file])
      throw error
    }
  })
}

function requireRoom(pictures: readonly OwnPicture[]): void {
  if (pictures.length >= MAX_OWN_PICTURES)
    throw new DomainError('pictures_too_many', { limit: MAX_OWN_PICTURES })
}
