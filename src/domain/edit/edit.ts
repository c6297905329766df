import type { Business, BusinessDraft, FieldSource, Source } from '#domain/business/business.ts'
import { readTyped } from '#domain/business/field-rules.ts'
import { type BusinessField, FIELDS, type FieldValues } from '#domain/business/fields.ts'
import { type CategoryRules, NO_RULES } from '#domain/category/category-rules.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { type Country, HOME_COUNTRY, isCountry } from '#domain/place/country.ts'
import { completenessOf } from '#domain/quality/completeness.ts'
import {
  applyDraft,
  type CategorizedDraft,
  type Facts,
  isSame,
  sourceOf,
  UNKNOWN_FACTS,
  withCategoryRules,
} from './merge-draft.ts'
import type { ReadValue, Typed } from './typed-values.ts'

/** What the administrator states about a business. Missing fields stay; null empties a field. */
export interface Edit {
  readonly fields: { readonly [Field in BusinessField]?: Typed<FieldValues[Field]> | null | undefined }
  /** Fields to lock against imports (true) or to unlock (false). Edited fields are locked by default. */
  readonly locks: Readonly<Partial<Record<BusinessField, boolean | undefined>>>
}

export type EditOutcome =
  | { readonly kind: 'edited'; readonly business: Business; readonly fields: readonly BusinessField[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault<BusinessField>[] }

/** When one of these changes, the address in one line changes too. */
const ADDRESS_FIELDS = ['street', 'postalCode', 'city'] as const

/** What decides the state. */
const PLACE_FIELDS = ['postalCode', 'city', 'countryCode'] as const

/**
 * Applies an edit. Every value is read by the rules of its field (business/fields.ts). The edited fields get the source
 * of the edit; the business keeps its own source and date, which pages show beside its reviews.
 * @param date ISO date of the edit
 * @param now milliseconds since 1970
 * @param source who states it
 * @param rules the operator's rules of categories
 * When parts of the address change and the edit has no new address in one line, the line is emptied, and pages compose
 * it from the parts. The slug stays; a business that moved to another city gets a new one when it is stored.
 */
export function editedBusiness(
  business: Business,
  edit: Edit,
  date: string,
  now: number,
  source: Source = 'administrator',
  rules: CategoryRules = NO_RULES,
): EditOutcome {
  const read = readFields(edit.fields, countryOf(business, edit))
  const facts = factsAfter(business, { ...read, draft: withCategoryRules(read.draft, rules) })
  const unread = new Set(read.faults.map(({ field }) => field))
  const faults = [...read.faults, ...contradictions(facts, read.draft, unread)]
  if (faults.length > 0) return { kind: 'refused', faults }
  const fields = FIELDS.filter(
    field => (read.mentioned.has(field) || field === 'fullAddress') && !isSame(business[field], facts[field]),
  )
  const fieldSources = sourcesAfter(business, fields, edit.locks, { source, date })
  // Stored maps may have the order of another version.
  if (fields.length === 0 && isSame(tidySources(business, business.fieldSources), fieldSources))
    return { kind: 'unchanged' }
  const edited = { ...business, ...facts, fieldSources, updatedAt: now }
  return { kind: 'edited', business: { ...edited, completeness: completenessOf(edited) }, fields }
}

/** A business to be added, as the administrator describes it. */
export type NewDraft =
  | { readonly kind: 'read'; readonly draft: BusinessDraft }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault<BusinessField>[] }

/** Without these nobody finds a business. */
const NEEDED_FIELDS = ['name', 'category', 'city'] as const

/** Reads what is said of a business that the directory does not have, by the rules of the fields. */
export function newDraft(fields: Edit['fields']): NewDraft {
  const { draft, faults } = readFields(fields, countryOf({ countryCode: HOME_COUNTRY }, { fields }))
  const unread = new Set(faults.map(({ field }) => field))
  const missing = NEEDED_FIELDS.filter(field => draft[field] === undefined && !unread.has(field)).map(
    field => ({ field, code: 'required' }) as const,
  )
  const all = [...missing, ...faults, ...contradictions(applyDraft(UNKNOWN_FACTS, draft), draft, unread)]
  return all.length > 0 ? { kind: 'refused', faults: all } : { kind: 'read', draft }
}

/** The fields whose lock against imports differs between two versions of a business, as it is in the later one. */
export function changedLocks(
  before: Pick<Business, 'fieldSources'>,
  after: Pick<Business, 'fieldSources'>,
): Readonly<Partial<Record<BusinessField, boolean>>> {
  const isLocked = ({ fieldSources }: Pick<Business, 'fieldSources'>, field: BusinessField) =>
    fieldSources[field]?.isLocked === true
  const changed = FIELDS.filter(field => isLocked(before, field) !== isLocked(after, field))
  return Object.fromEntries(changed.map(field => [field, isLocked(after, field)]))
}

