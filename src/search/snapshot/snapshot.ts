import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { firstWhere } from '#domain/collections/binary-search.ts'
import { DOC_VALUE_NAMES, type DocValues, makeDocValues } from '#search/document/doc-values.ts'
import { GROUPS } from '#search/document/groups.ts'
import { type LookupTables, makeLookupTables } from '#search/document/lookup-tables.ts'
import type { IndexFiles } from '#search/index/open-files.ts'
import { blobOf, lengthOfBlob, ROWS_BY_ID_BLOB, SPELLING_BLOB, uint32s } from '#search/index/schema.ts'
import { loadLookupTables } from '#search/index/stored-lookup-tables.ts'
import { openDictionary, type SpellingDictionary } from '#search/spelling/dictionary.ts'
import { WordBeginnings } from '#search/spelling/word-beginnings.ts'
import { CityCategories } from './city-categories.ts'
import { DeltaSegment } from './delta-segment.ts'
import { DELTA_ROOM, DeltaState } from './delta-state.ts'
import { DocsByNumber } from './docs-by-number.ts'
import { MainSegment } from './main-segment.ts'
import { MapOrder } from './map-order.ts'
import type { Alternatives, Fields } from './segment.ts'
import { Stepwise } from './stepwise.ts'

/** One generation of an index, open for reading: the immutable main file and its delta. */
export class Snapshot {
  readonly main: MainSegment
  readonly delta: DeltaSegment
  readonly lookup: LookupTables
  readonly state: DeltaState
  readonly byCity: DocsByNumber
  readonly byCategory: DocsByNumber
  readonly byGroup: DocsByNumber
  readonly mainDatabase: DatabaseSync
  readonly deltaDatabase: DatabaseSync
  /** Raised by every change. Whatever is computed from the documents holds for one version. */
  version = 0
  readonly #dataVersion: StatementSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #rowsById: Uint32Array
  readonly #statements = new Map<string, StatementSync>()
  readonly #mapOrder: Stepwise<MapOrder>
  readonly #cityCategories: Stepwise<CityCategories>
  #seenDataVersion = -1
  #spelling: SpellingDictionary | undefined
  #wordBeginnings: WordBeginnings | undefined

  /** @param parts what is read of the main file; read at once by default */
  constructor(files: IndexFiles, parts: MainParts = new Stepwise(mainParts(files)).value()) {
    const { main: mainDatabase, delta: deltaDatabase } = files
    const { rowCount, values } = parts
    this.mainDatabase = mainDatabase
    this.deltaDatabase = deltaDatabase
    this.#rowsById = parts.rowsById
    this.state = new DeltaState(deltaDatabase, values, rowCount, id => this.mainRowOf(id))
    this.main = new MainSegment(mainDatabase, rowCount)
    this.delta = new DeltaSegment(deltaDatabase, rowCount)
    this.lookup = parts.lookup
    this.byCity = parts.byCity
    this.byCategory = parts.byCategory
    this.byGroup = parts.byGroup
    this.#mapOrder = new Stepwise(MapOrder.make(values, rowCount))
    const sizes = { cities: this.lookup.cities.size, categories: this.lookup.categories.size }
    this.#cityCategories = new Stepwise(CityCategories.make(values, this.byCategory, sizes))
    this.#dataVersion = deltaDatabase.prepare('PRAGMA data_version')
    this.#begin = deltaDatabase.prepare('BEGIN')
    this.#commit = deltaDatabase.prepare('COMMIT')
  }

  /** Opens it in steps of some ten milliseconds, beside other work. */
  static *open(files: IndexFiles): Generator<void, Snapshot> {
    return new Snapshot(files, yield* mainParts(files))
  }

  get values(): DocValues {
    return this.state.values
  }

