import type { DocValues } from '#search/document/doc-values.ts'
import type { DocIdSet } from './doc-id-set.ts'
import { DocsByNumber } from './docs-by-number.ts'

/** Documents that are sorted before other work can run. */
const STEP = 500_000

/**
 * The documents of the main file by city and category together: which there are, and how many, without looking at those
 * of other categories or cities. A run is all documents of one city and one category; a document is in a run for each of
 * its categories.
 */
export class CityCategories {
  /** By city, then by category, ascending within a run. */
  readonly #docIds: DocIdSet
  /** By number of the run, which rises with the category. */
  readonly #cities: Uint32Array
  readonly #categories: Uint32Array
  readonly #starts: Uint32Array
  readonly #counts: Uint32Array
  /** Numbers of runs, one more than themselves as rows. */
  readonly #byCity: DocsByNumber
  readonly #byCategory: DocsByNumber

  private constructor(docIds: DocIdSet, runs: Runs, cityCount: number, categoryCount: number) {
    this.#docIds = docIds
    this.#cities = Uint32Array.from(runs.cities)
    this.#categories = Uint32Array.from(runs.categories)
    this.#starts = Uint32Array.from(runs.starts)
    this.#counts = Uint32Array.from(runs.counts)
    const asRows = (numbers: Uint32Array) => {
      const rows = new Uint32Array(numbers.length + 1)
      rows.set(numbers, 1)
      return rows
    }
    this.#byCity = DocsByNumber.of(asRows(this.#cities), this.#cities.length, cityCount)
    this.#byCategory = DocsByNumber.of(asRows(this.#categories), this.#cities.length, categoryCount)
  }

  /** Makes it in steps of some 10 ms. */
  static *make(
    { city: cityOf }: DocValues,
    byCategory: DocsByNumber,
    { cities, categories }: { readonly cities: number; readonly categories: number },
  ): Generator<void, CityCategories> {
    const next = new Uint32Array(cities)
    let total = 0
    for (let category = 0; category < categories; category++) {
      const ofCategory = byCategory.docIds(category)
      total += ofCategory.length
      for (let at = 0; at < ofCategory.length; at++) {
        const city = cityOf[ofCategory[at] ?? 0] ?? 0
        next[city] = (next[city] ?? 0) + 1
      }
    }
    yield
    for (let city = 0, begin = 0; city < cities; city++) {
      const count = next[city] ?? 0
      next[city] = begin
      begin += count
    }
    const docIds = new Uint32Array(total)
    const runs: Runs = { cities: [], categories: [], starts: [], counts: [] }
    /** The last run of each city, and one more. */
    const lastRun = new Uint32Array(cities)
    let sorted = 0
    for (let category = 0; category < categories; category++) {
      const ofCategory = byCategory.docIds(category)
      for (let at = 0; at < ofCategory.length; at++) {
        const docId = ofCategory[at] ?? 0
        const city = cityOf[docId] ?? 0
        const place = next[city] ?? 0
        docIds[place] = docId
        next[city] = place + 1
        const run = (lastRun[city] ?? 0) - 1
        if (run >= 0 && runs.categories[run] === category) runs.counts[run] = (runs.counts[run] ?? 0) + 1
        else {
          runs.cities.push(city)
          runs.categories.push(category)
          runs.starts.push(place)
          lastRun[city] = runs.counts.push(1)
        }
        if (++sorted % STEP === 0) yield
      }
    }
    return new CityCategories(docIds, runs, cities, categories)
  }

  /** The documents in any of some cities with any of some categories, run by run. */
  docs(cities: Iterable<number>, categories: ReadonlySet<number>): DocIdSet[] {
    const found: DocIdSet[] = []
    for (const city of cities) {
      for (const row of this.#byCity.docIds(city)) {
        const run = row - 1
        if (!categories.has(this.#categories[run] ?? 0)) continue
        const start = this.#starts[run] ?? 0
        found.push(this.#docIds.subarray(start, start + (this.#counts[run] ?? 0)))
      }
    }
    return found
  }

  /** Adds how many documents of some cities each category has. */
  countCategories(cities: Iterable<number>, counts: Uint32Array): void {
    for (const city of cities) this.#add(this.#byCity.docIds(city), this.#categories, counts)
  }

  /** Adds how many documents of a category each city has. */
  countCities(category: number, counts: Uint32Array): void {
    this.#add(this.#byCategory.docIds(category), this.#cities, counts)
  }

  #add(rows: Uint32Array, numbers: Uint32Array, counts: Uint32Array): void {
    for (let at = 0; at < rows.length; at++) {
      const run = (rows[at] ?? 0) - 1
      const number = numbers[run] ?? 0
      counts[number] = (counts[number] ?? 0) + (this.#counts[run] ?? 0)
    }
  }
}

interface Runs {
  readonly cities: number[]
  readonly categories: number[]
  readonly starts: number[]
  readonly counts: number[]
}
