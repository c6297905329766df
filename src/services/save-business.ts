import type { Business, BusinessDraft } from '#domain/business/business.ts'
import { mergeDraft, newBusiness, type Origin } from '#domain/business/merge.ts'
import { recognitionKey } from '#domain/business/recognition.ts'
import { categoryFor } from '#domain/category/category.ts'
import { draftKey } from '#domain/draft/draft-key.ts'
import { slugify, uniqueSlug } from '#domain/slug.ts'
import { sortKey } from '#domain/sort-key.ts'
import type { RowKeys } from '#store/business-row.ts'
import {
  businessesMatching,
  insertBusinesses,
  takenUrlSlugs,
  takenVariants,
  updateBusiness,
} from '#store/businesses.ts'
import { takeNumbers } from '#store/counters.ts'
import { rememberOldSlug } from '#store/old-slugs.ts'
import type { Db } from '#store/store.ts'
import type { SuppressionList } from '#store/suppressions.ts'

/**
 * `duplicate`: name and address are those of a business that Google knows under another place id. Nothing is taken
 * over, or each re-import would turn the entry back and forth between the two.
 */
type Outcome = 'created' | 'updated' | 'unchanged' | 'duplicate'

export type SavedDraft =
  | { readonly outcome: Outcome; readonly id: number }
  | { readonly outcome: 'suppressed'; readonly id: null }

export interface SaveInput {
  /** Each with a name; several may be about the same business: the later ones are merged into the earlier. */
  readonly drafts: readonly BusinessDraft[]
  readonly origin: Origin
  readonly suppressed: SuppressionList
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Stores what drafts say, the only way a business gets into the truth. Call it inside a transaction: businesses,
 * former addresses and change numbers are then stored together or not at all.
 * A known business is recognised by place id, then Google id or cid, then name with postal code and street
 * (recognition.ts says what stands in where a row has no address).
 * @returns one outcome for each draft, in order
 */
export async function saveBusinesses(trx: Db, input: SaveInput): Promise<SavedDraft[]> {
  const known = await Working.over(trx, input.drafts)
  const saved: { entry: Entry; outcome: Outcome }[] = []
  const outcomes: (SavedDraft | number)[] = []
  for (const draft of input.drafts) {
    if (isSuppressed(draft, input.suppressed)) {
      outcomes.push({ outcome: 'suppressed', id: null })
      continue
    }
    outcomes.push(saved.length)
    saved.push(known.take(draft, input.origin, input.now))
  }
  await known.store(input.now)
  return outcomes.map(outcome => {
    if (typeof outcome !== 'number') return outcome
    const result = saved[outcome]
    if (result === undefined) throw new Error('a draft lost its result')
    return { outcome: result.outcome, id: result.entry.business.id }
  })
}

function isSuppressed(draft: BusinessDraft, list: SuppressionList): boolean {
  if (draft.placeId !== undefined && list.placeIds.has(draft.placeId)) return true
  if (draft.phone !== undefined && list.phones.has(draft.phone)) return true
  if (list.matchKeys.size === 0) return false
  const key = draftKey(draft)
  return key !== undefined && list.matchKeys.has(key)
}

/** A business while a batch works on it. */
interface Entry {
  business: Business
  matchKey: string | null
  readonly isNew: boolean
  isChanged: boolean
  /** Its address before this batch; null for a new one. */
  readonly urlSlugBefore: string | null
}

/** The stored businesses a batch is about and those it creates, found by any of their keys. */
class Working {
  readonly #db: Db
  readonly #byPlaceId = new Map<string, Entry>()
  readonly #byGoogleId = new Map<string, Entry>()
  readonly #byCid = new Map<string, Entry>()
  readonly #byMatchKey = new Map<string, Entry>()
  readonly #entries: Entry[] = []

  private constructor(db: Db) {
    this.#db = db
  }

  static async over(db: Db, drafts: readonly BusinessDraft[]): Promise<Working> {
    const working = new Working(db)
    const stored = await businessesMatching(db, {
      placeIds: defined(drafts.map(draft => draft.placeId)),
      googleIds: defined(drafts.map(draft => draft.googleId)),
      cids: defined(drafts.map(draft => draft.cid)),
      matchKeys: defined(drafts.map(draft => recognitionKey(draft))),
    })
    for (const { business, matchKey } of stored) {
      const urlSlugBefore = `${business.citySlug}/${business.slug}`
      working.#remember({ business, matchKey, isNew: false, isChanged: false, urlSlugBefore })
    }
    return working
  }

