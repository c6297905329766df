import type { AddressAnswer, AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business, FieldSource } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { isSame, sourceOf, UNKNOWN_FACTS } from '#domain/edit/merge-draft.ts'
import type { WebsiteCheck } from '#domain/link/link-fault.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { isFreedAddress } from '#store/businesses/freed-address.ts'
import { mergedChain } from '#store/businesses/merged-businesses.ts'
import { deadWebsitesAmong } from '#store/links/dead-websites.ts'
import { linksAt } from '#store/links/link-checks.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { getBusiness } from './get-business.ts'

/** One business as the administrator edits it, also a removed or hidden one. Throws business_unknown. */
export async function showAdminBusiness(
  { store }: Pick<StoreDeps, 'store'>,
  id: number,
): Promise<AdminBusiness> {
  const record = await getBusiness(store.db, id)
  const { db } = store
  const { mergedInto } = record
  const winner = mergedInto === null ? undefined : await businessRecord(db, mergedInto)
  return {
    business: record.business,
    urlSlug: record.urlSlug,
    version: record.version,
    isRemoved: record.removedAt !== null,
    answers: await answerOf(db, record),
    mergedInto: winner === undefined ? null : { id: winner.business.id, name: winner.business.name },
    sources: sourcesOf(record.business),
    websiteCheck: (await websiteChecksOf(db, [record.business])).get(id) ?? null,
  }
}

/** The address of a merged business answers as the last one it was merged into (store/businesses/changes.ts). */
async function answerOf(db: Db, record: BusinessRecord): Promise<AddressAnswer> {
  const end = (await mergedChain(db, record.mergedInto)).at(-1)
  const shown = end === undefined ? record : await businessRecord(db, end)
  if (shown === undefined) return 'not-found'
  if (shown.removedAt !== null) return isFreedAddress(shown.urlSlug) ? 'not-found' : 'gone'
  if (shown.business.isHidden) return 'not-found'
  return shown === record ? 'page' : 'moved'
}

/** The results of the last checks of businesses' websites, by business; those without a check or a website are left out. */
export async function websiteChecksOf(
  db: Db,
  businesses: readonly Business[],
): Promise<ReadonlyMap<number, WebsiteCheck>> {
  const websites = businesses.flatMap(({ website }) => website ?? [])
  const links = await linksAt(db, websites)
  const dead = await deadWebsitesAmong(db, [...links.keys()])
  const checks = new Map<number, WebsiteCheck>()
  for (const { id, website, source } of businesses) {
    const link = website === null ? undefined : links.get(website)
    if (link === undefined) continue
    const { url, outcome, detail, checkedAt, state } = link
    const isDead = source !== 'demonstration' && dead.has(url)
    checks.set(id, { outcome, detail, checkedAt, failedDays: state.failedDays, isDead })
  }
  return checks
}

function sourcesOf(business: Business): AdminBusiness['sources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = {}
  for (const field of FIELDS) {
    const isKnown = !isSame(business[field], UNKNOWN_FACTS[field])
    if (isKnown || business.fieldSources[field]?.isLocked) sources[field] = sourceOf(business, field)
  }
  return sources
}
