import type { Business } from '#domain/business/business.ts'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { type FieldFacts, type FieldWith, fieldsWith } from '#domain/business/fields.ts'
import { overviewRowOf } from '#domain/business/overview-row.ts'
import { categoryFor } from '#domain/category/category.ts'
import { UNKNOWN_FACTS } from '#domain/edit/merge-draft.ts'
import { completenessOf } from '#domain/quality/completeness.ts'
import { slugify } from '#domain/text/slug.ts'

let nextId = 1

/**
 * A plausible business of which a test says only what matters to it.
 * @param overrides a name, or any fields; a city alone also sets its slug, a name the business's own
 */
export function business(overrides: string | Partial<Business> = {}): Business {
  const given = typeof overrides === 'string' ? { name: overrides } : overrides
  const id = given.id ?? nextId++
  const city = given.city ?? 'Köln'
  const name = given.name ?? `Muster Betrieb ${id}`
  const made: Business = {
    ...UNKNOWN_FACTS,
    ratingSource: 'Google',
    id,
    name,
    category: 'Bäckerei',
    categorySlug: categoryFor(given.category ?? 'Bäckerei').slug,
    categoryGroup: 'handel',
    street: 'Hauptstraße 1',
    postalCode: '50667',
    city,
    citySlug: slugify(city),
    state: 'NW',
    slug: `${slugify(name)}-${id}`,
    completeness: 0,
    source: 'google-maps',
    sourceDate: '2026-11-01',
    fieldSources: {},
    isHidden: false,
    createdAt: 0,
    updatedAt: 0,
    ...given,
  }
  return { ...made, completeness: given.completeness ?? completenessOf(made) }
}

let nextChange = 1

/** That a business was saved, as a follower of the truth hears it. */
export function saved(
  of: Business,
  oldUrlSlugs: readonly string[] = [],
  change = nextChange++,
): BusinessChange {
  return { kind: 'saved', change, business: of, oldUrlSlugs, overview: overviewRowOf(of, 'public') }
}

/** That a business is gone for good. */
export function removed(of: Business, change = nextChange++): BusinessChange {
  const urlSlugs = [`${of.citySlug}/${of.slug}`]
  return { kind: 'removed', change, id: of.id, urlSlugs, overview: overviewRowOf(of, 'removed') }
}

/** That the administrator hid a business. */
export function hidden(of: Business, change = nextChange++): BusinessChange {
  return { kind: 'hidden', change, id: of.id, overview: overviewRowOf(of, 'hidden') }
}

/** The facts that a page shows as they are stored, of a business of which nothing is known. */
export const UNKNOWN_PAGE_FIELDS = Object.fromEntries(
  fieldsWith({ shown: 'page' }).map(field => [field, UNKNOWN_FACTS[field]]),
) as Pick<FieldFacts, FieldWith<{ shown: 'page' }>>
