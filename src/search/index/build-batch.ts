import type { BusinessChange } from '#domain/business/business-change.ts'
import { type DocValues, grownDocValues, makeDocValues, setDocValues } from '#search/document/doc-values.ts'
import { unanalysedDocumentOf } from '#search/document/document.ts'
import { type LookupTables, makeLookupTables } from '#search/document/lookup-tables.ts'
import type { TextSource } from '#search/document/texts.ts'
import { Centres } from './centres.ts'
import { type LookupEntries, lookupEntries } from './stored-lookup-tables.ts'
import { Vocabulary } from './vocabulary.ts'

/** What one step of a build writes. Arrays by property reach another thread in half the time of objects. */
export interface BuildBatch {
  readonly ids: number[]
  readonly cards: string[]
  readonly details: string[]
  /** Of the listed documents, by ordinal. */
  readonly sources: TextSource[]
  /** The id of the business of each of `sources`. */
  readonly sourceIds: number[]
  readonly addresses: string[]
  /** The id of the business of each of `addresses`. */
  readonly addressIds: number[]
  readonly gone: number[]
}

/** What is known only when all documents have been read. */
export interface CollectionStats {
  readonly lookup: LookupEntries
  readonly postalCodes: readonly {
    readonly code: string
    readonly latitude: number
    readonly longitude: number
  }[]
  readonly spelling: Uint8Array
}

const FIRST_CAPACITY = 4_096

/** Turns changes into what a build writes. Of all documents it holds the values (60 bytes each) and counts. */
export class BatchMaker {
  readonly #lookup: LookupTables = makeLookupTables()
  readonly #centres = new Centres()
  readonly #vocabulary = new Vocabulary()
  #values: DocValues = makeDocValues(FIRST_CAPACITY)
  #count = 0

  /** Listed documents so far. The ordinal of a document is its position in the order of arrival. */
  get count(): number {
    return this.#count
  }

  /** By ordinal, followed by zeroes. */
  get values(): DocValues {
    return this.#values
  }

  make(changes: readonly BusinessChange[]): BuildBatch {
    const batch = emptyBatch()
    for (const change of changes) this.#take(change, batch)
    return batch
  }

  /** Ends the counting. */
  collectionStats(): CollectionStats {
    const names = lookupEntries(this.#lookup)
    const cities = names.cities.map(city => ({
      ...city,
      ...(city.name === '' ? undefined : this.#centres.centreOf(city.slug)),
    }))
    const postalCodes = [...this.#centres.places()].flatMap(code => {
      const centre = /^\d{5}$/.test(code) ? this.#centres.centreOf(code) : undefined
      return centre === undefined ? [] : [{ code, ...centre }]
    })
    return {
      lookup: { ...names, cities },
      postalCodes,
      spelling: this.#vocabulary.finish(),
    }
  }

  #take(change: BusinessChange, batch: BuildBatch): void {
    if (change.kind === 'hidden') return
    if (change.kind === 'removed') {
      batch.gone.push(change.id)
      addAddresses(batch, change.id, change.urlSlugs)
      return
    }
    const { business } = change
    const page = unanalysedDocumentOf(business, this.#lookup, change.photoTexts)
    batch.ids.push(page.id)
    batch.cards.push(page.card)
    batch.details.push(page.detail)
    addAddresses(batch, page.id, [page.urlSlug, ...change.oldUrlSlugs])
    if (page.listed === undefined) return
    const ordinal = this.#count++
    if (ordinal >= this.#values.id.length) this.#values = grownDocValues(this.#values, ordinal * 2)
    setDocValues(this.#values, ordinal, page.listed.values)
    batch.sources.push(page.listed.source)
    batch.sourceIds.push(page.id)
    this.#vocabulary.take(business)
    this.#centres.take(business.citySlug, business)
    this.#centres.take(business.postalCode, business)
  }
}

function emptyBatch(): BuildBatch {
  return {
    ids: [],
    cards: [],
    details: [],
    sources: [],
    sourceIds: [],
    addresses: [],
    addressIds: [],
    gone: [],
  }
}

function addAddresses(batch: BuildBatch, id: number, urlSlugs: readonly string[]): void {
  for (const slug of urlSlugs) {
    batch.addresses.push(slug)
    batch.addressIds.push(id)
  }
}
