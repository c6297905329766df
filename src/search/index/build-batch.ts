import type { BusinessChange } from '#domain/business/business-change.ts'
import {
  DOC_VALUE_NAMES,
  type DocValues,
  grownDocValues,
  makeDocValues,
  setDocValues,
} from '#search/document/doc-values.ts'
import { type ClosedDocument, unanalysedDocumentOf } from '#search/document/document.ts'
import { type LookupTables, makeLookupTables } from '#search/document/lookup-tables.ts'
import {
  makeValues,
  OVERVIEW_COLUMN_NAMES,
  OverviewColumns,
  type OverviewNames,
  type OverviewValues,
} from '#search/document/overview-columns.ts'
import type { TextSource } from '#search/document/texts.ts'
import { readState, writeState } from './build-state.ts'
import { Centres, type Samples } from './centres.ts'
import { addLookupEntries, type LookupEntries, lookupEntries } from './stored-lookup-tables.ts'
import { Vocabulary, type VocabularyState } from './vocabulary.ts'

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
  readonly closed: ClosedDocument[]
  readonly overview: OverviewBatch
}

/** Of every business, for the administrator's table. */
interface OverviewBatch {
  readonly ids: number[]
  readonly texts: string[]
  /** Businesses that are not among the listed documents, and their names. */
  readonly unlistedIds: number[]
  readonly unlistedNames: string[]
}

/** The values of all documents and businesses. */
export interface CollectedValues {
  /** By ordinal, followed by zeroes. The ordinal of a document is its position in the order of arrival. */
  readonly values: DocValues
  /** Listed documents. */
  readonly count: number
  /** By the id of the business, followed by zeroes. The ranks of names are not known yet. */
  readonly overview: OverviewValues
  /** One more than the highest id. */
  readonly overviewEnd: number
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
  readonly overviewNames: OverviewNames
}

const FIRST_CAPACITY = 4_096

/** What a BatchMaker knows beside the values. */
interface Known {
  readonly lookup: LookupEntries
  readonly centres: Map<string, Samples>
  readonly vocabulary: VocabularyState
  readonly overviewNames: OverviewNames
  readonly count: number
  readonly overviewEnd: number
}

/** Turns changes into what a build writes. Of all documents it holds the values (60 and 30 bytes each) and counts. */
export class BatchMaker {
  readonly #lookup: LookupTables = makeLookupTables()
  readonly #centres: Centres
  readonly #vocabulary: Vocabulary
  #values: DocValues = makeDocValues(FIRST_CAPACITY)
  #count = 0
  readonly #overview: OverviewColumns

  /** @param saved of `save`: goes on from there */
  constructor(saved?: string) {
    if (saved === undefined) {
      this.#centres = new Centres()
      this.#vocabulary = new Vocabulary()
      this.#overview = new OverviewColumns()
      return
    }
    const { known, arrays } = readState<Known>(saved)
    this.#centres = new Centres(known.centres)
    this.#vocabulary = new Vocabulary(known.vocabulary)
    this.#count = known.count
    addLookupEntries(this.#lookup, known.lookup)
    this.#values = makeDocValues(Math.max(FIRST_CAPACITY, known.count))
    const overview = makeValues(known.overviewEnd)
    const columns = [
      ...DOC_VALUE_NAMES.map(name => this.#values[name]),
      ...OVERVIEW_COLUMN_NAMES.map(name => overview[name]),
    ]
    columns.forEach(({ buffer }, at) => {
      new Uint8Array(buffer).set(new Uint8Array(arrays[at] ?? new ArrayBuffer(0)))
    })
    this.#overview = new OverviewColumns(overview, known.overviewEnd)
    this.#overview.addNames(known.overviewNames)
  }

  /** Writes everything to a file, for another one that goes on from here. */
  save(path: string): void {
    const { values: overview, end: overviewEnd } = this.#overview
    const known: Known = {
      lookup: lookupEntries(this.#lookup),
      centres: this.#centres.state(),
      vocabulary: this.#vocabulary.state(),
      overviewNames: this.#overview.names(),
      count: this.#count,
      overviewEnd,
    }
    const arrays = [
      ...DOC_VALUE_NAMES.map(name => this.#values[name].subarray(0, this.#count)),
      ...OVERVIEW_COLUMN_NAMES.map(name => overview[name].subarray(0, overviewEnd)),
    ]
    writeState(path, { known, arrays })
  }

  /** The values so far. */
  collected(): CollectedValues {
    const { values: overview, end: overviewEnd } = this.#overview
    return { values: this.#values, count: this.#count, overview, overviewEnd }
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
      overviewNames: this.#overview.names(),
    }
  }

  #take(change: BusinessChange, batch: BuildBatch): void {
    const isListed = this.#takeDocument(change, batch)
    const { overview } = change
    if (overview === undefined) return
    this.#overview.put(overview, 0)
    batch.overview.ids.push(overview.id)
    batch.overview.texts.push(overview.text)
    if (isListed) return
    batch.overview.unlistedIds.push(overview.id)
    batch.overview.unlistedNames.push(overview.name)
  }

  /** @returns whether it is a listed document */
  #takeDocument(change: BusinessChange, batch: BuildBatch): boolean {
    if (change.kind === 'hidden') return false
    if (change.kind === 'removed') {
      batch.gone.push(change.id)
      addAddresses(batch, change.id, change.urlSlugs)
      return false
    }
    const { business } = change
    const page = unanalysedDocumentOf(business, this.#lookup, change.photoTexts)
    batch.ids.push(page.id)
    batch.cards.push(page.card)
    batch.details.push(page.detail)
    addAddresses(batch, page.id, [page.urlSlug, ...change.oldUrlSlugs])
    if (page.closed !== undefined) batch.closed.push(page.closed)
    if (page.listed === undefined) return false
    const ordinal = this.#count++
    if (ordinal >= this.#values.id.length) this.#values = grownDocValues(this.#values, ordinal * 2)
    setDocValues(this.#values, ordinal, page.listed.values)
    batch.sources.push(page.listed.source)
    batch.sourceIds.push(page.id)
    this.#vocabulary.take(business)
    this.#centres.take(business.citySlug, business)
    this.#centres.take(business.postalCode, business)
    return true
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
    closed: [],
    overview: { ids: [], texts: [], unlistedIds: [], unlistedNames: [] },
  }
}

function addAddresses(batch: BuildBatch, id: number, urlSlugs: readonly string[]): void {
  for (const slug of urlSlugs) {
    batch.addresses.push(slug)
    batch.addressIds.push(id)
  }
}
