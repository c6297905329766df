import type { Snapshot } from './snapshot.ts'

/**
 * Remembers what was worked out from a snapshot until its stamp changes.
 * @param make must not depend on anything but the snapshot and what the stamp stands for
 * @param stampOf by default the version, which is another one after every change
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
