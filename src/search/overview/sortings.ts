import type { AdminSort } from '#domain/business/admin-business.ts'
import type { Dictionary, NamedEntry, OverviewColumns } from '#search/document/overview-columns.ts'
import type { Sorting } from './sorted-ids.ts'

/**
 * How the administrator's table can be sorted.
 * @param nameKeys sort keys of the names of changed businesses: several may be between the same two of the main file
 */
export function sortingsOf(
  columns: OverviewColumns,
  nameKeys: ReadonlyMap<number, string>,
): Readonly<Record<AdminSort, Sorting>> {
  const nameRank = (id: number) => columns.values.name[id] ?? 0
  return {
    name: {
      keyOf: nameRank,
      // Odd ranks are between two names of the main file.
      compareEqual: (a, b) =>
        nameRank(a) % 2 === 0 ? 0 : byText(nameKeys.get(a) ?? '', nameKeys.get(b) ?? ''),
      isKnown: () => true,
    },
    city: byName(columns.cities, id => columns.values.city[id] ?? 0),
    category: byName(columns.categories, id => columns.values.category[id] ?? 0),
    rating: byNumber(id => columns.values.rating[id] ?? 0),
    reviewCount: byNumber(id => columns.values.reviewCount[id] ?? 0),
  }
}

/** 0 means unknown: files have no number where nobody has rated. */
function byNumber(of: (id: number) => number): Sorting {
  return { keyOf: of, compareEqual: () => 0, isKnown: id => of(id) > 0 }
}

function byName(names: Dictionary<NamedEntry>, numberOf: (id: number) => number): Sorting {
  const ranks = new Ranks(names)
  return {
    keyOf: id => ranks.of(numberOf(id)),
    compareEqual: () => 0,
    isKnown: id => names.entries[numberOf(id)]?.name !== '',
  }
}

/** Ranks of names in German order. New names shift the ranks of others, but never change their order. */
class Ranks {
  readonly #names: Dictionary<NamedEntry>
  #ranks = new Uint32Array(0)

  constructor(names: Dictionary<NamedEntry>) {
    this.#names = names
  }

  of(number: number): number {
    if (this.#ranks.length < this.#names.entries.length) this.#rank()
    return this.#ranks[number] ?? 0
  }

  #rank(): void {
    const { entries } = this.#names
    const numbers = Uint32Array.from(entries.keys()).sort((a, b) => compareNames(entries[a], entries[b]))
    this.#ranks = new Uint32Array(numbers.length)
    let rank = 0
    numbers.forEach((number, at) => {
      const before = entries[numbers[at - 1] ?? number]
      if (compareNames(before, entries[number]) !== 0) rank++
      this.#ranks[number] = rank
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
