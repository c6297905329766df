import { useState } from 'react'
import type { BulkRequest } from '#web/admin/api/api.ts'

/** Which businesses are chosen for a change of many. */
export interface Selection {
  /** Everything that the filter finds, also on other pages. */
  readonly isAll: boolean
  /** Chosen one by one; empty while everything is. */
  readonly ids: readonly number[]
  has(id: number): boolean
  /** Takes rows in or out. @param page ids of the page shown: what stays when a row leaves 'everything' */
  set(ids: readonly number[], isChosen: boolean, page: readonly number[]): void
  chooseAll(): void
  clear(): void
}

interface Chosen {
  readonly filterKey: string
  readonly ids: ReadonlySet<number> | 'all'
}

/**
 * The selection of the table; pages do not change it, another filter empties it.
 * @param filterKey the filter as text
 */
export function useSelection(filterKey: string): Selection {
  const [chosen, setChosen] = useState<Chosen>({ filterKey, ids: NONE })
  const ids = chosen.filterKey === filterKey ? chosen.ids : NONE
  const choose = (next: Chosen['ids']) => setChosen({ filterKey, ids: next })
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
    clear: () => choose(NONE),
  }
}

const NONE: ReadonlySet<number> = new Set()

/** Whom a change of many is about. */
export type BulkTarget = Pick<BulkRequest, 'ids' | 'filter'>
