import type { Db } from './store.ts'

/** What became of a business's photos. */
export interface PhotoCounts {
  /** Photos asked for. */
  readonly checked: number
  readonly dropped: number
  readonly found: number
}

/** What deciding about a business's photos needs. */
export interface PhotoRow {
  readonly id: number
  readonly photos: readonly string[]
  readonly website: string | null
}

/** The next live businesses that visitors may see with a photo or a website, by number. */
export async function photoRowsAfter(db: Db, after: number, limit: number): Promise<PhotoRow[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(['id', 'photos', 'website'])
    .where('id', '>', after)
    .where('removed_at', 'is', null)
    .where('is_hidden', '=', 0)
    .where(either => either.or([either('photos', '!=', '[]'), either('website', 'is not', null)]))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: Number(row.id),
    photos: JSON.parse(row.photos) as string[],
    website: row.website,
  }))
}

/** Which businesses a job has looked at already. */
export async function businessesWithPhotosChecked(db: Db, jobId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('photo_checks').select('business_id').where('job_id', '=', jobId).execute()
  return new Set(rows.map(row => Number(row.business_id)))
}

/** What a job has found out so far. */
export async function photoCountsOfJob(db: Db, jobId: number): Promise<PhotoCounts> {
  const row = await db
    .selectFrom('photo_checks')
    .select(({ fn }) => [
      fn.sum<number>('checked').as('checked'),
      fn.sum<number>('dropped').as('dropped'),
      fn.sum<number>('found').as('found'),
    ])
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return {
    checked: Number(row?.checked ?? 0),
    dropped: Number(row?.dropped ?? 0),
    found: Number(row?.found ?? 0),
  }
}

/** Writes down that a job has looked at a business's photos. Call it in the transaction of what it changed. */
export async function recordPhotoCheck(
  trx: Db,
  { businessId, jobId, now, ...counts }: PhotoCounts & { businessId: number; jobId: number; now: number },
): Promise<void> {
  const row = { ...counts, checked_at: now, job_id: jobId }
  await trx
    .insertInto('photo_checks')
    .values({ business_id: businessId, ...row })
    .onConflict(conflict => conflict.column('business_id').doUpdateSet(row))
    .execute()
}
