import { isGroupSlug } from '#domain/category/group.ts'
import { cachedPerSnapshot } from './cached-per-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/** Changes only with the first business of a new set of categories. */
const setsVersion = ({ lookup }: Snapshot) => lookup.categorySets.size

/** 1 at the number of each set with any of some categories. */
export function setsWithAny(snapshot: Snapshot, categories: Iterable<number>): Uint8Array {
  const byCategory = setsByCategory(snapshot)
  const mask = new Uint8Array(snapshot.lookup.categorySets.size)
  for (const category of categories) for (const set of byCategory[category] ?? []) mask[set] = 1
  return mask
}

/**
 * Whether a category is offered to choose from: it is the own category of some business, because what the operator has
 * merged into another one lives on in subtypes only; and it is no group's name, because such a slug means the group.
 */
export function isOffered(snapshot: Snapshot, category: number): boolean {
  return offered(snapshot).has(category)
}

const setsByCategory = cachedPerSnapshot(({ lookup }): readonly (readonly number[])[] => {
  const sets: number[][] = Array.from({ length: lookup.categories.size }, () => [])
  lookup.categorySets.entries.forEach((set, number) => {
    for (const category of set) sets[category]?.push(number)
  })
  return sets
}, setsVersion)

const offered = cachedPerSnapshot(({ lookup }): ReadonlySet<number> => {
  const own = new Set(lookup.categorySets.entries.map(([first = 0]) => first))
  for (const number of own) if (isGroupSlug(lookup.categories.entries[number]?.slug ?? '')) own.delete(number)
  return own
}, setsVersion)
