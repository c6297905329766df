import { useState } from 'react'

/** Which rows of a list are chosen. */
export interface Selection<Id> {
  /** Everything that the filter finds, also on other pages. */
  readonly isAll: boolean
  /** Chosen one by one; empty while everything is chosen. */
  readonly ids: readonly Id[]
  has(id: Id): boolean
  /** Takes rows in or out. @param page ids of the page shown: what stays when a row leaves 'everything' */
  set(ids: readonly Id[], isChosen: boolean, page: readonly Id[]): void
  chooseAll(): void
  clear(): void
}

/**
 * The selection of a list; it outlives a change of page and ends with a change of the filter.
 * @param filterKey the filter as text
 */
export function useSelection<Id>(filterKey: string): Selection<Id> {
  const [chosen, setChosen] = useState<Chosen<Id>>({ filterKey, ids: new Set() })
  const ids = chosen.filterKey === filterKey ? chosen.ids : new Set<Id>()
  const choose = (next: Chosen<Id>['ids']) => setChosen({ filterKey, ids: next })
  return {
    isAll: ids === 'all',
    ids: ids === 'all' ? [] : [...ids],
    has: id => ids === 'all' || ids.has(id),
    set: (some, isChosen, page) => {
      const next = new Set(ids === 'all' ? page : ids)
      for (const id of some) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      choose(next)
    },
    chooseAll: () => choose('all'),
    clear: () => choose(new Set()),
  }
}

interface Chosen<Id> {
  readonly filterKey: string
  readonly ids: ReadonlySet<Id> | 'all'
}
