import type { Business, BusinessDraft } from '#domain/business/business.ts'
import type { FactChange } from '#domain/business/history.ts'
import { lockedContradictions, mergeDraft, newBusiness, type Origin } from '#domain/edit/merge-draft.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import type { MatchedBusiness } from '#store/businesses/businesses.ts'
import type { MergedKeys } from '#store/businesses/merged-businesses.ts'
import { isRecognisedAlike, matchKeyOf, matchKeyOfDraft } from './row-keys.ts'

/**
 * `duplicate`: name and address are those of a business that Google knows under another place id, or the row is about
 * one that was merged into another. Nothing is taken over, or each re-import would turn the entry back and forth.
 */
export type SaveOutcome = 'created' | 'updated' | 'unchanged' | 'duplicate'

/** A business while rows are about it. */
export interface PendingBusiness {
  business: Business
  matchKey: string | null
  /** As it is stored; null for a new one. */
  before: Business | null
  /** Its address so far; null for a new one. */
  readonly urlSlugBefore: string | null
  /** Rises with its number; new ones come after all that are stored, in the order in which they were created. */
  readonly age: number
}

export interface AppliedDraft {
  readonly known: PendingBusiness
  readonly outcome: SaveOutcome
  /** What the row contradicts: locked facts, or that one row is one business. */
  readonly notes: readonly RowFault[]
  /** Locked facts, and what the row says instead. */
  readonly contradicted: readonly FactChange[]
  /** The business as it was before this draft; null when the draft created it. */
  readonly before: Business | null
}

/** Beyond every number of a stored business. */
const NEW = 2 ** 40
/** Values in notes are to recognise a cell by, not to read in full. */
const LONGEST_NOTE = 80

/**
 * The businesses that rows speak about, found by any of their keys, and what the rows make of them. Works in memory:
 * the same rows come to the same end whether they are stored afterwards or only compared.
 */
export class DraftMatcher {
  /** By key; several businesses may share one until somebody merges them, the oldest first. */
  readonly #byKey: Readonly<Record<KeyKind, Map<string, PendingBusiness[]>>> = {
    place: new Map(),
    google: new Map(),
    cid: new Map(),
    match: new Map(),
  }
  readonly #ids = new Set<number>()
  #created = 0

  /** Whether a stored business is among them already, perhaps in another state than stored. */
  has(id: number): boolean {
    return this.#ids.has(id)
  }

  /** Adds a stored business. */
  add({ business, matchKey }: MatchedBusiness): void {
    this.#ids.add(business.id)
    const urlSlugBefore = `${business.citySlug}/${business.slug}`
    this.#index({ business, matchKey, before: business, urlSlugBefore, age: business.id })
  }

  /**
   * The business that took in the one a draft is about. Its row is a duplicate: taking over what it says would turn
   * the entry back and forth between the two at each import.
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

  /** What a draft makes of the business it is about, or of a new one. */
  apply(draft: BusinessDraft, origin: Origin, now: number): AppliedDraft {
    const byIds = this.#byIds(draft)
    const known = byIds ?? this.#byName(draft)
    if (known === undefined) return this.#create(draft, origin, now)
    const before = known.business
    if (byIds === undefined && isOtherPlace(before, draft))
      return { known, outcome: 'duplicate', notes: [], contradicted: [], before }
    const contradicted = lockedContradictions(before, draft, origin)
    const notes = [...this.#doubtOf(draft, known), ...contradicted.map(lockNote)]
    const merged = mergeDraft(before, draft, origin, now)
    if (merged === before) return { known, outcome: 'unchanged', notes, contradicted, before }
    this.#unindex(known)
    known.business = merged
    known.matchKey = matchKeyOf(merged)
    this.#index(known)
    return { known, outcome: 'updated', notes, contradicted, before }
  }

  #create(draft: BusinessDraft, origin: Origin, now: number): AppliedDraft {
    const business = newBusiness(draft, origin, 0, now)
    const age = NEW + this.#created++
    const matchKey = isRecognisedAlike(draft, business) ? matchKeyOfDraft(draft) : matchKeyOf(business)
    const known = { business, matchKey, before: null, urlSlugBefore: null, age }
    this.#index(known)
    return { known, outcome: 'created', notes: [], contradicted: [], before: null }
  }

  #byIds({ placeId, googleId, cid }: BusinessDraft): PendingBusiness | undefined {
    return this.#first('place', placeId) ?? this.#first('google', googleId) ?? this.#first('cid', cid)
  }

  #byName(draft: BusinessDraft): PendingBusiness | undefined {
    return this.#first('match', matchKeyOfDraft(draft))
  }

  /** A row that is about two businesses at once: one by one key, another by another. */
  #doubtOf(draft: BusinessDraft, known: PendingBusiness): RowFault[] {
    const { placeId, googleId, cid } = draft
    const byName = this.#byName(draft)
    const others = [
      this.#first('place', placeId),
      this.#first('google', googleId),
      this.#first('cid', cid),
      // One name and address under two place ids is how Google lists two entries, nothing to wonder about.
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
          [...sharing, known].sort((a, b) => a.age - b.age),
        )
    }
  }

  /** A key that a business no longer has must not lead to it, nor hide another that still has it. */
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
 * Drops what takes the most memory of a business and decides nothing about rows to come that are about it as well: how
 * it is recognised and what is locked stays. What it would become cannot be told afterwards.
 */
export function dropDetails(known: PendingBusiness): void {
  known.business = withoutDetails(known.business)
  known.before &&= known.business
}

/** The four ways to recognise a business. */
type KeyKind = 'place' | 'google' | 'cid' | 'match'

type Key = string | null | undefined

function keysOf({ business, matchKey }: PendingBusiness): readonly (readonly [KeyKind, string | null])[] {
  return [
    ['place', business.placeId],
    ['google', business.googleId],
    ['cid', business.cid],
    ['match', matchKey],
  ]
}

function isWithoutKeys({ placeIds, googleIds, cids, matchKeys }: MergedKeys): boolean {
  return placeIds.size + googleIds.size + cids.size + matchKeys.size === 0
}

function isOtherPlace(business: Business, draft: BusinessDraft): boolean {
  return business.placeId !== null && draft.placeId !== undefined && draft.placeId !== business.placeId
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
    fieldSources: {},
  }
}

function lockNote({ field, after }: FactChange): RowFault {
  return {
    field,
    code: 'field_locked',
    value: shown(typeof after === 'string' ? after : JSON.stringify(after)),
  }
}

function shown(value: string): string {
  // A pair of surrogates that the cut divides would be no text any more.
  return value.slice(0, LONGEST_NOTE).replace(/[\ud800-\udbff]$/, '')
}
