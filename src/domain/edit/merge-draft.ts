import type { Business, BusinessDraft, FieldSource, Source } from '#domain/business/business.ts'
import {
  BUSINESS_FIELDS,
  type BusinessField,
  blankRecord,
  FIELDS,
  type FieldFacts,
} from '#domain/business/fields.ts'
import type { FactChange } from '#domain/business/history.ts'
import { categoryFor } from '#domain/category/category.ts'
import type { CategoryRules, PlacedCategory } from '#domain/category/category-rules.ts'
import { cityFor } from '#domain/place/city.ts'
import type { CityIdentity } from '#domain/place/city-identity.ts'
import { HOME_COUNTRY } from '#domain/place/country.ts'
import { nearestTown } from '#domain/place/nearest-town.ts'
import { stateOfPostalCode } from '#domain/place/postal-code.ts'
import { completenessOf } from '#domain/quality/completeness.ts'
import { withOneRatingSource } from './one-rating-source.ts'

/** Who states something, and when. */
export interface Origin {
  readonly source: Source
  /** ISO date, e.g. '2026-11-21'. */
  readonly date: string
  /** For a new business: whether its fields are locked against imports. Default: no. */
  readonly isLocked?: boolean
}

/** Owners and the administrator may change locked fields; files may not. */
const MAY_CHANGE_LOCKED: ReadonlySet<Source> = new Set(['owner', 'administrator'])

/** First path segment of businesses without a known city. */
export const NO_CITY_SLUG = 'deutschland'

/** What a draft can state, in the form of Business. */
export type Facts = Pick<Business, BusinessField | 'categorySlug' | 'categoryGroup' | 'citySlug'>

/** A draft with its categories as the operator's rules have them; without `placed` the table alone decides. */
export interface CategorizedDraft extends BusinessDraft {
  placed?: { readonly category?: PlacedCategory; readonly subtypes?: readonly string[] }
}

/** Applies the operator's rules to the categories of a draft. The same object where no rule says anything. */
export function withCategoryRules(draft: BusinessDraft, rules: CategoryRules): CategorizedDraft {
  if (rules.isEmpty) return draft
  const { category, subtypes } = draft
  return {
    ...draft,
    placed: {
      ...(category !== undefined && { category: rules.ofName(category) }),
      ...(subtypes !== undefined && { subtypes: subtypes.map(subtype => rules.ofName(subtype).name) }),
    },
  }
}

/** A business about which nothing is known. */
export const UNKNOWN_FACTS: Facts = {
  ...(Object.fromEntries(
    FIELDS.map(field => [field, BUSINESS_FIELDS[field].unknown]),
  ) as unknown as FieldFacts),
  category: categoryFor('').name,
  categorySlug: categoryFor('').slug,
  categoryGroup: categoryFor('').group,
  citySlug: NO_CITY_SLUG,
}

/**
 * A new business. The draft must have a name.
 * @param id its number in the directory
 * @param now milliseconds since 1970
 * The slug is empty: it depends on the other businesses of the city, so it is assigned when the business is stored.
 */
