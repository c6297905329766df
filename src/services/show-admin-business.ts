import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business, BusinessField, FieldSource } from '#domain/business/business.ts'
import { FIELDS, isSame, sourceOf, UNKNOWN_FACTS } from '#domain/business/merge.ts'
import { DomainError } from '#domain/errors.ts'
import { type HeldBusiness, heldBusiness } from '#store/held-businesses.ts'
import type { Db } from '#store/store.ts'
import type { AdminDeps } from './admin-deps.ts'

/** One business as the administrator edits it, removed and hidden ones too. Throws business_unknown. */
export async function showAdminBusiness(
  { store }: Pick<AdminDeps, 'store'>,
  id: number,
): Promise<AdminBusiness> {
  return adminBusinessOf(await knownBusiness(store.db, id))
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

function adminBusinessOf({ business, version, urlSlug, removedAt }: HeldBusiness): AdminBusiness {
  return { business, urlSlug, version, isRemoved: removedAt !== null, sources: sourcesOf(business) }
}

function sourcesOf(business: Business): AdminBusiness['sources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = {}
  for (const field of FIELDS) {
    const isKnown = !isSame(business[field], UNKNOWN_FACTS[field])
    if (isKnown || business.fieldSources[field]?.isLocked) sources[field] = sourceOf(business, field)
  }
  return sources
}
