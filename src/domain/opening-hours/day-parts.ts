import {
  type BerlinTime,
  berlinOffsetMs,
  berlinTime,
  type CalendarDate,
  daysAfter,
} from '#domain/time/berlin-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { type OpenAt, type OpenOnDay, WEEKDAY_CODES } from './open-at.ts'
import { MINUTES_PER_DAY } from './opening-hours.ts'

/** A part of a day by the clock in Germany. */
export interface DayPart extends CalendarDate {
  /** 0 = Monday */
  readonly weekday: number
  /** Minutes since midnight: 0 <= from < to <= 1440. */
  readonly from: number
  readonly to: number
}

/**
 * The parts of days of which a business must be open at some time. None for 'always', and none for a public holiday, which
 * is no certain day: only what never closes is open then.
 * @param now milliseconds since 1970
 */
export function dayPartsOf(openAt: OpenAt, now: number): readonly DayPart[] {
  if (openAt.kind === 'always') return []
  const today = berlinTime(now)
  if (openAt.kind === 'now') return [{ ...today, from: today.minutes, to: today.minutes + 1 }]
  const { from, to } = minutesOf(openAt, today)
  return daysOf(openAt, today)
    .flatMap(day => onDays(day, from, to))
    .flatMap(withoutSkippedHour)
}

/** Ends up to here are on the next morning: '@-02:00' is the night after the day. */
const LATEST_END_OF_NIGHT = 6 * 60

function minutesOf({ day, times }: OpenOnDay, today: BerlinTime): { from: number; to: number } {
  if (times === undefined) return { from: day === 'today' ? today.minutes : 0, to: MINUTES_PER_DAY }
  const { from = 0, to } = times
  if (to === undefined) return { from, to: from + 1 }
  if (times.from !== undefined) return { from, to: to > from ? to : to + MINUTES_PER_DAY }
  const end = to > LATEST_END_OF_NIGHT ? to : to + MINUTES_PER_DAY
  return { from: end - 1, to: end }
}

/** Days since 1970. */
function daysOf({ day }: OpenOnDay, today: BerlinTime): readonly number[] {
  const first = Date.UTC(today.year, today.month - 1, today.day) / DAY_MS
  const next = (weekday: number) => first + ((weekday - today.weekday + 7) % 7)
  switch (day) {
    case 'today':
      return [first]
    case 'tomorrow':
      return [first + 1]
    case 'weekend':
      return [next(5), next(6)]
    case 'holiday':
      return []
    default: {
      const weekday = (WEEKDAY_CODES as readonly string[]).indexOf(day)
      return [weekday < 0 ? Date.parse(day) / DAY_MS : next(weekday)]
    }
  }
}

const EPOCH: CalendarDate = { year: 1970, month: 1, day: 1 }

/** Minutes from the beginning of a day, on that day and the next one. */
function onDays(day: number, from: number, to: number): readonly DayPart[] {
  const parts: DayPart[] = []
  if (from < MINUTES_PER_DAY) parts.push(partOf(day, from, Math.min(to, MINUTES_PER_DAY)))
  if (to > MINUTES_PER_DAY)
    parts.push(partOf(day + 1, Math.max(from - MINUTES_PER_DAY, 0), to - MINUTES_PER_DAY))
  return parts
}

function partOf(day: number, from: number, to: number): DayPart {
  return { ...daysAfter(EPOCH, day), from, to }
}

/** Clocks in the EU change at 1:00 UTC. */
const CLOCK_CHANGE_MS = HOUR_MS

/** A part without the hour that does not exist on the day on which summer time begins. */
function withoutSkippedHour(part: DayPart): readonly DayPart[] {
  const changeMs = Date.UTC(part.year, part.month - 1, part.day) + CLOCK_CHANGE_MS
  const [before, after] = [berlinOffsetMs(changeMs - 1), berlinOffsetMs(changeMs)]
  if (after <= before) return [part]
  const [begin, end] = [before, after].map(offset => (CLOCK_CHANGE_MS + offset) / MINUTE_MS) as [
    number,
    number,
  ]
  return [
    { ...part, to: Math.min(part.to, begin) },
    { ...part, from: Math.max(part.from, end) },
  ].filter(({ from, to }) => from < to)
}