  take(draft: BusinessDraft, origin: Origin, now: number): { entry: Entry; outcome: Outcome } {
    const entry = this.#byIds(draft) ?? this.#byNameAndAddress(draft)
    if (entry === undefined) {
      const business = newBusiness(draft, origin, 0, now)
      const created = {
        business,
        matchKey: keyOf(business),
        isNew: true,
        isChanged: true,
        urlSlugBefore: null,
      }
      this.#remember(created)
      return { entry: created, outcome: 'created' }
    }
    if (isOtherPlace(entry.business, draft) && this.#byIds(draft) === undefined)
      return { entry, outcome: 'duplicate' }
    const merged = mergeDraft(entry.business, draft, origin, now)
    if (merged === entry.business) return { entry, outcome: 'unchanged' }
    entry.business = merged
    entry.matchKey = keyOf(merged)
    entry.isChanged = true
    this.#index(entry)
    return { entry, outcome: 'updated' }
  }

  async store(now: number): Promise<void> {
    const changed = this.#entries.filter(entry => entry.isChanged)
    if (changed.length === 0) return
    const created = changed.filter(entry => entry.isNew)
    if (created.length > 0) {
      const firstId = await takeNumbers(this.#db, 'business', created.length)
      created.forEach((entry, index) => {
        entry.business = { ...entry.business, id: firstId + index }
      })
    }
    await assignSlugs(this.#db, changed, now)
    const firstChange = await takeNumbers(this.#db, 'change', changed.length)
    const rows = changed.map((entry, index) => ({
      entry,
      business: entry.business,
      keys: rowKeys(entry, firstChange + index),
    }))
    await insertBusinesses(
      this.#db,
      rows.filter(row => row.entry.isNew),
    )
    for (const row of rows) {
      if (!row.entry.isNew) await updateBusiness(this.#db, row.business, row.keys)
    }
  }

  #byIds({ placeId, googleId, cid }: BusinessDraft): Entry | undefined {
    return (
      (placeId === undefined ? undefined : this.#byPlaceId.get(placeId)) ??
      (googleId === undefined ? undefined : this.#byGoogleId.get(googleId)) ??
      (cid === undefined ? undefined : this.#byCid.get(cid))
    )
  }

  #byNameAndAddress(draft: BusinessDraft): Entry | undefined {
    const key = recognitionKey(draft)
    return key === undefined ? undefined : this.#byMatchKey.get(key)
  }

  #remember(entry: Entry): void {
    this.#entries.push(entry)
    this.#index(entry)
  }

  #index(entry: Entry): void {
    const { placeId, googleId, cid } = entry.business
    if (placeId !== null) this.#byPlaceId.set(placeId, entry)
    if (googleId !== null) this.#byGoogleId.set(googleId, entry)
    if (cid !== null) this.#byCid.set(cid, entry)
    // The first of several businesses with one name and address stays the one that is recognised.
    if (entry.matchKey !== null && !this.#byMatchKey.has(entry.matchKey))
      this.#byMatchKey.set(entry.matchKey, entry)
  }
}

function isOtherPlace(business: Business, draft: BusinessDraft): boolean {
  return business.placeId !== null && draft.placeId !== undefined && draft.placeId !== business.placeId
}

/** Gives new businesses an address unique in their city; a known one keeps its own unless it moved to another city. */
async function assignSlugs(db: Db, entries: readonly Entry[], now: number): Promise<void> {
  const homeless = entries.filter(entry => !entry.urlSlugBefore?.startsWith(`${entry.business.citySlug}/`))
  if (homeless.length === 0) return
  const wanted = homeless.map(
    entry => `${entry.business.citySlug}/${entry.business.slug || slugify(entry.business.name)}`,
  )
  const taken = await takenUrlSlugs(db, [...new Set(wanted)])
  for (const [index, entry] of homeless.entries()) {
    const url = wanted[index] ?? ''
    const { citySlug } = entry.business
    if (taken.has(url)) for (const variant of await takenVariants(db, url)) taken.add(variant)
    const slug = uniqueSlug(url.slice(citySlug.length + 1), candidate =>
      taken.has(`${citySlug}/${candidate}`),
    )
    taken.add(`${citySlug}/${slug}`)
    entry.business = { ...entry.business, slug }
    if (entry.urlSlugBefore !== null) await rememberOldSlug(db, entry.urlSlugBefore, entry.business.id, now)
  }
}

function rowKeys(entry: Entry, change: number): RowKeys {
  return {
    matchKey: entry.matchKey,
    nameSort: sortKey(entry.business.name),
    categorySlug: categoryFor(entry.business.category).slug,
    change,
  }
}

function keyOf({ name, city, postalCode, street, phone, latitude, longitude }: Business): string | null {
  const known = Object.entries({ name, city, postalCode, street, phone, latitude, longitude }).filter(
    ([, value]) => value !== null,
  )
  return recognitionKey(Object.fromEntries(known)) ?? null
}

function defined(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter(value => value !== undefined))]
}
