import { useState } from 'react'
import type { AdminSort } from '#domain/business/admin-business.ts'

/** The columns that can be left out; name and actions always stand. */
export const COLUMNS = [
  'category',
  'city',
  'rating',
  'reviewCount',
  'type',
  'country',
  'placeId',
  'sourceDate',
  'completeness',
] as const
export type Column = (typeof COLUMNS)[number]

/** Which columns order the table when their head is pressed. */
export const SORT_OF: Readonly<Partial<Record<Column | 'name', AdminSort>>> = {
  name: 'name',
  category: 'category',
  city: 'city',
  rating: 'rating',
  reviewCount: 'reviewCount',
}

/** Columns of figures stand at the right. */
export const IS_NUMERIC: ReadonlySet<Column> = new Set(['rating', 'reviewCount', 'completeness'])

const KEY = 'admin-columns-hidden'
/** At first: what most decisions need. */
const HIDDEN_AT_FIRST: readonly Column[] = ['sourceDate', 'completeness']

interface ColumnChoice {
  readonly isShown: (column: Column) => boolean
  readonly toggle: (column: Column) => void
}

/** Which columns are shown, remembered on this device. */
export function useColumns(): ColumnChoice {
  const [hidden, setHidden] = useState(readHidden)
  return {
    isShown: column => !hidden.has(column),
    toggle: column => {
      const next = new Set(hidden)
      if (!next.delete(column)) next.add(column)
      setHidden(next)
      storeHidden(next)
    },
  }
}

function readHidden(): ReadonlySet<Column> {
  const stored = storage()?.getItem(KEY) ?? null
  if (stored === null) return new Set(HIDDEN_AT_FIRST)
  return new Set(COLUMNS.filter(column => stored.split(',').includes(column)))
}

function storeHidden(hidden: ReadonlySet<Column>): void {
  try {
    storage()?.setItem(KEY, [...hidden].join(','))
  } catch {
    // A full storage: the choice lasts as long as the page.
  }
}

/** Browsers that forbid storage throw on access. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
