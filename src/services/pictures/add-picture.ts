import { DomainError } from '#domain/errors.ts'
import { MAX_OWN_PICTURES, type OwnPicture } from '#domain/picture/picture.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { storeOwnPicture } from '#gateways/images/own-picture-files.ts'
import { getLiveBusiness } from '#services/businesses/get-business.ts'
import { insertPicture, picturesOf } from '#store/pictures/pictures.ts'
import type { StoreDeps } from '#store/store.ts'
import { changePictures } from './change-pictures.ts'
import { readPicture } from './read-picture.ts'

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
  { store, files, now }: StoreDeps & FilesDeps,
  { id, bytes, alt, account }: AddPictureInput,
): Promise<readonly OwnPicture[]> {
  // Checked first, because decoding takes up to seconds.
  await getLiveBusiness(store.db, id)
  requireRoom(await picturesOf(store.db, id))
  const { webp, width, height } = await readPicture(bytes)
  return store.write(trx =>
    changePictures(trx, id, { account, now: now() }, pictures => {
      requireRoom(pictures)
      return {
        what: 'added',
        store: async () => {
          // Here, so that no other process deletes it before it has its row; without one it is swept (sweep-pictures.ts).
          const file = await storeOwnPicture(files, webp)
          await insertPicture(trx, { businessId: id, file, alt, width, height, account, now: now() })
        },
      }
    }),
  )
}

function requireRoom(pictures: readonly OwnPicture[]): void {
  if (pictures.length >= MAX_OWN_PICTURES)
    throw new DomainError('pictures_too_many', { limit: MAX_OWN_PICTURES })
}
