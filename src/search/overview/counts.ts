import {
  type Dictionary,
  OVERVIEW_STATE,
  type OverviewColumns,
  type OverviewValues,
} from '#search/document/overview-columns.ts'
import type { OverviewTotals } from './queries.ts'

/** How many businesses that are not removed have each name; most frequent first, then in the order of `nameOf`. */
export function countsOf<Entry>(
  { values, end }: OverviewColumns,
  entries: readonly Entry[],
  numbers: OverviewValues[keyof OverviewValues],
  nameOf: (entry: Entry) => string,
): { readonly entry: Entry; readonly count: number }[] {
  const counts = new Uint32Array(entries.length)
  for (let id = 0; id < end; id++) {
    const number = numbers[id] ?? 0
    if (isLive(values, id)) counts[number] = (counts[number] ?? 0) + 1
  }
  return entries
    .map((entry, number) => ({ entry, count: counts[number] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (nameOf(a.entry) < nameOf(b.entry) ? -1 : 1))
}

/** Totals of the whole directory. */
export function totalsOf(columns: OverviewColumns): OverviewTotals {
  const { values, end, cities, categories } = columns
  const hasCity = new Uint8Array(cities.entries.length)
  const hasCategory = new Uint8Array(categories.entries.length)
  let [total, hidden, demonstration, rated, tenths] = [0, 0, 0, 0, 0]
  for (let id = 0; id < end; id++) {
    if (!isLive(values, id)) continue
    total++
    if (values.state[id] === OVERVIEW_STATE.hidden) hidden++
    demonstration += values.isDemonstration[id] ?? 0
    const rating = values.rating[id] ?? 0
    if (rating > 0) {
      rated++
      tenths += rating
    }
    hasCity[values.city[id] ?? 0] = 1
    hasCategory[values.category[id] ?? 0] = 1
  }
  return {
    total,
    hidden,
    demonstration,
    cities: used(cities, hasCity).filter(({ name }) => name !== '').length,
    categories: new Set(used(categories, hasCategory).map(({ slug }) => slug)).size,
    rated,
    averageRating: rated === 0 ? null : Math.round(tenths / rated) / 10,
  }
}

function used<Entry>({ entries }: Dictionary<Entry>, isUsed: Uint8Array): Entry[] {
  return entries.filter((_, number) => isUsed[number] === 1)
}

function isLive({ state }: OverviewValues, id: number): boolean {
  return state[id] === OVERVIEW_STATE.public || state[id] === OVERVIEW_STATE.hidden
}
