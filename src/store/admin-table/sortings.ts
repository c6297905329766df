import type { AdminSort } from '#domain/business/admin-business.ts'
import type { ColumnStore, Dictionary, NamedEntry } from './column-store.ts'
import type { Sorting } from './sorted-ids.ts'

/** How the administrator's table can be sorted. */
export function sortingsOf(rows: ColumnStore): Readonly<Record<AdminSort, Sorting>> {
  const { nameSort } = rows
  return {
    name: {
      compare: (a, b) => byText(nameSort[a] ?? '', nameSort[b] ?? ''),
      isKnown: () => true,
    },
    city: byName(rows.cities, id => rows.city[id] ?? 0),
    category: byName(rows.categories, id => rows.category[id] ?? 0),
    rating: byNumber(id => rows.rating[id] ?? 0),
    reviewCount: byNumber(id => rows.reviewCount[id] ?? 0),
  }
}

/** 0 means unknown: files have no number where nobody has rated. */
function byNumber(of: (id: number) => number): Sorting {
  return { compare: (a, b) => of(a) - of(b), isKnown: id => of(id) > 0 }
}

function byName(names: Dictionary<NamedEntry>, codeOf: (id: number) => number): Sorting {
  const ranks = new Ranks(names)
  return {
    compare: (a, b) => ranks.of(codeOf(a)) - ranks.of(codeOf(b)),
    isKnown: id => names.entries[codeOf(id)]?.name !== '',
  }
}

/** Ranks of names in German order. New names shift the ranks of others, but never change their order. */
class Ranks {
  readonly #names: Dictionary<NamedEntry>
  #ranks = new Uint32Array(0)

  constructor(names: Dictionary<NamedEntry>) {
    this.#names = names
  }

  of(code: number): number {
    if (this.#ranks.length < this.#names.entries.length) this.#rank()
    return this.#ranks[code] ?? 0
  }

  #rank(): void {
    const { entries } = this.#names
    const codes = Uint32Array.from(entries.keys()).sort((a, b) => compareNames(entries[a], entries[b]))
    this.#ranks = new Uint32Array(codes.length)
    let rank = 0
    codes.forEach((code, at) => {
      const before = entries[codes[at - 1] ?? code]
      if (compareNames(before, entries[code]) !== 0) rank++
      this.#ranks[code] = rank
    })
  }
}

/** Two cities of one name in two states come one after the other. */
function compareNames(a: NamedEntry | undefined, b: NamedEntry | undefined): number {
  return byText(a?.sort ?? '', b?.sort ?? '') || byText(a?.slug ?? '', b?.slug ?? '')
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
