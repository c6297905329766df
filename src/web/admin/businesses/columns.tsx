import { useState } from 'react'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useMessages } from '#web/messages.ts'
import { storedText, storeText } from '#web/stored-text.ts'

/** The columns that can be left out; name and actions are always shown. */
const COLUMNS = [
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
export type OptionalColumn = (typeof COLUMNS)[number]

const KEY = 'admin-columns-hidden'
/** The default shows what most decisions need. */
const HIDDEN_AT_FIRST: readonly OptionalColumn[] = ['sourceDate', 'completeness']

export interface ShownColumns {
  /** In the order of the table. */
  readonly shown: readonly OptionalColumn[]
  toggle(column: OptionalColumn): void
}

/** Which columns are shown, as stored on this device. */
export function useColumns(): ShownColumns {
  const [hidden, setHidden] = useState(readHidden)
  return {
    shown: COLUMNS.filter(column => !hidden.has(column)),
    toggle: column => {
      const next = new Set(hidden)
      if (!next.delete(column)) next.add(column)
      setHidden(next)
      storeHidden(next)
    },
  }
}

/** Lets the columns of the table be chosen. */
export function ColumnChoice({ shown, toggle }: ShownColumns) {
  const messages = useMessages(adminBusinessesMessages).columns
  return (
    <div className="drawer">
      <fieldset>
        <legend className="legend">{messages.legend}</legend>
        <div className="drawer-picks">
          {COLUMNS.map(column => (
            <label key={column} className="pick">
              <input type="checkbox" checked={shown.includes(column)} onChange={() => toggle(column)} />
              <span>{messages[column]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function readHidden(): ReadonlySet<OptionalColumn> {
  const stored = storedText(KEY)
  if (stored === null) return new Set(HIDDEN_AT_FIRST)
  return new Set(COLUMNS.filter(column => stored.split(',').includes(column)))
}

/** Where nothing can be stored, the choice lasts as long as the page. */
function storeHidden(hidden: ReadonlySet<OptionalColumn>): void {
  storeText(KEY, [...hidden].join(','))
}
