import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Business } from '#domain/business/business.ts'
import { withFacts } from '#domain/edit/merge-draft.ts'
import { type HttpDeps, withHttpClient } from '#gateways/http/http-clients.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { forEachConcurrently } from '#services/concurrency/for-each-concurrently.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import { recordLinkChecks } from '#store/links/link-checks.ts'
import {
  businessesOfPhotoJob,
  idsWithPhotosOrWebsite,
  type PhotoCounts,
  photoCountsOfJob,
  recordPhotoCheck,
} from '#store/pictures/photo-checks.ts'
import type { Db, Store, StoreDeps } from '#store/store.ts'
import { type BusinessPhotoChecks, checkBusinessPhotos } from './check-business-photos.ts'

export type { PhotoCounts } from '#store/pictures/photo-checks.ts'

export interface PhotoJob {
  readonly id: number
  readonly signal: AbortSignal
}

/** Businesses under way: more than may be requested at once, since most of them wait for their host's rate limit. */
const CONCURRENCY = 60

export type UpdatePhotosDeps = StoreDeps & HttpDeps

/**
 * Drops the dead photos of every public business, and gives those without any the picture that their own website names.
 * Each business is changed on its own, as it is at that moment, in one short transaction with the progress. What an
 * earlier attempt of the same job has checked is not requested again; cancelling keeps what is done.
 * Throws the signal's reason.
 */
export async function updatePhotos(
  deps: UpdatePhotosDeps,
  { id: jobId, signal }: PhotoJob,
): Promise<PhotoCounts> {
  const { store, now } = deps
  const account = (await jobById(store.db, jobId))?.account ?? null
  const { ids, done: doneBefore } = await uncheckedBy(store, jobId)
  const total = doneBefore + ids.length
  const oneAtATime = pLimit(1)
  let done = doneBefore
  let counts = await photoCountsOfJob(store.db, jobId)
  await withHttpClient(deps, http =>
    forEachConcurrently(ids, { concurrency: CONCURRENCY, signal }, async (id, stop) => {
      await nextTurn()
      const before = await businessRecord(store.db, id)
      // Removed or hidden since the job began.
      const isPublic = before !== undefined && before.removedAt === null && !before.business.isHidden
      const checks = isPublic
        ? await checkBusinessPhotos({ store, http, now }, before.business, stop)
        : NOTHING_CHECKED
      await oneAtATime(async () => {
        const after = await store.write(async trx => {
          await recordLinkChecks(trx, jobId, checks.links)
          const found = plus(counts, await changePhotos(trx, id, checks, { jobId, account, now: now() }))
          const progress = { phase: 'checking', done: done + 1, total, counts: { ...found } }
          const current = before?.business.name
          await saveJobProgress(trx, jobId, { ...progress, ...(current && { current }) }, now())
          return found
        })
        counts = after
        done++
      })
    }),
  )
  return counts
}

/** Queues a check of every public business's photos. Returns the job's number. Throws job_running. */
export async function startPhotoUpdate(deps: StoreDeps, account: string): Promise<number> {
  return startJob(deps, { kind: 'update-photos', input: {}, account })
}

const NOTHING_CHECKED: BusinessPhotoChecks = {
  checked: 0,
  dead: new Set(),
  links: [],
  found: undefined,
  foundAt: null,
}

interface PhotoContext {
  readonly jobId: number
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

async function changePhotos(
  trx: Db,
  id: number,
  checks: BusinessPhotoChecks,
  { jobId, account, now }: PhotoContext,
): Promise<PhotoCounts> {
  const record = await businessRecord(trx, id)
  let counts: PhotoCounts = { checked: checks.checked, dropped: 0, found: 0 }
  if (record !== undefined && record.removedAt === null) {
    const { business } = record
    const left = business.photos.filter(photo => !checks.dead.has(photo))
    const photos = withFound(business, left, checks)
    counts = {
      checked: checks.checked,
      dropped: business.photos.length - left.length,
      found: photos.length - left.length,
    }
    if (counts.dropped + counts.found > 0) {
      const photosCount = Math.max(business.photosCount, photos.length)
      const changed = withFacts(business, { photos, photosCount }, now)
      await saveBusiness(trx, record, changed, { kind: 'changed', account, now })
    }
  }
  await recordPhotoCheck(trx, { businessId: id, jobId, now, ...counts })
  return counts
}

/** The business may have been changed while its website was requested. */
function withFound(
  { website, fieldSources }: Business,
  left: readonly string[],
  { found, foundAt }: BusinessPhotoChecks,
): readonly string[] {
  const isWanted = left.length === 0 && website === foundAt && fieldSources.photos?.isLocked !== true
  return found !== undefined && isWanted ? [found] : left
}

function plus(one: PhotoCounts, other: PhotoCounts): PhotoCounts {
  return {
    checked: one.checked + other.checked,
    dropped: one.dropped + other.dropped,
    found: one.found + other.found,
  }
}

async function uncheckedBy({ db }: Store, jobId: number): Promise<{ ids: number[]; done: number }> {
  const ids: number[] = []
  let done = 0
  for await (const slice of idsWithPhotosOrWebsite(db)) {
    const checked = await businessesOfPhotoJob(db, jobId, slice[0] ?? 0, slice.at(-1) ?? 0)
    for (const id of slice) {
      if (checked.has(id)) done++
      else ids.push(id)
    }
    await nextTurn()
  }
  return { ids, done }
}
