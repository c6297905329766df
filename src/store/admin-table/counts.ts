import { type ColumnStore, type Dictionary, HIDDEN, PUBLIC } from './column-store.ts'
import type { TableTotals } from './queries.ts'

/** How many businesses that are not removed carry each name; most frequent first, then in the order of `nameOf`. */
export function countsOf<Entry>(
  rows: ColumnStore,
  names: Dictionary<Entry>,
  codes: Uint8Array | Uint16Array | Uint32Array,
  nameOf: (entry: Entry) => string,
): { readonly entry: Entry; readonly count: number }[] {
  const counts = new Uint32Array(names.entries.length)
  for (let id = 0; id < rows.end; id++) {
    const code = codes[id] ?? 0
    if (isLive(rows, id)) counts[code] = (counts[code] ?? 0) + 1
  }
  return names.entries
    .map((entry, code) => ({ entry, count: counts[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (nameOf(a.entry) < nameOf(b.entry) ? -1 : 1))
}

/** Totals of the whole directory. */
export function totalsOf(rows: ColumnStore): TableTotals {
  const cities = new Set<number>()
  const categories = new Set<string>()
  let [total, hidden, demonstration, rated, tenths] = [0, 0, 0, 0, 0]
  for (let id = 0; id < rows.end; id++) {
    if (!isLive(rows, id)) continue
    total++
    if (rows.state[id] === HIDDEN) hidden++
    demonstration += rows.isDemonstration[id] ?? 0
    const rating = rows.rating[id] ?? 0
    if (rating > 0) {
      rated++
      tenths += rating
    }
    cities.add(rows.city[id] ?? 0)
  }
  for (const { entry } of countsOf(rows, rows.categories, rows.category, ({ sort }) => sort)) {
    categories.add(entry.slug)
  }
  return {
    total,
    hidden,
    demonstration,
    cities: [...cities].filter(code => rows.cities.entries[code]?.name !== '').length,
    categories: categories.size,
    rated,
    averageRating: rated === 0 ? null : Math.round(tenths / rated) / 10,
  }
}

function isLive({ state }: ColumnStore, id: number): boolean {
  return state[id] === PUBLIC || state[id] === HIDDEN
}
