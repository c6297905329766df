import { knownCategory } from '#domain/category/category.ts'
import { isGroupSlug } from '#domain/category/group.ts'
import { tradesIn } from '#domain/category/trades-in.ts'
import { cellText } from '#domain/draft/cell-text.ts'
import { houseNumberOfDate } from '#domain/draft/spoilt-numbers.ts'
import { isAlike, isBusinessName, isInvertedName, LOOKS, type Looks } from './cell-looks.ts'
import type { ColumnMapping } from './column-mapping.ts'
import { type Column, columnOfKey } from './columns.ts'
import { type BusinessHeader, headerKey, headerName, NAME_COLUMNS, readColumns, sourceOf } from './header.ts'
import { type HeaderReading, readHeaderWith } from './mapped-header.ts'

/** So many first rows of a file decide about its columns. */
export const DECIDING_ROWS = 1000

/** Reads a header with the mapping for it, if there is one, else by the names of its columns and the first rows below. */
export function decideHeader(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  mappings: readonly ColumnMapping[],
): HeaderReading {
  const reading = readHeaderWith(names, mappings)
  const { header, mapping } = reading
  if (header.kind === 'refused' || mapping !== undefined) return reading
  return { header: chooseColumns(header, names, rows.slice(0, DECIDING_ROWS)), mapping }
}

/**
 * Decides by the first rows of a file what the names of its columns leave open. Of several columns for one field the one wins that
 * has clearly more cells that can be read as that; one without any is not read, and listed as such. So is one that says the
 * same as the first, but it still fills its gaps. An unknown column is read where its cells leave no doubt.
 * @param header from `readHeader`, so without a word of the administrator
 * @param names the header as displayed
 * @param rows the first rows, at most DECIDING_ROWS
 */
export function chooseColumns(
  header: BusinessHeader,
  names: readonly string[],
  rows: readonly (readonly string[])[],
): BusinessHeader {
  const choice = new ColumnChoice(header, names, rows)
  choice.chooseName()
  choice.chooseTrade()
  for (const [column, looks] of Object.entries(LOOKS) as [Column, Looks][]) choice.chooseBest(column, looks)
  choice.findIds()
  choice.findHouseNumber()
  return choice.header()
}

/** The cells of a column, as evidence. */
interface Evidence {
  readonly at: number
  readonly filled: number
  readonly fitting: number
}

/** A column is better with twice as many fitting cells, or with more of which a fifth more of its own fit. */
const CLEARLY_MORE = 2
const CLEARLY_SURER = 0.2
/** The better column is reliable enough to do without another one when so many of its cells fit. */
const RELIABLE = 0.5

class ColumnChoice {
  readonly #header: BusinessHeader
  readonly #names: readonly string[]
  readonly #keys: readonly string[]
  readonly #rows: readonly (readonly string[])[]
  readonly #columns: Map<Column, readonly number[]>
  readonly #ignored: string[]
  readonly #dropped: string[]
  readonly #texts = new Map<number, readonly string[]>()

  constructor(header: BusinessHeader, names: readonly string[], rows: readonly (readonly string[])[]) {
    this.#header = header
    this.#names = names.map(headerName)
    this.#keys = this.#names.map(headerKey)
    this.#rows = rows
    this.#columns = new Map(header.columns)
    this.#ignored = [...header.ignored]
    this.#dropped = [...header.dropped]
  }

