import { type Business, type BusinessDraft, businessNumber } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import type { FactChange } from '#domain/business/history.ts'
import { addressKey } from '#domain/duplicate/compare-businesses.ts'
import { compareNames } from '#domain/duplicate/compare-names.ts'
import { cityNameOf, draftKey, streetKey } from '#domain/duplicate/recognition-key.ts'
import { lockedContradictions, mergeDraft, newBusiness, type Origin } from '#domain/edit/merge-draft.ts'
import {
  DEFAULT_IMPORT_OPTIONS,
  type ImportOptions,
  importedDateOf,
  takenPart,
} from '#domain/import/import-options.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import type { MatchedBusiness } from '#store/businesses/businesses.ts'
import type { MergedKeys } from '#store/businesses/merged-businesses.ts'
import { isRecognisedAlike, matchKeyOf, matchKeyOfDraft } from './row-keys.ts'

/**
 * `duplicate`: name and address are those of a business that Google lists under another place id, or the row is about a
 * business that was merged into another. Nothing is taken over; otherwise each import would change the entry back and
 * forth.
 */
export type SaveOutcome = 'created' | 'updated' | 'unchanged' | 'duplicate'

/** A business that rows are about. */
export interface PendingBusiness {
  business: Business
  matchKey: string | null
  /** How files name it, where its name or address was completed or corrected here. */
  readonly statedKey: string | null
  /** As it is stored; null for a new business. */
  before: Business | null
  /** Its former address; null for a new business. */
  readonly urlSlugBefore: string | null
}

export interface AppliedDraft {
  readonly known: PendingBusiness
  readonly outcome: SaveOutcome
  /** Warnings: locked facts, and keys of two businesses in one row. */
  readonly notes: readonly RowFault[]
  /** The locked facts that the row contradicts, with what it says instead. */
  readonly contradicted: readonly FactChange[]
  /** The business as it was before this draft; null when the draft created it. */
  readonly before: Business | null
  /** The business as this draft left it; later ones may change it further. */
  readonly after: Business
}

/** A row that the options of the import leave out. */
export interface SkippedDraft {
  /** The business that it is about; null for one that is not known. */
  readonly known: PendingBusiness | null
  readonly outcome: 'skipped'
  /** Why. */
  readonly notes: readonly RowFault[]
}

/** How a row is taken, beside what it states. */
export interface Taking {
  readonly options: ImportOptions
  /** Fields whose cells are empty, where empty cells count. */
  readonly emptied: readonly BusinessField[]
}

const TAKE_ALL: Taking = { options: DEFAULT_IMPORT_OPTIONS, emptied: [] }

/**
 * New businesses have higher numbers than every stored one, in the order of creation, until they get their own when they
 * are stored.
 */
export const FIRST_PROVISIONAL_ID = 2 ** 40
/** Enough to recognise a cell. */
const LONGEST_NOTE = 80

/**
 * The businesses that rows are about, found by any of their keys, and what the rows make of them. Works in memory: the
 * same rows lead to the same result, stored or only compared.
 */
