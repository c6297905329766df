import { BY_APPOINTMENT, type DayHours, dayOfIntervals, type Interval, WHOLE_DAY } from './opening-hours.ts'
import { intervalBetween, intervalSince, isTwelveHourLike } from './range.ts'
import { type Clock, type Cursor, skip, take, tokensOf } from './tokens.ts'

/**
 * The hours of one day as people and exports write them: '9AM-12PM,1-5PM', '08:00–17:00 Uhr', 'Geschlossen',
 * '24 Stunden geöffnet', '11 AM to 9:30 PM', '18-2 Uhr' (past midnight), 'ab 17 Uhr' (open end), 'nach Vereinbarung'.
 * @returns `null` when the text says that the hours are unknown; undefined when it is empty, unreadable, impossible,
 * ambiguous or without a beginning ('bis 3:00'). Never throws.
 */
export function parseDayText(text: string): DayHours | undefined {
  const tokens = tokensOf(text)
  if (tokens === undefined) return undefined
  const cursor = { tokens, at: 0 }
  const hours = readDayHours(cursor)
  skip(cursor, ['and', 'comma', 'appointment'])
  return hours === 'unclear' || hours === 'startless' || cursor.at < tokens.length ? undefined : hours
}

/**
 * Reads the hours at the cursor: one word, or ranges joined by commas, 'und' or blanks.
 * @returns undefined when there are none, 'unclear' when they are ambiguous, 'startless' when one has no beginning
 */
export function readDayHours(cursor: Cursor): DayHours | 'unclear' | 'startless' | undefined {
  const pieces: Piece[] = []
  for (;;) {
    const start = cursor.at
    if (pieces.length > 0) skip(cursor, ['comma', 'and'])
    const piece = readPiece(cursor, pieces.length === 0)
    // 'täglich 11-23, Ruhetag Mo' begins a new statement, but 'Closed,Closed' only repeats a word.
    const isNewStatement = (piece === 'closed' || piece === 'allDay') && pieces.some(said => said !== piece)
    if (piece === undefined || isNewStatement) {
      cursor.at = start
      return pieces.length === 0 ? undefined : dayOf(pieces)
    }
    pieces.push(piece)
  }
}

type Piece = 'closed' | 'allDay' | 'appointment' | 'unknown' | 'startless' | 'unclear' | Range

interface Range {
  readonly first: Clock
  /** undefined: an open end. */
  readonly second: Clock | undefined
}

function readPiece(cursor: Cursor, isFirst: boolean): Piece | undefined {
  const start = cursor.at
  // 'Mo - geschlossen', 'Sa bis 14 Uhr'
  const isAfterDash = isFirst && take(cursor, 'dash') !== undefined
  if (take(cursor, 'closed')) return 'closed'
  if (take(cursor, 'allDay')) return 'allDay'
  if (isFirst && take(cursor, 'appointment')) return 'appointment'
  if (isFirst && take(cursor, 'unknown')) return 'unknown'
  const isSince = take(cursor, 'since') !== undefined
  const first = take(cursor, 'clock')
  if (first === undefined) {
    cursor.at = start
    return undefined
  }
  const dash = take(cursor, 'dash')
  if (take(cursor, 'openEnd') || (isSince && dash === undefined)) return { first, second: undefined }
  const second = dash && take(cursor, 'clock')
  if (second === undefined) return dash === undefined && isAfterDash ? 'startless' : 'unclear'
  // '17:00-22:00+': at least until 22:00
  take(cursor, 'openEnd')
  return { first, second }
}

function dayOf(said: readonly Piece[]): DayHours | 'unclear' | 'startless' {
  // Appointments beside hours are for other times.
  const pieces = said.filter(piece => piece !== 'appointment')
  if (pieces.length === 0) return BY_APPOINTMENT
  if (pieces.every(piece => piece === 'closed')) return []
  if (pieces.every(piece => piece === 'allDay')) return WHOLE_DAY
  if (pieces.includes('unclear')) return 'unclear'
  if (pieces.includes('startless')) return 'startless'
  if (pieces.includes('unknown')) return null
  const ranges = pieces.filter(piece => typeof piece === 'object')
  // A range after 'closed' or 'all day' contradicts it.
  if (ranges.length < pieces.length || isMixedClock(ranges)) return 'unclear'
  const intervals = ranges.map(({ first, second }) =>
    second === undefined ? intervalSince(first) : intervalBetween(first, second),
  )
  if (!intervals.every((interval): interval is Interval => interval !== undefined)) return 'unclear'
  if (isAfternoonMeant(ranges, intervals)) return 'unclear'
  return dayOfIntervals(intervals) ?? 'unclear'
}

/** '1-3, 5-7PM': one range is on a 12-hour clock, another one may be. */
function isMixedClock(ranges: readonly Range[]): boolean {
  const isMarked = ({ first, second }: Range) => first.half !== undefined || second?.half !== undefined
  return ranges.some(isMarked) && ranges.some(range => !isMarked(range) && isTwelveHourRange(range))
}

/** '8-12, 1-5': the second range would be before the first one. */
function isAfternoonMeant(ranges: readonly Range[], intervals: readonly Interval[]): boolean {
  return ranges.some(
    (range, index) =>
      isTwelveHourRange(range) && (intervals[index]?.from ?? 0) < (intervals[index - 1]?.from ?? 0),
  )
}

function isTwelveHourRange({ first, second }: Range): boolean {
  return isTwelveHourLike(first) && (second === undefined || isTwelveHourLike(second))
}
