import { inBatches } from '#store/batches.ts'
import type { Db } from '#store/store.ts'

/** Counts of photo checks. */
export interface PhotoCounts {
  /** Photos that were requested. */
  readonly checked: number
  readonly dropped: number
  readonly found: number
}

/** Read within a few milliseconds; rows are wide. */
const IDS_PER_BATCH = 1000

/** The numbers of public businesses with a photo or a website, in order, in batches. */
export function idsWithPhotosOrWebsite(db: Db): AsyncGenerator<readonly number[]> {
  return inBatches<number>(async (last = 0) => {
    const rows = await db
      .selectFrom('businesses')
      .select('id')
      .where('id', '>', last)
      .where('removed_at', 'is', null)
      .where('is_hidden', '=', 0)
      .where(either => either.or([either('photos', '!=', '[]'), either('website', 'is not', null)]))
      .orderBy('id')
      .limit(IDS_PER_BATCH)
      .execute()
    return rows.map(row => Number(row.id))
  })
}

/** Which businesses between two numbers, both included, a job has checked. */
export async function businessesOfPhotoJob(
  db: Db,
  jobId: number,
  from: number,
  to: number,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('photo_checks')
    .select('business_id')
    .where('job_id', '=', jobId)
    .where('business_id', '>=', from)
    .where('business_id', '<=', to)
    .execute()
  return new Set(rows.map(row => Number(row.business_id)))
}

/** The counts of a job so far. */
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

/** Records that a job has checked a business's photos. Call it in the transaction of what it changed. */
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
