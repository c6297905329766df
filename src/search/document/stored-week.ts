import { encodeWeek } from '#domain/opening-hours/encoded-week.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { formatWorkingHours, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { BoundedCache } from '#search/analysis/bounded-cache.ts'

/** Weekly hours in the forms that an index stores. */
export interface StoredWeek {
  /** As cards show them. */
  readonly shown: WorkingHours
  /** undefined when no day is known. */
  readonly encoded: EncodedWeek | undefined
}

export interface EncodedWeek {
  readonly changes: Uint16Array
  /** Its numbers joined with commas. */
  readonly key: string
}

/** Some thousand weeks serve a whole directory, and both forms cost more than finding them again. */
const MOST_WEEKS = 5_000
/** Seven days of two spans each take 400 characters. */
const LONGEST_WEEK = 800

const known = new BoundedCache<StoredWeek>(MOST_WEEKS, LONGEST_WEEK)

/** The stored forms of weekly hours. */
export function storedWeekOf(hours: OpeningHours): StoredWeek {
  const key = JSON.stringify(hours)
  const found = known.get(key)
  if (found !== undefined) return found
  const week = { shown: formatWorkingHours(hours), encoded: encodedOf(hours) }
  known.set(key, week)
  return week
}

function encodedOf(hours: OpeningHours): EncodedWeek | undefined {
  if (!hours.some(day => day !== null)) return undefined
  const changes = encodeWeek(hours)
  return { changes: changes, key: changes.join() }
}
