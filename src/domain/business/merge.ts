import { categoryFor } from '../category/category.ts'
import { cityFor } from '../place/city.ts'
import { stateOfPostalCode } from '../place/postal-code.ts'
import type { Business, BusinessDraft, BusinessField, FieldSource, Source } from './business.ts'
import { completenessOf } from './quality.ts'

/** Who says it, and when they said it. */
export interface Origin {
  readonly source: Source
  /** ISO date, e.g. '2026-11-21'. */
  readonly date: string
}

/** Owners and the administrator may change what they locked; a file may not. */
const MAY_CHANGE_LOCKED: ReadonlySet<Source> = new Set(['owner', 'administrator'])

/** The category of a row that names none (specification, section 9). */
const NO_CATEGORY = { name: 'Dienstleister', group: 'dienstleister' } as const

/** First address segment of businesses whose city nobody told us; not a city. */
export const NO_CITY_SLUG = 'deutschland'

/** The fields of a business that a draft speaks about, in the business's own form. */
type Facts = Omit<
  Business,
  | 'id'
  | 'slug'
  | 'completeness'
  | 'source'
  | 'sourceDate'
  | 'fieldSources'
  | 'isHidden'
  | 'createdAt'
  | 'updatedAt'
>

const UNKNOWN_FACTS: Facts = {
  placeId: null,
  googleId: null,
  cid: null,
  name: '',
  category: NO_CATEGORY.name,
  categoryGroup: NO_CATEGORY.group,
  subtypes: [],
  street: null,
  postalCode: null,
  city: '',
  citySlug: NO_CITY_SLUG,
  district: null,
  state: null,
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
}

/**
 * A business nobody knew yet. The draft must carry a name.
 * @param id its number in the directory
 * @param now milliseconds since 1970
 * The slug is empty: it depends on the other businesses of the city, so the store's writer assigns it.
 */
export function newBusiness(draft: BusinessDraft, origin: Origin, id: number, now: number): Business {
  const facts = settle(UNKNOWN_FACTS, draft)
  return {
    ...facts,
    id,
    slug: '',
    completeness: completenessOf(facts),
    source: origin.source,
    sourceDate: origin.date,
    fieldSources: {},
    isHidden: false,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * What a known business becomes when somebody says something about it: what the draft does not mention stays,
 * and so does what is locked. The same object comes back when nothing changes.
 */
export function mergeDraft(business: Business, draft: BusinessDraft, origin: Origin, now: number): Business {
  const allowed = MAY_CHANGE_LOCKED.has(origin.source) ? draft : withoutLocked(business, draft)
  const facts = settle(business, allowed)
  if (sameFacts(business, facts)) return business
  return {
    ...business,
    ...facts,
    completeness: completenessOf(facts),
    source: origin.source,
    sourceDate: origin.date,
    fieldSources: sourcesAfter(business, allowed, origin),
    updatedAt: now,
  }
}

/** Where a field's present value came from. */
export function sourceOf(business: Business, field: BusinessField): FieldSource {
  return (
    business.fieldSources[field] ?? { source: business.source, date: business.sourceDate, isLocked: false }
  )
}

function withoutLocked(business: Business, draft: BusinessDraft): BusinessDraft {
  const locked = Object.entries(business.fieldSources).filter(([, source]) => source.isLocked)
  if (locked.length === 0) return draft
  const allowed: Record<string, unknown> = { ...draft }
  for (const [field] of locked) delete allowed[field]
  return allowed
}

/** The draft's facts over the known ones, with city, state and category brought to the directory's own terms. */
function settle(known: Facts, draft: BusinessDraft): Facts {
  const merged: Facts = { ...known, ...(draft as Partial<Facts>) }
  const place = placeOf(known, merged, draft)
  const category = draft.category === undefined ? known.category : categoryFor(draft.category).name
  return {
    ...pickFacts(merged),
    ...place,
    category,
    categoryGroup: draft.category === undefined ? known.categoryGroup : categoryFor(draft.category).group,
    subtypes: draft.subtypes === undefined ? known.subtypes : subtypeNames(draft.subtypes, category),
  }
}

function placeOf(
  known: Facts,
  merged: Facts,
  draft: BusinessDraft,
): Pick<Facts, 'city' | 'citySlug' | 'district' | 'state'> {
  if (
    draft.city === undefined &&
    draft.postalCode === undefined &&
    draft.state === undefined &&
    draft.district === undefined
  ) {
    return { city: known.city, citySlug: known.citySlug, district: known.district, state: known.state }
  }
  const state = stateOfPostalCode(merged.postalCode ?? '') ?? merged.state
  const city = cityFor(merged.city, {
    ...(merged.postalCode === null ? {} : { postalCode: merged.postalCode }),
    ...(state === null ? {} : { state }),
  })
  return {
    city: city.name,
    citySlug: city.slug === '' ? NO_CITY_SLUG : city.slug,
    district: draft.district ?? city.district ?? known.district,
    state: state ?? city.state,
  }
}

function subtypeNames(subtypes: readonly string[], category: string): string[] {
  return [...new Set(subtypes.map(subtype => categoryFor(subtype).name))].filter(name => name !== category)
}

const FACT_KEYS = Object.keys(UNKNOWN_FACTS) as (keyof Facts)[]

function pickFacts(from: Facts): Facts {
  return Object.fromEntries(FACT_KEYS.map(key => [key, from[key]])) as unknown as Facts
}

function sameFacts(a: Facts, b: Facts): boolean {
  return FACT_KEYS.every(key => isSame(a[key], b[key]))
}

function isSame(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
  )
}

/** After a merge the business's own source stands for every field the draft spoke about; the others keep theirs by name. */
function sourcesAfter(business: Business, draft: BusinessDraft, origin: Origin): Business['fieldSources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = {}
  for (const field of FIELDS) {
    const before = business.fieldSources[field]
    if (draft[field] === undefined) {
      if (isKnown(business[field])) sources[field] = sourceOf(business, field)
    } else if (before?.isLocked) {
      sources[field] = { ...origin, isLocked: true }
    }
  }
  return sources
}

const FIELDS = FACT_KEYS.filter(key => key !== 'categoryGroup' && key !== 'citySlug')

function isKnown(value: unknown): boolean {
  if (value === null || value === '' || value === 0 || value === false) return false
  return !(typeof value === 'object' && Object.keys(value).length === 0)
}
