import type { AdminBusiness, WebsiteCheck } from '#domain/business/admin-business.ts'
import type { Business, BusinessField, FieldSource } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { isSame, sourceOf, UNKNOWN_FACTS } from '#domain/edit/merge-draft.ts'
import type { BusinessRecord } from '#store/businesses/business-records.ts'
import { deadWebsitesAmong } from '#store/links/dead-websites.ts'
import { linkAt } from '#store/links/link-checks.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { getBusiness } from './get-business.ts'

/** One business as the administrator edits it, also a removed or hidden one. Throws business_unknown. */
export async function showAdminBusiness(
  { store }: Pick<StoreDeps, 'store'>,
  id: number,
): Promise<AdminBusiness> {
  const record = await getBusiness(store.db, id)
  return adminBusinessOf(record, await websiteCheckOf(store.db, record.business))
}

function adminBusinessOf(
  { business, version, urlSlug, removedAt }: BusinessRecord,
  websiteCheck: WebsiteCheck | null,
): AdminBusiness {
  const sources = sourcesOf(business)
  return { business, urlSlug, version, isRemoved: removedAt !== null, sources, websiteCheck }
}

/** The result of the last check of a business's website; null without a check or a website. */
export async function websiteCheckOf(db: Db, { website, source }: Business): Promise<WebsiteCheck | null> {
  const link = website === null ? undefined : await linkAt(db, website)
  if (website === null || link === undefined) return null
  const isDead = source !== 'demonstration' && (await deadWebsitesAmong(db, [website])).has(website)
  const { outcome, detail, checkedAt, state } = link
  return { outcome, detail, checkedAt, failedDays: state.failedDays, isDead }
}

function sourcesOf(business: Business): AdminBusiness['sources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = {}
  for (const field of FIELDS) {
    const isKnown = !isSame(business[field], UNKNOWN_FACTS[field])
    if (isKnown || business.fieldSources[field]?.isLocked) sources[field] = sourceOf(business, field)
  }
  return sources
}
