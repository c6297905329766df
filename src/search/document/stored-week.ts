import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import { encodeWeek } from '#domain/opening-hours/encoded-week.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { formatWorkingHours, type WorkingHours } from '#domain/opening-hours/working-hours.ts'

/** Weekly opening hours in the two forms that the index stores. */
export interface StoredWeek {
  /** As cards show them. */
  readonly shown: WorkingHours
  /** undefined when no day is known. */
  readonly encoded: EncodedWeek | undefined
}

export interface EncodedWeek {
  readonly changes: Uint16Array
  /** The changes joined with commas. */
  readonly key: string
}

/** A whole directory has some thousand different weeks. As JSON, seven days with two spans each take 400 characters. */
const weeks = new BoundedCache<string, StoredWeek>({ most: 10_000, longest: 800 })

/** The stored forms of weekly opening hours. */
export function storedWeekOf(hours: OpeningHours): StoredWeek {
  return weeks.getOrMake(JSON.stringify(hours), () => ({
    shown: formatWorkingHours(hours),
    encoded: encodedOf(hours),
  }))
}

function encodedOf(hours: OpeningHours): EncodedWeek | undefined {
  if (!hours.some(day => day !== null)) return undefined
  const changes = encodeWeek(hours)
  return { changes, key: changes.join() }
}
