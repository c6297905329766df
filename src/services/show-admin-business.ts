import type { AdminBusiness, WebsiteCheck } from '#domain/business/admin-business.ts'
import type { Business, BusinessField, FieldSource } from '#domain/business/business.ts'
import { FIELDS, isSame, sourceOf, UNKNOWN_FACTS } from '#domain/business/merge.ts'
import { DomainError } from '#domain/errors.ts'
import { deadWebsitesAmong } from '#store/dead-websites.ts'
import { type HeldBusiness, heldBusiness } from '#store/held-businesses.ts'
import { linkAt } from '#store/link-checks.ts'
import type { Db } from '#store/store.ts'
import type { AdminDeps } from './admin-deps.ts'

/** One business as the administrator edits it, removed and hidden ones too. Throws business_unknown. */
export async function showAdminBusiness(
  { store }: Pick<AdminDeps, 'store'>,
  id: number,
): Promise<AdminBusiness> {
  const held = await knownBusiness(store.db, id)
  return adminBusinessOf(held, await websiteCheckOf(store.db, held.business))
}

/** The business with this number, whatever became of it. Throws business_unknown. */
export async function knownBusiness(db: Db, id: number): Promise<HeldBusiness> {
  const held = await heldBusiness(db, id)
  if (held === undefined) throw new DomainError('business_unknown', { id })
  return held
}

/**
 * The live business with this number, as somebody saw it.
 * @param version the change number of what was seen
 * Throws business_unknown, business_gone for a removed one, and business_changed when it changed meanwhile.
 */
export async function liveBusiness(db: Db, id: number, version?: number): Promise<HeldBusiness> {
  const held = await knownBusiness(db, id)
  if (held.removedAt !== null) throw new DomainError('business_gone', { id })
  if (version !== undefined && held.version !== version) throw new DomainError('business_changed', { id })
  return held
}

function adminBusinessOf(
  { business, version, urlSlug, removedAt }: HeldBusiness,
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
