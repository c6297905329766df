import { DomainError } from '#domain/errors.ts'
import type { OwnPicture } from '#domain/picture/picture.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { readOwnPicture } from '#gateways/images/own-picture-files.ts'
import { getBusiness } from '#services/businesses/get-business.ts'
import { deletePicture, picturesOf, placePictures } from '#store/pictures/pictures.ts'
import type { StoreDeps } from '#store/store.ts'
import { changePictures } from './change-pictures.ts'
import { writeAndSweepPictures } from './sweep-pictures.ts'

interface PictureInput {
  /** The business's number. */
  readonly id: number
  readonly account: string
}

/** The uploaded pictures of a business in their order, also of a removed one. Throws business_unknown. */
export async function listPictures(
  { store }: Pick<StoreDeps, 'store'>,
  id: number,
): Promise<readonly OwnPicture[]> {
  await getBusiness(store.db, id)
  return picturesOf(store.db, id)
}

/** The file of one picture, WebP. Throws business_unknown, and picture_unknown also where the file is missing. */
export async function pictureContent(
  deps: Pick<StoreDeps, 'store'> & FilesDeps,
  id: number,
  picture: number,
): Promise<Buffer> {
  const { file } = pictureAmong(await listPictures(deps, id), picture)
  const content = await readOwnPicture(deps.files, file)
  if (content === undefined) throw new DomainError('picture_unknown', { id: picture })
  return content
}

/**
 * Sets the order and the alternative texts of a business's pictures; does nothing where they are so already.
 * @param arranged every one of them, once
 * @returns all of them
 * Throws business_unknown, business_gone, and business_changed when these are not (or no longer) its pictures.
 */
export async function arrangePictures(
  { store, now }: StoreDeps,
  { id, account, arranged }: PictureInput & { readonly arranged: readonly Pick<OwnPicture, 'id' | 'alt'>[] },
): Promise<readonly OwnPicture[]> {
  return store.write(trx =>
    changePictures(trx, id, { account, now: now() }, pictures => {
      if (idsOf(arranged) !== idsOf(pictures)) throw new DomainError('business_changed', { id })
      const isSame = pictures.every((one, at) => one.id === arranged[at]?.id && one.alt === arranged[at].alt)
      return isSame ? null : { what: 'arranged', store: () => placePictures(trx, arranged) }
    }),
  )
}

/**
 * Deletes a picture and its file.
 * @returns those that are left
 * Throws business_unknown, business_gone, picture_unknown.
 */
export async function removePicture(
  deps: StoreDeps & FilesDeps,
  { id, account, picture }: PictureInput & { readonly picture: number },
): Promise<readonly OwnPicture[]> {
  return writeAndSweepPictures(deps, trx =>
    changePictures(trx, id, { account, now: deps.now() }, pictures => {
      pictureAmong(pictures, picture)
      return { what: 'removed', store: () => deletePicture(trx, picture) }
    }),
  )
}

function pictureAmong(pictures: readonly OwnPicture[], id: number): OwnPicture {
  const found = pictures.find(picture => picture.id === id)
  if (found === undefined) throw new DomainError('picture_unknown', { id })
  return found
}

/** The same text for the same pictures in any order. */
function idsOf(pictures: readonly Pick<OwnPicture, 'id'>[]): string {
  return pictures
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join()
}
