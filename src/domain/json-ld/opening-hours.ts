import type { OpeningHoursSpecification } from 'schema-dts'
import { parseWorkingHours, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { BY_APPOINTMENT, type DayHours, MINUTES_PER_DAY } from '../opening-hours/opening-hours.ts'

type Specification = Extract<OpeningHoursSpecification, object>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Day = (typeof DAYS)[number]

/** The last minute of a day means its end, because '24:00' is not allowed. */
const LAST_MINUTE = MINUTES_PER_DAY - 1

/**
 * Opening hours for search engines, days with equal hours together. An end before the beginning means the next day; a
 * closed day opens and closes at midnight; an open end has no closing time; an unknown day and one by appointment, which
 * schema.org has no word for, are left out
 * (developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function openingHoursSpecification(hours: WorkingHours): readonly Specification[] {
  const days = new Map<string, { days: Day[]; opens: string; closes: string | undefined }>()
  parseWorkingHours(hours).forEach((day, weekday) => {
    for (const [opens, closes] of spansOf(day)) {
      const key = `${opens} ${closes}`
      const known = days.get(key) ?? { days: [], opens, closes }
      known.days.push(DAYS[weekday] ?? 'Sunday')
      days.set(key, known)
    }
  })
  return [...days.values()].map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    ...(closes !== undefined && { closes }),
  }))
}

function spansOf(day: DayHours): readonly (readonly [opens: string, closes: string | undefined])[] {
  if (day === null || day === BY_APPOINTMENT) return []
  if (day.length === 0) return [['00:00', '00:00']]
  return day.map(({ from, to }) => {
    if (to === null) return [clock(from), undefined]
    const isWhole = to - from === MINUTES_PER_DAY
    return [clock(from), clock(to === MINUTES_PER_DAY ? LAST_MINUTE : isWhole ? to - 1 : to)]
  })
}

function clock(minutes: number): string {
  const inDay = minutes % MINUTES_PER_DAY
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
