import { type BusinessChange, numberAddress } from '#domain/business/business-change.ts'
import { type OverviewRow, overviewRowOf } from '#domain/business/overview-row.ts'
import { type OwnPicture, ownPictureAddress } from '#domain/picture/picture.ts'
import { lastNumber } from '#store/counters.ts'
import { deadWebsitesAmong } from '#store/links/dead-websites.ts'
import { picturesOfEach } from '#store/pictures/pictures.ts'
import type { Db } from '#store/store.ts'
import { type BusinessRow, businessOf } from './business-row.ts'
import { isErased } from './erased-businesses.ts'
import { isFreedAddress } from './freed-address.ts'
import { mergedIntoEach } from './merged-businesses.ts'
import { oldUrlSlugsOf } from './old-slugs.ts'

/**
 * The next changes after `change`, oldest first, at most `limit`; fewer mean that there are no more. A business that
 * changed several times comes once, with its last change.
 */
export async function changesAfter(db: Db, change: number, limit: number): Promise<BusinessChange[]> {
  const rows = await db
    .selectFrom('businesses')
    .selectAll()
    .where('change', '>', change)
    .orderBy('change')
    .limit(limit)
    .execute()
  const dead = await deadWebsitesAmong(
    db,
    rows.flatMap(({ website }) => website ?? []),
  )
  const ids = rows.map(row => Number(row.id))
  const oldSlugs = await formerAddresses(db, ids)
  const pictures = await picturesOfEach(db, ids)
  return rows.map(row => {
    const id = Number(row.id)
    const change = changeOf(withoutDeadWebsite(row, dead), oldSlugs.get(id) ?? [])
    const overview = overviewOf(row, change)
    return { ...withPictures(change, pictures.get(id)), ...(overview && { overview }) }
  })
}

/** The change number of the newest committed change; 0 in an empty directory. */
export async function lastChange(db: Db): Promise<number> {
  return lastNumber(db, 'change')
}

/** Dead websites are not shown. Websites of demo businesses never existed, so they are not checked. */
function withoutDeadWebsite(row: BusinessRow, dead: ReadonlySet<string>): BusinessRow {
  const isDead = row.source !== 'demonstration' && row.website !== null && dead.has(row.website)
  return isDead ? { ...row, website: null } : row
}

function changeOf(row: BusinessRow, oldUrlSlugs: readonly string[]): BusinessChange {
  const change = Number(row.change)
  const id = Number(row.id)
  // Its addresses are known by their hashes only (store/privacy/erasures.ts).
  if (row.removed_at !== null && isErased(row)) return { kind: 'removed', change, id, urlSlugs: [] }
  // A merged business is found at the addresses of the one it was merged into.
  if (row.removed_at !== null && row.merged_into !== null) return { kind: 'hidden', change, id }
  // What was removed without a trace answers 404, as if it was never shown.
  if (row.removed_at !== null && isFreedAddress(row.url_slug)) return { kind: 'hidden', change, id }
  if (row.removed_at !== null)
    return { kind: 'removed', change, id, urlSlugs: [row.url_slug, ...oldUrlSlugs] }
  if (row.is_hidden === 1) return { kind: 'hidden', change, id }
  return { kind: 'saved', change, business: businessOf(row), oldUrlSlugs }
}

/** undefined for a business that was erased or removed without a trace. */
function overviewOf(row: BusinessRow, change: BusinessChange): OverviewRow | undefined {
  // With its website, also where that is dead.
  if (change.kind === 'saved') return overviewRowOf({ ...change.business, website: row.website }, 'public')
  if (row.removed_at === null) return overviewRowOf(businessOf(row), 'hidden')
  return isErased(row) || isFreedAddress(row.url_slug) ? undefined : overviewRowOf(businessOf(row), 'removed')
}

/** Own pictures come before those of other sites. */
function withPictures(change: BusinessChange, pictures: readonly OwnPicture[] = []): BusinessChange {
  if (change.kind !== 'saved' || pictures.length === 0) return change
  const { business } = change
  const photos = [...pictures.map(ownPictureAddress), ...business.photos]
  return { ...change, business: { ...business, photos }, photoTexts: pictures.map(({ alt }) => alt) }
}

/** The further addresses of businesses: their former ones, and all of those merged into them. */
async function formerAddresses(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const merged = await mergedIntoEach(db, ids)
  const own = await oldUrlSlugsOf(db, [...ids, ...merged.map(({ id }) => id)])
  const addresses = new Map(ids.map(id => [id, [...(own.get(id) ?? [])]]))
  for (const { id, winnerId, urlSlug } of merged) {
    addresses.get(winnerId)?.push(numberAddress(id), urlSlug, ...(own.get(id) ?? []))
  }
  return addresses
}