/** The sources of fields, without those that equal the source of the business. */
export function tidySources(
  { source, sourceDate }: Pick<Business, 'source' | 'sourceDate'>,
  sources: Business['fieldSources'],
): Business['fieldSources'] {
  const tidy: Partial<Record<BusinessField, FieldSource>> = {}
  // Always in the same order, so that equal maps are equal as JSON.
  for (const field of FIELDS) {
    const of = sources[field]
    if (of !== undefined && (of.isLocked || of.source !== source || of.date !== sourceDate)) tidy[field] = of
  }
  return tidy
}

interface ReadFields {
  readonly mentioned: ReadonlySet<BusinessField>
  readonly emptied: readonly BusinessField[]
  readonly draft: CategorizedDraft
  readonly faults: readonly FieldFault<BusinessField>[]
}

/** The country by whose rules postal code and phone are read. */
function countryOf(
  { countryCode }: Pick<Business, 'countryCode'>,
  { fields }: Pick<Edit, 'fields'>,
): Country {
  const code = fields.countryCode ?? countryCode
  return isCountry(code) ? code : HOME_COUNTRY
}

function readFields(fields: Edit['fields'], country: Country): ReadFields {
  const draft: Record<string, unknown> = {}
  const emptied: BusinessField[] = []
  const faults: FieldFault<BusinessField>[] = []
  const mentioned = new Set<BusinessField>()
  for (const field of FIELDS) {
    const typed = trimmed(fields[field])
    if (typed === undefined) continue
    mentioned.add(field)
    if (typed === null || typed === '') {
      if (field === 'name') faults.push({ field, code: 'required' })
      else emptied.push(field)
      continue
    }
    // The schema of the request says that the value is of its field's kind.
    const read: ReadValue<unknown> = readTyped(field, typed as never, country)
    if ('value' in read) draft[field] = read.value
    else {
      const { fault: code, limit } = read
      faults.push(limit === undefined ? { field, code } : { field, code, limit })
    }
  }
  return { mentioned, emptied, draft, faults }
}

function trimmed<Value>(typed: Value): Value | string {
  return typeof typed === 'string' ? typed.trim() : typed
}

function factsAfter(business: Business, { mentioned, emptied, draft }: ReadFields): Facts {
  const known: Record<string, unknown> = { ...business }
  for (const field of emptied) known[field] = UNKNOWN_FACTS[field]
  if (emptied.includes('category')) {
    known.categorySlug = UNKNOWN_FACTS.categorySlug
    known.categoryGroup = UNKNOWN_FACTS.categoryGroup
  }
  // An emptied city is settled too: its slug changes, and a postal code may still give its name.
  const facts = applyDraft(
    known as unknown as Facts,
    emptied.includes('city') || emptied.includes('postalCode')
      ? { city: String(known.city), ...draft }
      : draft,
  )
  const hasMoved = ADDRESS_FIELDS.some(field => !isSame(business[field], facts[field]))
  return hasMoved && !mentioned.has('fullAddress') ? { ...facts, fullAddress: null } : facts
}

/** @param unread fields that could not be read, which contradict nothing */
function contradictions(
  facts: Facts,
  draft: BusinessDraft,
  unread: ReadonlySet<BusinessField>,
): FieldFault<BusinessField>[] {
  const faults: FieldFault<BusinessField>[] = []
  const isPlaceRead = !PLACE_FIELDS.some(field => unread.has(field))
  if (draft.state !== undefined && isPlaceRead && facts.state !== draft.state)
    faults.push({ field: 'state', code: 'state_contradicts' })
  const repeated = (['secondPhone', 'phone'] as const).find(field => draft[field] !== undefined)
  if (repeated !== undefined && facts.secondPhone !== null && facts.secondPhone === facts.phone)
    faults.push({ field: repeated, code: 'phone_repeated' })
  // Whoever changes a rating says whose it is.
  if (draft.rating !== undefined && draft.ratingSource === undefined && !unread.has('ratingSource'))
    faults.push({ field: 'ratingSource', code: 'required' })
  const isPositionRead = !unread.has('latitude') && !unread.has('longitude')
  if (isPositionRead && (facts.latitude === null) !== (facts.longitude === null)) {
    faults.push({
      field: facts.latitude === null ? 'latitude' : 'longitude',
      code: 'coordinates_incomplete',
    })
  }
  return faults
}

function sourcesAfter(
  business: Business,
  edited: readonly BusinessField[],
  locks: Edit['locks'],
  origin: Pick<FieldSource, 'source' | 'date'>,
): Business['fieldSources'] {
  const sources: Partial<Record<BusinessField, FieldSource>> = { ...business.fieldSources }
  for (const field of FIELDS) {
    const lock = locks[field]
    if (edited.includes(field)) sources[field] = { ...origin, isLocked: lock ?? true }
    else if (lock !== undefined) sources[field] = { ...sourceOf(business, field), isLocked: lock }
  }
  return tidySources(business, sources)
}