export class DraftMatcher {
  /** By key, the oldest first; several businesses may share one. */
  readonly #byKey: Readonly<Record<KeyKind, Map<string, PendingBusiness[]>>> = {
    place: new Map(),
    google: new Map(),
    cid: new Map(),
    match: new Map(),
    stated: new Map(),
  }
  readonly #ids = new Set<number>()
  #created = 0

  /** Whether a stored business was added, perhaps changed since. */
  has(id: number): boolean {
    return this.#ids.has(id)
  }

  /** Adds a stored business. */
  add({ business, matchKey, statedKey }: MatchedBusiness): void {
    this.#ids.add(business.id)
    const urlSlugBefore = `${business.citySlug}/${business.slug}`
    this.#index({ business, matchKey, statedKey, before: business, urlSlugBefore })
  }

  /**
   * The business into which the one of a draft was merged. Such a row is a duplicate: if it were taken over, each
   * import would change the entry back and forth.
   */
  mergedInto(draft: BusinessDraft, merged: MergedKeys): number | undefined {
    if (isWithoutKeys(merged)) return undefined
    const keys: readonly [KeyKind, Key, ReadonlyMap<string, number>][] = [
      ['place', draft.placeId, merged.placeIds],
      ['google', draft.googleId, merged.googleIds],
      ['cid', draft.cid, merged.cids],
      ['match', matchKeyOfDraft(draft), merged.matchKeys],
    ]
    for (const [kind, key, winners] of keys) {
      if (key === null || key === undefined) continue
      if (this.#first(kind, key) !== undefined) return undefined
      const winner = winners.get(key)
      if (winner !== undefined) return winner
    }
    return undefined
  }

  /**
   * Applies a draft to the business it is about, or to a new one. A business that an earlier row created counts as known,
   * so that a dry run, which has all rows in memory, tells the same as the import.
   */
  apply(
    stated: BusinessDraft,
    origin: Origin,
    now: number,
    { options, emptied }: Taking = TAKE_ALL,
  ): AppliedDraft | SkippedDraft {
    const byIds = this.#byIds(stated)
    const known = byIds ?? this.#byName(stated)
    const { draft, notes: idNotes } = this.#withoutIdsOfOthers(stated, known)
    if (known === undefined) {
      if (options.rows === 'known') return skipped(null, 'new_left_out')
      return this.#create(draft, origin, now, idNotes)
    }
    const before = known.business
    if (options.rows === 'new') return skipped(known, 'known_left_out')
    if (byIds === undefined && isOtherPlace(before, draft)) {
      const notes = [...idNotes, { field: 'placeId', code: 'listed_twice', value: shown(before.name) }]
      return { known, outcome: 'duplicate', notes, contradicted: [], before, after: before }
    }
    const newer = newerThan(origin.date, before)
    if (newer !== null && options.olderData === 'keep') return skipped(known, 'older_left_out', newer)
    const taken = takenPart(draft, emptied, options)
    const contradicted = lockedContradictions(before, taken.draft, origin)
    const notes = [
      ...idNotes,
      ...this.#doubtOf(draft, known),
      ...contradicted.map(lockNote),
      ...(newer === null ? [] : [{ field: '', code: 'older_than_stored', value: newer }]),
    ]
    const merged = mergeDraft(before, taken.draft, origin, now, taken.emptied)
    if (merged === before) return { known, outcome: 'unchanged', notes, contradicted, before, after: before }
    this.#unindex(known)
    known.business = merged
    known.matchKey = matchKeyOf(merged)
    this.#index(known)
    return { known, outcome: 'updated', notes, contradicted, before, after: merged }
  }

  #create(draft: BusinessDraft, origin: Origin, now: number, notes: readonly RowFault[]): AppliedDraft {
    const business = newBusiness(draft, origin, FIRST_PROVISIONAL_ID + this.#created++, now)
    const stated = matchKeyOfDraft(draft)
    const matchKey = isRecognisedAlike(draft, business) ? stated : matchKeyOf(business)
    const statedKey = stated === matchKey ? null : stated
    const known = { business, matchKey, statedKey, before: null, urlSlugBefore: null }
    this.#index(known)
    return { known, outcome: 'created', notes, contradicted: [], before: null, after: business }
  }

  /**
   * A place id is sure. Google id and cid are followed over another place id only where name or address agree, because
   * columns that were filled down or sorted alone give strangers the same ones.
   */
  #byIds(draft: BusinessDraft): PendingBusiness | undefined {
    return (
      this.#first('place', draft.placeId) ??
      [this.#first('google', draft.googleId), this.#first('cid', draft.cid)].find(
        found => found !== undefined && isPlausible(found.business, draft),
      )
    )
  }

  /** By its name and address as they are here, else as files had them before they were corrected here. */
  #byName(draft: BusinessDraft): PendingBusiness | undefined {
    const key = matchKeyOfDraft(draft) ?? ''
    const isIt = ({ business }: PendingBusiness) => !isOtherBranch(business, draft)
    return this.#byKey.match.get(key)?.find(isIt) ?? this.#byKey.stated.get(key)?.find(isIt)
  }

  /** The draft without a Google id or cid that belongs to another business than the one it is about. */
  #withoutIdsOfOthers(
    draft: BusinessDraft,
    known: PendingBusiness | undefined,
  ): { readonly draft: BusinessDraft; readonly notes: readonly RowFault[] } {
    const notes: RowFault[] = []
    const rest = { ...draft }
    for (const [kind, field] of SHARED_IDS) {
      const owners = this.#byKey[kind].get(draft[field] ?? '')
      if (owners === undefined || (known !== undefined && owners.includes(known))) continue
      const value = `${draft[field]}: ${owners[0]?.business.name ?? ''}`
      notes.push({ field, code: 'id_of_other_business', value: shown(value) })
      delete rest[field]
    }
    return notes.length === 0 ? { draft, notes } : { draft: rest, notes }
  }

  /** A warning for a row whose keys belong to several businesses. */
  #doubtOf(draft: BusinessDraft, known: PendingBusiness): RowFault[] {
    const byName = this.#byName(draft)
    const others = [
      this.#first('place', draft.placeId),
      // Google lists one name and address under two place ids; that is no warning.
      byName !== undefined && isOtherPlace(byName.business, draft) ? undefined : byName,
    ].filter(other => other !== undefined && other !== known)
    const value = [...new Set(others)].map(other => other?.business.name ?? '').join(', ')
    return others.length === 0 ? [] : [{ field: '', code: 'two_businesses', value: shown(value) }]
  }

  #first(kind: KeyKind, key: Key): PendingBusiness | undefined {
    return key === null || key === undefined ? undefined : this.#byKey[kind].get(key)?.[0]
  }

  #index(known: PendingBusiness): void {
    for (const [kind, key] of keysOf(known)) {
      if (key === null) continue
      const sharing = this.#byKey[kind].get(key)
      if (sharing === undefined) this.#byKey[kind].set(key, [known])
      else
        this.#byKey[kind].set(
          key,
          [...sharing, known].sort((a, b) => a.business.id - b.business.id),
        )
    }
  }

  /** Removes the keys of a business before they change. */
  #unindex(known: PendingBusiness): void {
    for (const [kind, key] of keysOf(known)) {
      if (key === null) continue
      const others = this.#byKey[kind].get(key)?.filter(other => other !== known) ?? []
      if (others.length === 0) this.#byKey[kind].delete(key)
      else this.#byKey[kind].set(key, others)
    }
  }
}

