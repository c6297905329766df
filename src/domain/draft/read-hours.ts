import { firstResult } from '#domain/collections/first-result.ts'
import { parseOpeningHours } from '#domain/opening-hours/parse-opening-hours.ts'
import type { OpeningHours } from '../opening-hours/opening-hours.ts'
import type { Row } from './row.ts'

/** Reads the opening hours from the best readable column, else from columns of single days. */
export function readHours(row: Row): void {
  const texts = row.texts('openingHours')
  const hours = firstResult(texts, parseOpeningHours) ?? hoursInColumns(row)
  if (hours !== undefined) row.draft.openingHours = hours
  else if (texts[0] !== undefined) row.note('openingHours', 'opening_hours_unreadable', texts[0])
}

/** `openingHours/0/day` beside `openingHours/0/hours`, or a column for each weekday. */
function hoursInColumns(row: Row): OpeningHours | undefined {
  if (row.lists.length === 0) return undefined
  const dayOfEntry = new Map<string, string>()
  for (const list of row.lists) if (list.list === 'days') dayOfEntry.set(list.entry, row.cellAt(list.at))
  const entries: { day: string; hours: string }[] = []
  for (const list of row.lists) {
    const day =
      list.list === 'hours' ? dayOfEntry.get(list.entry) : list.list === 'weekday' ? list.weekday : undefined
    const hours = row.cellAt(list.at)
    if (day !== undefined && hours !== '') entries.push({ day, hours })
  }
  return entries.length === 0 ? undefined : parseOpeningHours(entries)
}
