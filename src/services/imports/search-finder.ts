import { cellText } from '#domain/draft/cell-text.ts'
import { type ImportSearch, readImportSearch } from '#domain/import/import-search.ts'
import type { BusinessHeader } from './read-row.ts'

/** Finds the searches that the rows of a file were exported with. Each cell is parsed once, however often it stands there. */
export class SearchFinder {
  readonly #texts: readonly number[]
  readonly #places: readonly number[]
  /** The position of the search by its cells; null for what is none. */
  readonly #byCells = new Map<string, number | null>()
  readonly #byKey = new Map<string, number>()
  readonly #found: ImportSearch[] = []

  constructor(header: BusinessHeader) {
    this.#texts = header.columns.get('search') ?? []
    this.#places = header.columns.get('searchPlace') ?? []
  }

  /** The searches in the order in which they were found. */
  get searches(): readonly ImportSearch[] {
    return this.#found
  }

  /** The position of a row's search; undefined where it names none. */
  take(cells: readonly string[]): number | undefined {
    if (this.#texts.length === 0) return undefined
    const text = firstFilled(cells, this.#texts)
    const place = firstFilled(cells, this.#places)
    const raw = `${text}\n${place}`
    let at = this.#byCells.get(raw)
    if (at === undefined) {
      at = this.#positionOf(readImportSearch(cellText(text), cellText(place)))
      this.#byCells.set(raw, at)
    }
    return at ?? undefined
  }

  #positionOf(search: ImportSearch | null): number | null {
    if (search === null) return null
    const known = this.#byKey.get(search.key)
    if (known !== undefined) return known
    this.#byKey.set(search.key, this.#found.length)
    return this.#found.push(search) - 1
  }
}

function firstFilled(cells: readonly string[], positions: readonly number[]): string {
  for (const at of positions) {
    const cell = cells[at] ?? ''
    if (cell !== '') return cell
  }
  return ''
}
