import type { Snapshot } from './snapshot.ts'

/**
 * Caches what is computed from a snapshot until its stamp changes.
 * @param make must depend on nothing but the snapshot and what the stamp stands for
 * @param stampOf by default the version, which every change raises
 */
export function cachedPerSnapshot<Value>(
  make: (snapshot: Snapshot) => Value,
  stampOf: (snapshot: Snapshot) => number = ({ version }) => version,
): (snapshot: Snapshot) => Value {
  const known = new WeakMap<Snapshot, { readonly stamp: number; readonly value: Value }>()
  return snapshot => {
    const stamp = stampOf(snapshot)
    const last = known.get(snapshot)
    if (last?.stamp === stamp) return last.value
    const value = make(snapshot)
    known.set(snapshot, { stamp, value })
    return value
  }
}

/** Changes only with the first business of a new city. */
export const cityVersion = ({ lookup }: Snapshot) => lookup.cities.size

/** Changes only with the first business of a new category. */
export const categoryVersion = ({ lookup }: Snapshot) => lookup.categories.size
