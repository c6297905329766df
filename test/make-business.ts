import type { Business } from '#domain/business/business.ts'
import type { BusinessChange } from '#domain/business/business-change.ts'
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
    id,
    placeId: null,
    googleId: null,
    cid: null,
    name,
    category: 'Bäckerei',
    categoryGroup: 'handel',
    subtypes: [],
    street: 'Hauptstraße 1',
    postalCode: '50667',
    city,
    citySlug: slugify(city),
    district: null,
    state: 'NW',
    countryCode: 'DE',
    fullAddress: null,
    latitude: null,
    longitude: null,
    phone: null,
    website: null,
    rating: null,
    reviewCount: 0,
    reviewsPerScore: null,
    reviewsLink: null,
    openingHours: null,
    photos: [],
    photosCount: 0,
    description: null,
    about: {},
    verified: false,
    priceLevel: null,
    status: 'operational',
    hasServiceArea: false,
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
  return { kind: 'saved', change, business: of, oldUrlSlugs }
}

/** That a business is gone for good. */
export function removed(of: Business, change = nextChange++): BusinessChange {
  return { kind: 'removed', change, id: of.id, urlSlugs: [`${of.citySlug}/${of.slug}`] }
}

/** That the administrator hid a business. */
export function hidden(of: Business, change = nextChange++): BusinessChange {
  return { kind: 'hidden', change, id: of.id }
}