  /** Runs `work` on the newest state of the delta. Never waits, because the delta has a write-ahead log. */
  read<Result>(work: () => Result): Result {
    this.#begin.run()
    try {
      const dataVersion = Number(this.#dataVersion.get()?.data_version)
      if (dataVersion !== this.#seenDataVersion) {
        loadLookupTables(this.deltaDatabase, this.lookup)
        this.state.follow(this.deltaDatabase)
        this.delta.forget()
        this.version++
        this.#seenDataVersion = dataVersion
      }
      return work()
    } finally {
      this.#commit.run()
    }
  }

  /** A statement on one of the two files, prepared once. @param sql a constant, so that there are few statements */
  statement(file: 'main' | 'delta', sql: string): StatementSync {
    const key = `${file} ${sql}`
    const known = this.#statements.get(key)
    if (known !== undefined) return known
    const prepared = (file === 'main' ? this.mainDatabase : this.deltaDatabase).prepare(sql)
    this.#statements.set(key, prepared)
    return prepared
  }

  /** Whether any business has all terms of one of the alternatives in the fields; in all of them by default. */
  hasAny(alternatives: Alternatives, fields?: Fields): boolean {
    const isChanged = this.state.entries.size > 0
    return this.main.hasAny(alternatives, fields) || (isChanged && this.delta.hasAny(alternatives, fields))
  }

  /** The row of a listed business in the main file; 0 when there is none. */
  mainRowOf(id: number): number {
    const rows = this.#rowsById
    const ids = this.state.values.id
    const row = rows[firstWhere(0, rows.length, at => (ids[rows[at] ?? 0] ?? 0) >= id)] ?? 0
    return ids[row] === id ? row : 0
  }

  /** The spelling dictionary; undefined for an index without words. */
  spelling(): SpellingDictionary | undefined {
    this.#spelling ??= openDictionary(blobOf(this.mainDatabase, SPELLING_BLOB))
    return this.#spelling
  }

  /** The words of the spelling dictionary by their first letters; undefined for an index without words. */
  wordBeginnings(): WordBeginnings | undefined {
    const dictionary = this.spelling()
    this.#wordBeginnings ??= dictionary && new WordBeginnings(dictionary)
    return this.#wordBeginnings
  }

  /** The documents of the main file cell by cell. */
  mapOrder(): MapOrder {
    return this.#mapOrder.value()
  }

  /** The documents of the main file by city and category. */
  cityCategories(): CityCategories {
    return this.#cityCategories.value()
  }

  /** Takes a step of making what is otherwise made at its first use. @returns whether another one is needed */
  prepare(): boolean {
    return this.#mapOrder.step() || this.#cityCategories.step()
  }

  close(): void {
    this.mainDatabase.close()
    this.deltaDatabase.close()
  }
}

interface MainParts {
  readonly rowCount: number
  readonly values: DocValues
  readonly rowsById: Uint32Array
  readonly lookup: LookupTables
  readonly byCity: DocsByNumber
  readonly byCategory: DocsByNumber
  readonly byGroup: DocsByNumber
}

/** What a snapshot has of the main file in memory, with room for the values of the delta. */
function* mainParts({ main }: IndexFiles): Generator<void, MainParts> {
  const rowCount = Math.max(1, lengthOfBlob(main, 'id') / Uint32Array.BYTES_PER_ELEMENT) - 1
  const values = makeDocValues(rowCount + 1 + DELTA_ROOM)
  for (const name of DOC_VALUE_NAMES) {
    new Uint8Array(values[name].buffer).set(blobOf(main, name))
    yield
  }
  const rowsById = uint32s(blobOf(main, ROWS_BY_ID_BLOB))
  const lookup = makeLookupTables()
  loadLookupTables(main, lookup)
  yield
  const byCity = DocsByNumber.of(values.city, rowCount, lookup.cities.size)
  yield
  const byCategory = DocsByNumber.ofSets(
    values.categories,
    lookup.categorySets.entries,
    rowCount,
    lookup.categories.size,
  )
  yield
  const byGroup = DocsByNumber.of(values.group, rowCount, GROUPS.length)
  return { rowCount, values, rowsById, lookup, byCity, byCategory, byGroup }
}
