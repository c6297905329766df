import { type OpenAt, WEEKDAY_CODES } from '#domain/opening-hours/open-at.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { type BerlinTime, berlinTime } from '#domain/time/berlin-time.ts'
import { statesByMinute } from '#test/domain/opening-hours/arbitrary-hours.ts'

const MINUTE_MS = 60_000
/** From the beginning of today: a week and the night after its last day. */
const MINUTES = 9 * 1_440

/** Whether hours are open at a time, found by looking at every minute that is to come. Without public holidays. */
export function isOpenNaively(hours: OpeningHours | null, openAt: OpenAt, now: number): boolean {
  if (hours === null) return false
  const known = answers.get(hours) ?? new Map<string, boolean>()
  answers.set(hours, known)
  const key = `${now} ${JSON.stringify(openAt)}`
  const isOpen = known.get(key) ?? isOpenAtSomeMinute(hours, openAt, now)
  known.set(key, isOpen)
  return isOpen
}

/** Looking at every minute is slow, and random directories have few different hours. */
const answers = new WeakMap<OpeningHours, Map<string, boolean>>()

function isOpenAtSomeMinute(hours: OpeningHours, openAt: OpenAt, now: number): boolean {
  const states = statesByMinute(hours)
  if (openAt.kind === 'always') return states.every(state => state === 'open')
  return minutesOf(openAt, now).some(({ weekday, minutes }) => states[weekday * 1_440 + minutes] === 'open')
}

/** Every minute of the clock at some of which a business must be open. */
function minutesOf(openAt: OpenAt, now: number): readonly BerlinTime[] {
  const today = berlinTime(now)
  if (openAt.kind !== 'day') return [today]
  const { day, times } = openAt
  const begin = now - today.minutes * MINUTE_MS
  const found: BerlinTime[] = []
  for (let minute = 0; minute < MINUTES; minute++) {
    const at = berlinTime(begin + minute * MINUTE_MS)
    const yesterday = berlinTime(begin + (minute - 1_440) * MINUTE_MS)
    const isOn = (date: BerlinTime, minuteOfDay: number) =>
      isDay(date, day, today) && isTime(minuteOfDay, times, day === 'today' ? today.minutes : 0)
    if (isOn(at, at.minutes) || isOn(yesterday, at.minutes + 1_440)) found.push(at)
  }
  return found
}

function isDay(date: BerlinTime, day: string, today: BerlinTime): boolean {
  const ahead = Math.round(
    (Date.UTC(date.year, date.month - 1, date.day) - Date.UTC(today.year, today.month - 1, today.day)) /
      86_400_000,
  )
  const iso = new Date(Date.UTC(date.year, date.month - 1, date.day)).toISOString().slice(0, 10)
  if (iso === day || (day === 'today' && ahead === 0) || (day === 'tomorrow' && ahead === 1)) return true
  const isNext = ahead >= 0 && ahead < 7
  return isNext && (day === 'weekend' ? date.weekday >= 5 : WEEKDAY_CODES[date.weekday] === day)
}

/** @param minute of the day, 1440 and more on the next one */
function isTime(
  minute: number,
  times: { from?: number; to?: number } | undefined,
  earliest: number,
): boolean {
  if (times === undefined) return minute >= earliest && minute < 1_440
  const { from, to } = times
  if (to === undefined) return minute === from
  if (from === undefined) return minute === (to <= 360 ? to + 1_440 : to) - 1
  return minute >= from && minute < (to > from ? to : to + 1_440)
}