export function newBusiness(draft: CategorizedDraft, origin: Origin, id: number, now: number): Business {
  const facts = applyDraft(UNKNOWN_FACTS, draft)
  return {
    ...facts,
    id,
    slug: '',
    completeness: completenessOf(facts),
    source: origin.source,
    sourceDate: origin.date,
    fieldSources: origin.isLocked === true ? allLocked(draft, origin) : {},
    isHidden: false,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * Applies a draft to a known business. Fields that the draft does not state stay, and so do locked fields. Returns the
 * same object when nothing changes.
 * @param emptied fields that become unknown; the draft states none of them
 */
export function mergeDraft(
  business: Business,
  draft: CategorizedDraft,
  origin: Origin,
  now: number,
  emptied: readonly BusinessField[] = [],
): Business {
  const mayChangeLocked = MAY_CHANGE_LOCKED.has(origin.source)
  const { draft: allowed, emptied: ofOtherSource } = mayChangeLocked
    ? { draft, emptied: [] }
    : withOneRatingSource(business, withoutLocked(business, draft))
  const clearing = [...emptied, ...ofOtherSource].filter(
    field => mayChangeLocked || !business.fieldSources[field]?.isLocked,
  )
  const facts = applyDraft(clearing.length === 0 ? business : withoutFacts(business, clearing), allowed)
  if (sameFacts(business, facts)) return business
  return {
    ...business,
    ...facts,
    completeness: completenessOf(facts),
    source: origin.source,
    sourceDate: origin.date,
    fieldSources: sourcesAfter(business, allowed, origin, clearing),
    updatedAt: now,
  }
}

function withoutFacts(business: Business, fields: readonly BusinessField[]): Business {
  const { categorySlug, categoryGroup } = UNKNOWN_FACTS
  return {
    ...business,
    ...Object.fromEntries(fields.map(field => [field, UNKNOWN_FACTS[field]])),
    ...(fields.includes('category') && { categorySlug, categoryGroup }),
  }
}

function allLocked(draft: BusinessDraft, { source, date }: Origin): Business['fieldSources'] {
  const stated = FIELDS.filter(field => draft[field] !== undefined)
  return Object.fromEntries(stated.map(field => [field, { source, date, isLocked: true }]))
}

/** The source of a field's present value. */
export function sourceOf(business: Business, field: BusinessField): FieldSource {
  return (
    business.fieldSources[field] ?? { source: business.source, date: business.sourceDate, isLocked: false }
  )
}

/**
 * The facts that differ between two states of a business, including BOOKKEEPING_FIELDS, so that undo also restores the
 * sources of the facts and the address of the page.
 */
export function changedFacts(before: Business, after: Business): FactChange[] {
  return COMPARED.filter(field => !isSame(before[field], after[field])).map(field => ({
    field,
    before: before[field],
    after: after[field],
  }))
}

/** The known facts of a new business, as changes from null. */
export function knownFacts(business: Business): FactChange[] {
  return FACT_KEYS.filter(field => !isSame(UNKNOWN_FACTS[field], business[field])).map(field => ({
    field,
    before: null,
    after: business[field],
  }))
}

/** A business with some facts set to other values. Everything else stays, also its id and address. */
export function withFacts(
  business: Business,
  facts: Readonly<Record<string, unknown>>,
  now: number,
): Business {
  const known = Object.entries(facts).filter(([field]) => COMPARED.includes(field as keyof Business))
  const { category, categorySlug } = facts
  // Histories of older versions do not have the slug.
  if (typeof category === 'string' && categorySlug === undefined)
    known.push(['categorySlug', categoryFor(category).slug])
  const changed: Business = { ...business, ...Object.fromEntries(known), updatedAt: now }
  return { ...changed, completeness: completenessOf(changed) }
}

/** Where a draft contradicts locked facts; empty for a source that may change them. */
export function lockedContradictions(
  business: Business,
  draft: CategorizedDraft,
  { source }: Pick<Origin, 'source'>,
): FactChange[] {
  if (MAY_CHANGE_LOCKED.has(source)) return []
  const locked = lockedFields(business).filter(field => draft[field] !== undefined)
  if (locked.length === 0) return []
  const proposed = applyDraft(business, draft)
  return locked.flatMap(field => {
    const fact = { field, before: business[field], after: proposed[field] }
    return isSame(fact.before, fact.after) ? [] : [fact]
  })
}

function lockedFields(business: Business): BusinessField[] {
  return FIELDS.filter(field => business.fieldSources[field]?.isLocked === true)
}

function withoutLocked(business: Business, draft: CategorizedDraft): CategorizedDraft {
  const locked = Object.entries(business.fieldSources).filter(([, source]) => source.isLocked)
  if (locked.length === 0) return draft
  const allowed: Record<string, unknown> = { ...draft }
  for (const [field] of locked) delete allowed[field]
  return allowed
}

/** The known facts with those of the draft, with city, state and category in the directory's own terms. */
export function applyDraft(known: Facts, draft: CategorizedDraft): Facts {
  const facts = factsOver(known, draft)
  Object.assign(facts, placeOf(known, facts, draft))
  if (draft.category !== undefined) {
    const { slug, name, group } = draft.placed?.category ?? categoryFor(draft.category)
    facts.category = name
    facts.categorySlug = slug
    facts.categoryGroup = group
  }
  if (draft.subtypes !== undefined) {
    const names = draft.placed?.subtypes ?? draft.subtypes.map(subtype => categoryFor(subtype).name)
    facts.subtypes = [...new Set(names)].filter(name => name !== facts.category)
  }
  return facts
}

function placeOf(
  known: Facts,
  merged: Facts,
  draft: BusinessDraft,
): Pick<Facts, 'city' | 'citySlug' | 'district' | 'state'> {
  const near =
    merged.postalCode === null && (known.city === '' || isTownOfPosition(known)) ? townOf(merged) : undefined
  if (near !== undefined && draft.city === undefined) {
    return { city: near.name, citySlug: near.slug, district: merged.district, state: near.state }
  }
  if (
    draft.city === undefined &&
    draft.postalCode === undefined &&
    draft.state === undefined &&
    draft.district === undefined &&
    (draft.countryCode === undefined || draft.countryCode === known.countryCode)
  ) {
    return { city: known.city, citySlug: known.citySlug, district: known.district, state: known.state }
  }
  const { countryCode } = merged
  const isGerman = countryCode === HOME_COUNTRY
  const state = isGerman ? (stateOfPostalCode(merged.postalCode ?? '') ?? merged.state) : null
  const city = cityFor(merged.city, {
    ...(merged.postalCode === null ? {} : { postalCode: merged.postalCode }),
    ...(state === null ? {} : { state }),
    ...(merged.city === '' && positionIn(merged)),
    countryCode,
  })
  return {
    city: city.name,
    citySlug: city.slug === '' ? NO_CITY_SLUG : city.slug,
    district: draft.district ?? city.district ?? known.district,
    state: state ?? city.state,
  }
}

/**
 * Whether the city of a business is only the town nearest to its position: businesses that come to their customers have
 * no address, but are looked for in a town.
 */
export function isTownOfPosition(facts: Located): boolean {
  return hasNoAddress(facts) && facts.citySlug === townOf(facts)?.slug
}

type Located = Pick<Facts, 'street' | 'postalCode' | 'latitude' | 'longitude' | 'citySlug' | 'countryCode'>

function hasNoAddress({ street, postalCode }: Pick<Facts, 'street' | 'postalCode'>): boolean {
  return street === null && postalCode === null
}

/**
 * The German town of a position; the gazetteer has no others. A street is in a town only where the position is, too: what
 * an address shows must be sure.
 */
function townOf(facts: Omit<Located, 'citySlug'>): CityIdentity | undefined {
  const position = positionIn(facts)
  if (position === undefined || facts.countryCode !== HOME_COUNTRY) return undefined
  const withinKm = facts.street === null ? undefined : 0
  return nearestTown(position.latitude, position.longitude, withinKm)
}

function positionIn({ latitude, longitude }: Pick<Facts, 'latitude' | 'longitude'>) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

const FACT_KEYS = Object.keys(UNKNOWN_FACTS) as (keyof Facts)[]
const BLANK_FACTS = blankRecord(FACT_KEYS)
const COMPARED: readonly (keyof Business)[] = [
  ...FACT_KEYS,
  'slug',
  'source',
  'sourceDate',
  'fieldSources',
  'isHidden',
]

/** The known facts with those of the draft, unchanged. Called for every row of a file, so it makes one object only. */
function factsOver(known: Facts, draft: BusinessDraft): { -readonly [Key in keyof Facts]: Facts[Key] } {
  const stated = draft as Partial<Facts>
  const facts: Record<string, unknown> = { ...BLANK_FACTS }
  for (const key of FACT_KEYS) facts[key] = stated[key] === undefined ? known[key] : stated[key]
  return facts as unknown as Facts
}

function sameFacts(a: Facts, b: Facts): boolean {
  return FACT_KEYS.every(key => isSame(a[key], b[key]))
}

/** Whether two values of a fact are equal; lists and objects by their contents. */
export function isSame(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
  )
}

/**
 * The sources after a draft: fields that the draft states get the source of the business, other fields keep their own.
 */
function sourcesAfter(
  business: Business,
  draft: BusinessDraft,
  origin: Origin,
  cleared: readonly BusinessField[],
): Business['fieldSources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = {}
  for (const field of FIELDS) {
    const before = business.fieldSources[field]
    if (draft[field] === undefined) {
      // A field that was emptied on purpose stays locked. Otherwise the next file would fill it.
      if ((isKnown(business[field]) && !cleared.includes(field)) || before?.isLocked)
        sources[field] = sourceOf(business, field)
    } else if (before?.isLocked) {
      sources[field] = { source: origin.source, date: origin.date, isLocked: true }
    }
  }
  return sources
}

function isKnown(value: unknown): boolean {
  if (value === null || value === '' || value === 0 || value === false) return false
  return !(typeof value === 'object' && Object.keys(value).length === 0)
}
