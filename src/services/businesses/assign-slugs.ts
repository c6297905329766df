import type { Business } from '#domain/business/business.ts'
import { slugify, uniqueSlug } from '#domain/text/slug.ts'
import { takenUrlSlugs, takenVariants } from '#store/businesses/businesses.ts'
import { addOldSlug, oldUrlSlugsOf, removeOldSlug } from '#store/businesses/old-slugs.ts'
import type { Db } from '#store/store.ts'

/** A business that is about to be stored; `business` is replaced by one that has its slug. */
export interface SluggedBusiness {
  business: Business
  /** Its former address; null for a new business. */
  readonly urlSlugBefore: string | null
}

/**
 * Gives new businesses an address that is unique in their city. A stored business keeps its address unless it moved to
 * another city; one that moves back gets its former address there again.
 */
export async function assignSlugs(db: Db, entries: readonly SluggedBusiness[], now: number): Promise<void> {
  const withoutSlug = entries.filter(entry => !entry.urlSlugBefore?.startsWith(`${entry.business.citySlug}/`))
  if (withoutSlug.length === 0) return
  const wanted = withoutSlug.map(
    entry => `${entry.business.citySlug}/${entry.business.slug || slugify(entry.business.name)}`,
  )
  const former = await formerAddresses(db, withoutSlug)
  const taken = await takenUrlSlugs(db, [...new Set(wanted)])
  for (const [index, entry] of withoutSlug.entries()) {
    const url = wanted[index] ?? ''
    const { citySlug } = entry.business
    const back = former.get(entry.business.id)?.findLast(address => address.startsWith(`${citySlug}/`))
    if (back !== undefined) {
      entry.business = { ...entry.business, slug: back.slice(citySlug.length + 1) }
      taken.add(back)
      await removeOldSlug(db, back)
      if (entry.urlSlugBefore !== null) await addOldSlug(db, entry.urlSlugBefore, entry.business.id, now)
      continue
    }
    if (taken.has(url)) for (const variant of await takenVariants(db, url)) taken.add(variant)
    const slug = uniqueSlug(url.slice(citySlug.length + 1), candidate =>
      taken.has(`${citySlug}/${candidate}`),
    )
    taken.add(`${citySlug}/${slug}`)
    entry.business = { ...entry.business, slug }
    if (entry.urlSlugBefore !== null) await addOldSlug(db, entry.urlSlugBefore, entry.business.id, now)
  }
}

/** Only of stored businesses: new ones have none. */
async function formerAddresses(
  db: Db,
  entries: readonly SluggedBusiness[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const known = entries.filter(entry => entry.urlSlugBefore !== null)
  return known.length === 0
    ? new Map()
    : oldUrlSlugsOf(
        db,
        known.map(entry => entry.business.id),
      )
}
