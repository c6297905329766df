import { memoize } from '#domain/cache/bounded-cache.ts'
import {
  type DayHours,
  dayOfIntervals,
  type Interval,
  MINUTES_PER_DAY,
  type OpeningHours,
  weekOf,
} from './opening-hours.ts'

/** The German weekday names that key the hours in every JSON answer (specification, section 3). */
export const WEEKDAYS = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/**
 * Opening hours in JSON answers: '07:30-12:00, 13:00-18:00', '00:00-24:00' or 'Closed'. An unknown day has no key.
 */
export type WorkingHours = Readonly<Partial<Record<Weekday, string>>>

/**
 * Opening hours for JSON answers: '07:30-12:00, 13:00-18:00', '00:00-24:00', 'Closed', past midnight '18:00-02:00'.
 */
export function formatWorkingHours(hours: OpeningHours): WorkingHours {
  return Object.fromEntries(
    WEEKDAYS.flatMap((name, weekday) => {
      const day = hours[weekday]
      return day ? [[name, formatDayHours(day)]] : []
    }),
  )
}

/** One day of formatWorkingHours. */
export function formatDayHours(day: readonly Interval[]): string {
  if (day.length === 0) return CLOSED
  return day.map(({ from, to }) => `${clockText(from)}-${clockText(to)}`).join(', ')
}

/**
 * Reads what formatWorkingHours writes; a day in any other form is unknown. Small, for the browser: parseOpeningHours
 * reads other forms.
 */
export function parseWorkingHours(hours: WorkingHours): OpeningHours {
  return weekOf(new Map(WEEKDAYS.map((name, weekday) => [weekday, parseDay(hours[name])])))
}

const CLOSED = 'Closed'

/** 1440 is 24:00, 1500 is 01:00. */
function clockText(minutes: number): string {
  const inDay = minutes > MINUTES_PER_DAY ? minutes - MINUTES_PER_DAY : minutes
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

function parseDay(text: string | undefined): DayHours {
  return text === undefined ? null : dayOfText(text)
}

/** Lists of businesses say the same few hours again and again. */
const dayOfText = memoize(parseDayText, { most: 2_000 })

function parseDayText(text: string): DayHours {
  if (text === CLOSED) return []
  const intervals = text.split(', ').map(parseInterval)
  return intervals.every((interval): interval is Interval => interval !== undefined)
    ? dayOfIntervals(intervals)
    : null
}

function parseInterval(text: string): Interval | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = /^(\d\d):([0-5]\d)-(\d\d):([0-5]\d)$/.exec(text) ?? []
  const from = Number(fromHour) * 60 + Number(fromMinute)
  const end = Number(toHour) * 60 + Number(toMinute)
  // Also false for NaN, when the text has another form.
  if (!(from < MINUTES_PER_DAY && end <= MINUTES_PER_DAY)) return undefined
  return { from, to: end <= from ? end + MINUTES_PER_DAY : end }
}
