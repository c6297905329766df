import type { AdminBusiness, WebsiteCheck } from '#domain/business/admin-business.ts'
import type { Business, BusinessField, FieldSource } from '#domain/business/business.ts'
import { FIELDS } from '#domain/business/fields.ts'
import { isSame, sourceOf, UNKNOWN_FACTS } from '#domain/edit/merge-draft.ts'
import { DomainError } from '#domain/errors.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { deadWebsitesAmong } from '#store/links/dead-websites.ts'
import { linkAt } from '#store/links/link-checks.ts'
import type { Db } from '#store/store.ts'
import type { AdminDeps } from './admin-deps.ts'

/** One business as the administrator edits it, removed and hidden ones too. Throws business_unknown. */
export async function showAdminBusiness(
  { store }: Pick<AdminDeps, 'store'>,
  id: number,
): Promise<AdminBusiness> {
  const record = await getBusiness(store.db, id)
  return adminBusinessOf(record, await websiteCheckOf(store.db, record.business))
}

/** The business with this number, whatever became of it. Throws business_unknown. */
export async function getBusiness(db: Db, id: number): Promise<BusinessRecord> {
  const record = await businessRecord(db, id)
  if (record === undefined) throw new DomainError('business_unknown', { id })
  return record
}

/**
 * The live business with this number, as somebody saw it.
 * @param version the change number of what was seen
 * Throws business_unknown, business_gone for a removed one, and business_changed when it changed meanwhile.
 */
export async function getLiveBusiness(db: Db, id: number, version?: number): Promise<BusinessRecord> {
  const record = await getBusiness(db, id)
  if (record.removedAt !== null) throw new DomainError('business_gone', { id })
  if (version !== undefined && record.version !== version) throw new DomainError('business_changed', { id })
  return record
}

function adminBusinessOf(
  { business, version, urlSlug, removedAt }: BusinessRecord,
  websiteCheck: WebsiteCheck | null,
): AdminBusiness {
  const sources = sourcesOf(business)
  return { business, urlSlug, version, isRemoved: removedAt !== null, sources, websiteCheck }
}

async function websiteCheckOf(db: Db, { website, source }: Business): Promise<WebsiteCheck | null> {
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
