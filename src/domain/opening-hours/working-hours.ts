import { memoize } from '#domain/cache/bounded-cache.ts'
import { clockText } from './open-at.ts'
import {
  BY_APPOINTMENT,
  type DayHours,
  dayOfIntervals,
  type Interval,
  type KnownDay,
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
 * Opening hours in JSON answers: '07:30-12:00, 13:00-18:00', '00:00-24:00', 'Closed', past midnight '18:00-02:00', with an
 * open end '17:00+', or 'By appointment'. An unknown day has no key.
 */
export type WorkingHours = Readonly<Partial<Record<Weekday, string>>>

/** Opening hours for JSON answers. */
export function formatWorkingHours(hours: OpeningHours): WorkingHours {
  return Object.fromEntries(
    WEEKDAYS.flatMap((name, weekday) => {
      const day = hours[weekday]
      return day ? [[name, formatDayHours(day)]] : []
    }),
  )
}

/** How a language says what is not a range of times. parseDayText reads it, too. */
export interface DayWords {
  readonly closed: string
  readonly byAppointment: string
  /** An open end. @param time '17:00' */
  readonly from: (time: string) => string
}

/** One day of formatWorkingHours, also in the words of a language: '09:00-12:00, ab 17:00'. */
export function formatDayHours(day: KnownDay, words: DayWords = JSON_WORDS): string {
  if (day === BY_APPOINTMENT) return words.byAppointment
  if (day.length === 0) return words.closed
  return day
    .map(({ from, to }) => (to === null ? words.from(clockText(from)) : `${clockText(from)}-${endText(to)}`))
    .join(', ')
}

/**
 * Reads what formatWorkingHours writes; a day in any other form is unknown. Small, for the browser: parseOpeningHours
 * reads other forms.
 */
export function parseWorkingHours(hours: WorkingHours): OpeningHours {
  return weekOf(new Map(WEEKDAYS.map((name, weekday) => [weekday, dayOfText(hours[name] ?? '')])))
}

const JSON_WORDS: DayWords = {
  closed: 'Closed',
  byAppointment: 'By appointment',
  from: time => `${time}+`,
}

/** 1440 is 24:00, 1500 is 01:00. */
function endText(minutes: number): string {
  return clockText(minutes > MINUTES_PER_DAY ? minutes - MINUTES_PER_DAY : minutes)
}

/** Lists of businesses say the same few hours again and again. */
const dayOfText = memoize(parseDayText, { most: 2_000 })

function parseDayText(text: string): DayHours {
  if (text === JSON_WORDS.closed) return []
  if (text === JSON_WORDS.byAppointment) return BY_APPOINTMENT
  return dayOfIntervals(text.split(', ').map(parseInterval))
}

const FORM = /^\d\d:[0-5]\d(\+|-\d\d:[0-5]\d)$/

/** With NaN where the text has another form, which is no possible interval. */
function parseInterval(text: string): Interval {
  const [hour = Number.NaN, minute = 0, endHour = 0, endMinute] = FORM.test(text)
    ? text.split(/\D/).map(Number)
    : []
  const from = hour * 60 + minute
  if (endMinute === undefined) return { from, to: null }
  const end = endHour * 60 + endMinute
  if (end > MINUTES_PER_DAY) return { from, to: Number.NaN }
  return { from, to: end <= from ? end + MINUTES_PER_DAY : end }
}