/**
 * Drops the parts of a business that take the most memory and that later rows do not need: recognition and locks stay.
 * Its changes cannot be told afterwards.
 */
export function dropDetails(known: PendingBusiness): void {
  known.business = withoutDetails(known.business)
  known.before &&= known.business
}

/** Says into which business the one of a row was merged. */
export function mergedNote(winner: number): RowFault {
  return { field: '', code: 'merged_business', value: businessNumber(winner) }
}

/** The kinds of keys of a business. */
type KeyKind = 'place' | 'google' | 'cid' | 'match' | 'stated'

type Key = string | null | undefined

function keysOf({
  business,
  matchKey,
  statedKey,
}: PendingBusiness): readonly (readonly [KeyKind, string | null])[] {
  return [
    ['place', business.placeId],
    ['google', business.googleId],
    ['cid', business.cid],
    ['match', matchKey],
    ['stated', statedKey],
  ]
}

function isWithoutKeys({ placeIds, googleIds, cids, matchKeys }: MergedKeys): boolean {
  return placeIds.size + googleIds.size + cids.size + matchKeys.size === 0
}

function isOtherPlace(business: Business, draft: BusinessDraft): boolean {
  return business.placeId !== null && draft.placeId !== undefined && draft.placeId !== business.placeId
}

/** Ids that damaged columns give to strangers. */
const SHARED_IDS = [
  ['google', 'googleId'],
  ['cid', 'cid'],
] as const

/** Whether a business found by Google id or cid may be the one of a draft, although the place ids differ. */
function isPlausible(business: Business, draft: BusinessDraft): boolean {
  return !isOtherPlace(business, draft) || hasSameName(business, draft) || hasSameAddress(business, draft)
}

function hasSameName(business: Business, draft: BusinessDraft): boolean {
  const {
    name = '',
    category = business.category,
    city = business.city,
    district = business.district,
  } = draft
  return compareNames(business, { name, category, city, district }) !== 'different'
}

function hasSameAddress(business: Business, draft: BusinessDraft): boolean {
  const own = addressKey(business)
  return (
    own !== undefined &&
    own === addressKey({ street: draft.street ?? null, postalCode: draft.postalCode ?? null })
  )
}

/**
 * Whether a business with the match key of a draft is another one. A key of name, postal code and street is enough; one
 * without an address may be that of a branch with another place id, street, postal code or city.
 */
function isOtherBranch(business: Business, draft: BusinessDraft): boolean {
  if (draftKey(draft) !== undefined) return false
  if (isOtherPlace(business, draft)) return true
  const differs = (field: 'street' | 'postalCode' | 'city', stated: string | undefined) =>
    Boolean(stated) &&
    Boolean(business[field]) &&
    business.fieldSources[field]?.isLocked !== true &&
    stated !== business[field]
  return (
    (draft.street !== undefined &&
      differs('street', draft.street) &&
      streetKey(draft.street) !== streetKey(business.street ?? '')) ||
    differs('postalCode', draft.postalCode) ||
    differs('city', cityNameOf(draft))
  )
}

function withoutDetails(business: Business): Business {
  if (Object.values(business.fieldSources).some(source => source.isLocked)) return business
  return {
    ...business,
    subtypes: [],
    reviewsPerScore: null,
    reviewsLink: null,
    openingHours: null,
    photos: [],
    description: null,
    about: {},
  }
}

function skipped(known: PendingBusiness | null, code: string, value = ''): SkippedDraft {
  return { known, outcome: 'skipped', notes: [{ field: '', code, value }] }
}

/** The date of what imports stated about a business, if it is newer than a file's. */
function newerThan(date: string, business: Business): string | null {
  const stored = importedDateOf(business)
  return stored !== null && stored > date ? stored : null
}

function lockNote({ field, after }: FactChange): RowFault {
  return {
    field,
    code: 'field_locked',
    value: shown(textOf(after)),
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every(item => typeof item === 'string')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function shown(value: string): string {
  // The cut may have split a surrogate pair.
  return value.slice(0, LONGEST_NOTE).replace(/[\ud800-\udbff]$/, '')
}
