import type { Selectable } from 'kysely'
import type { OwnPicture } from '#domain/picture/picture.ts'
import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import { takeNumbers } from '#store/counters.ts'
import type { PictureTable } from '#store/schema/picture-tables.ts'
import { chunks } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/** The uploaded pictures of a business, in their order. */
export async function picturesOf(db: Db, businessId: number): Promise<readonly OwnPicture[]> {
  return (await picturesOfEach(db, [businessId])).get(businessId) ?? []
}

/** The uploaded pictures of businesses, in their order; those without any are left out. */
export async function picturesOfEach(
  db: Db,
  businessIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OwnPicture[]>> {
  const pictures = []
  for (const part of chunks(businessIds)) {
    const rows = await db
      .selectFrom('pictures')
      .selectAll()
      .where('business_id', 'in', part)
      .orderBy('business_id')
      .orderBy('position')
      .execute()
    pictures.push(...rows.map(pictureOf))
  }
  return Map.groupBy(pictures, picture => picture.businessId)
}

/** Puts a picture behind those that its business has. Call it in a transaction. */
export async function insertPicture(
  db: Db,
  picture: Omit<OwnPicture, 'id'> & {
    readonly businessId: number
    readonly account: string
    readonly now: number
  },
): Promise<void> {
  const id = await takeNumbers(db, 'picture', 1)
  const { businessId, file, alt, width, height, account, now } = picture
  await db
    .insertInto('pictures')
    .values({
      id,
      business_id: businessId,
      file,
      alt,
      width,
      height,
      // Numbers rise, so this is behind all others, also those that were put into another order.
      position: id,
      account,
      created_at: now,
    })
    .execute()
}

/** Puts pictures of one business in this order, with these texts. Call it in a transaction. */
export async function placePictures(
  db: Db,
  pictures: readonly Pick<OwnPicture, 'id' | 'alt'>[],
): Promise<void> {
  // The places that these pictures take already, so that none of them comes to stand behind one added later.
  const places = pictures.map(({ id }) => id).sort((a, b) => a - b)
  for (const [at, { id, alt }] of pictures.entries()) {
    await db
      .updateTable('pictures')
      .set({ alt, position: places[at] ?? id })
      .where('id', '=', id)
      .execute()
  }
}

/** Takes one picture away. Call it in a transaction. */
export async function deletePicture(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}

/** The files that pictures have, those that wait for a decision too: in one look, so that an accepted one is in it. */
export async function pictureFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('pictures')
    .select('file')
    .union(db.selectFrom('offered_pictures').select('file'))
    .execute()
  return new Set(rows.map(({ file }) => file))
}

/** Gives the pictures of one business to the one it is merged into, behind those that it has. Call it in a transaction. */
export async function movePictures(
  trx: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const ordered = [...(await picturesOf(trx, to)), ...(await picturesOf(trx, from))]
  await trx
    .updateTable('pictures')
    .set(row => ({ business_id: to, merged_from: row.fn.coalesce('merged_from', row.val(from)) }))
    .where('business_id', '=', from)
    .execute()
  await placePictures(trx, ordered)
}

/**
 * Gives a business back what was its own before it was merged, and what came to it by businesses merged into it; what
 * was removed since stays away. Call it in a transaction.
 */
export async function takeBackPictures(trx: Db, id: number): Promise<void> {
  const merged = (await mergedIntoEach(trx, [id])).map(business => business.id)
  await trx
    .updateTable('pictures')
    .set({ business_id: id })
    .where('merged_from', 'in', [id, ...merged])
    .execute()
  await trx.updateTable('pictures').set({ merged_from: null }).where('merged_from', '=', id).execute()
}

function pictureOf(row: Selectable<PictureTable>): OwnPicture & { readonly businessId: number } {
  const { file, alt } = row
  return {
    id: Number(row.id),
    businessId: Number(row.business_id),
    file,
    alt,
    width: Number(row.width),
    height: Number(row.height),
  }
}
