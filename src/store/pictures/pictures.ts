import type { Selectable } from 'kysely'
import type { OwnPicture } from '#domain/picture/picture.ts'
import { mergedRowsOf } from '#store/businesses/merged-businesses.ts'
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

/** Adds a picture after those of its business. Call it in a transaction. */
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
      // Numbers rise, so this is the last position, also after others were reordered.
      position: id,
      account,
      created_at: now,
    })
    .execute()
}

/** Stores this order and these texts of the pictures of one business. Call it in a transaction. */
export async function placePictures(
  db: Db,
  pictures: readonly Pick<OwnPicture, 'id' | 'alt'>[],
): Promise<void> {
  // The positions that these pictures have, so that none of them comes after one added later.
  const places = pictures.map(({ id }) => id).sort((a, b) => a - b)
  for (const [at, { id, alt }] of pictures.entries()) {
    await db
      .updateTable('pictures')
      .set({ alt, position: places[at] ?? id })
      .where('id', '=', id)
      .execute()
  }
}

/** Deletes one picture. Call it in a transaction. */
export async function deletePicture(db: Db, id: number): Promise<void> {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}

/** The files of all pictures, undecided ones too. One query, so that a picture being accepted is always in it. */
export async function pictureFiles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('pictures')
    .select('file')
    .union(db.selectFrom('offered_pictures').select('file'))
    .execute()
  return new Set(rows.map(({ file }) => file))
}

/** Moves the pictures of a business to the one it is merged into, after those that it has. Call it in a transaction. */
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
 * Gives a business back its own pictures from before a merge, and those of businesses that were merged into it.
 * Pictures removed since stay removed. Call it in a transaction.
 */
export async function takeBackPictures(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('pictures')
    .set({ business_id: id })
    .where('merged_from', 'in', await mergedRowsOf(trx, id))
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