  header(): BusinessHeader {
    return {
      ...this.#header,
      source: sourceOf(new Set(this.#keys), this.#columns),
      columns: this.#columns,
      ignored: this.#ignored,
      dropped: this.#dropped,
    }
  }

  /** The names of businesses differ from each other, and are neither addresses of pages nor 'Roth, Max'. */
  chooseName(): void {
    const read = this.#columns.get('name') ?? []
    const others = this.#keys.flatMap((key, at) => {
      const column = columnOfKey(key)?.column
      const isName = NAME_COLUMNS.some(name => name === column) && this.#keys.indexOf(key) === at
      return isName && !read.includes(at) ? [at] : []
    })
    const best = bestOf(
      [...read, ...others].map(at => {
        const texts = this.#textsOf(at).filter(text => text !== '')
        return { at, filled: texts.length, fitting: new Set(texts.filter(isBusinessName)).size }
      }),
    )
    if (best === undefined || best.at === read[0]) return
    if (read.includes(best.at)) {
      this.#columns.set('name', [best.at, ...read.filter(at => at !== best.at)])
      return
    }
    this.#columns.set('name', [best.at])
    for (const list of [this.#ignored, this.#dropped]) {
      const listed = list.indexOf(this.#names[best.at] ?? '')
      if (listed >= 0) list.splice(listed, 1)
    }
    for (const at of read) {
      const isOfPeople = isAlike(this.#textsOf(at), isInvertedName)
      const list = isOfPeople ? this.#dropped : this.#ignored
      list.push(this.#names[at] ?? '')
    }
  }

  /** Trades stand in columns for types and for categories alike; what another one than the best adds, is a further trade. */
  chooseTrade(): void {
    const positions = [...(this.#columns.get('type') ?? []), ...(this.#columns.get('category') ?? [])]
    const evidence = positions.map(at => this.#evidence(at, isTrade))
    const best = bestOf(evidence)
    if (best === undefined || positions.length < 2 || best.fitting === 0) return
    // The category of Outscraper only says its type in wider words.
    if (this.#header.source === 'google-maps' && best.at === positions[0]) return
    const others = evidence.filter(({ at }) => at !== best.at)
    this.#columns.delete('category')
    this.#columns.set('type', [best.at])
    const further = this.#withoutUseless(best, others)
    if (further.length > 0) this.#columns.set('furtherTrade', further)
  }

  chooseBest(column: Column, looks: Looks): void {
    const positions = this.#columns.get(column) ?? []
    if (positions.length < 2) return
    const evidence = positions.map(at => this.#evidence(at, text => looks(text) !== undefined))
    const best = bestOf(evidence)
    if (best === undefined || best.fitting === 0) return
    const others = this.#withoutUseless(
      best,
      evidence.filter(({ at }) => at !== best.at),
    )
    this.#columns.set(column, [best.at, ...others])
    for (const at of others) if (this.#repeats(at, best.at, looks)) this.#ignored.push(this.#names[at] ?? '')
  }

  /** Every row has an id of its own that can be nothing else. */
  findIds(): void {
    for (const column of ['placeId', 'googleId'] as const) {
      if (this.#columns.has(column) || this.#rows.length < 2) continue
      const found = this.#unread().find(at => {
        const texts = this.#textsOf(at)
        return texts.every(text => LOOKS[column](text) !== undefined) && new Set(texts).size === texts.length
      })
      if (found !== undefined) this.#read(column, found)
    }
  }

  /** A number right behind streets that have none. */
  findHouseNumber(): void {
    const [street] = this.#columns.get('street') ?? []
    if (street === undefined || this.#columns.has('houseNumber')) return
    const at = street + 1
    if (!NUMBER_KEYS.has(this.#keys[at] ?? '') || !this.#unread().includes(at)) return
    const hasNone = isAlike(this.#textsOf(street), text => !/\d\s?[a-z]?$/i.test(text))
    if (hasNone && isAlike(this.#textsOf(at), isHouseNumber)) this.#read('houseNumber', at)
  }

  #read(column: Column, at: number): void {
    this.#columns.set(column, [at])
    const listed = this.#ignored.indexOf(this.#names[at] ?? '')
    if (listed >= 0) this.#ignored.splice(listed, 1)
  }

  /** Positions of unknown columns. */
  #unread(): readonly number[] {
    const read = readColumns({ ...this.#header, columns: this.#columns })
    return this.#names.flatMap((name, at) => (this.#ignored.includes(name) && !read.has(at) ? [at] : []))
  }

  /** Lists the columns of which no cell fits, where the best one is reliable, and gives the others. */
  #withoutUseless(best: Evidence, others: readonly Evidence[]): readonly number[] {
    const isUseless = ({ filled, fitting }: Evidence) =>
      filled > 0 && fitting === 0 && best.fitting >= best.filled * RELIABLE
    this.#ignored.push(...others.filter(isUseless).map(({ at }) => this.#names[at] ?? ''))
    return others.filter(other => !isUseless(other)).map(({ at }) => at)
  }

  #repeats(at: number, best: number, looks: Looks): boolean {
    const texts = this.#textsOf(at)
    const ofBest = this.#textsOf(best)
    const says = (text: string) => looks(text) ?? text
    return (
      texts.some(text => text !== '') &&
      texts.every((text, row) => text === '' || says(text) === says(ofBest[row] ?? ''))
    )
  }

  #evidence(at: number, fits: (text: string) => boolean): Evidence {
    const texts = this.#textsOf(at).filter(text => text !== '')
    return { at, filled: texts.length, fitting: texts.filter(fits).length }
  }

  #textsOf(at: number): readonly string[] {
    const known = this.#texts.get(at)
    if (known !== undefined) return known
    const texts = this.#rows.map(row => cellText(row[at] ?? ''))
    this.#texts.set(at, texts)
    return texts
  }
}

/** The first one that no other is clearly better than. */
function bestOf(columns: readonly Evidence[]): Evidence | undefined {
  return columns.reduce<Evidence | undefined>(
    (best, column) => (best === undefined || isClearlyBetter(column, best) ? column : best),
    undefined,
  )
}

function isClearlyBetter(one: Evidence, other: Evidence): boolean {
  if (one.fitting <= other.fitting) return false
  const surer = one.fitting / one.filled - (other.filled === 0 ? 0 : other.fitting / other.filled)
  return one.fitting >= CLEARLY_MORE * other.fitting || surer >= CLEARLY_SURER
}

/** Whether a cell names a trade of the table; a group of trades says less. */
function isTrade(text: string): boolean {
  return tradesIn(text).names.some(name => {
    const known = knownCategory(name)
    return known !== undefined && !isGroupSlug(known.slug)
  })
}

const NUMBER_KEYS: ReadonlySet<string> = new Set(['nr', 'no', 'nummer', 'number', 'num'])

function isHouseNumber(text: string): boolean {
  return HOUSE_NUMBER.test(text) || houseNumberOfDate(text) !== undefined
}

const HOUSE_NUMBER = /^\d{1,4}\s?[a-z]?(?:\s?[-–/+]\s?\d{0,4}\s?[a-z]?)?(?:\.0)?$/i
