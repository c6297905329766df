import { cleanHoursText } from './clean-text.ts'
import { type DaysNamed, EVERY_DAY, readDays } from './day-names.ts'
import { readDayHours } from './day-text.ts'
import {
  BY_APPOINTMENT,
  type DayHours,
  type Interval,
  isAnyDayKnown,
  type OpeningHours,
  weekOf,
} from './opening-hours.ts'
import { type Cursor, skip, take, tokensOf } from './tokens.ts'

/**
 * A week in the words of owners (German, English, Turkish) and simple spreadsheets: 'Mo-Fr 9-18 Uhr, Sa geschlossen', 'täglich 10-22', 'Di
 * Ruhetag'; also simple forms of OpenStreetMap ('Mo-Fr 08:00-18:00; PH off'); at most 2,000 characters.
 *
 * Days that a text with hours does not mention are closed. They are unknown when the text only has closed days or adds
 * 'nach Vereinbarung', which alone is about every day; with 'werktags' Saturday is unknown. Statements about public holidays are ignored, because hours
 * are those of a normal week.
 * @returns undefined when any part is unreadable, ambiguous or not about a normal week (seasons, 'Sa[1]', the hours of
 * a kitchen), and for hours without days. Never throws.
 */
export function parseFreeTextHours(text: string): OpeningHours | undefined {
  return knownHours(readWeek(text))
}

/** Like parseFreeTextHours, but undefined also when it leaves a day open: 'Mo-Do 8-17, Fr bis 14 Uhr'. Never throws. */
export function parseFixedHours(text: string): OpeningHours | undefined {
  const week = readWeek(text)
  return week?.hasOpenDays ? undefined : knownHours(week)
}

function knownHours(week: Week | undefined): OpeningHours | undefined {
  const hours = week?.finish()
  return hours !== undefined && isAnyDayKnown(hours) ? hours : undefined
}

function readWeek(text: string): Week | undefined {
  const tokens = tokensOf(text)
  if (tokens === undefined) return undefined
  const week = new Week(isOpenStreetMapForm(cleanHoursText(text)))
  const cursor = { tokens, at: 0 }
  for (;;) {
    const isAfterBreak = skip(cursor, ['comma', 'and', 'dash', 'break'])?.kind === 'break'
    if (cursor.at >= tokens.length) break
    if (!readRule(cursor, week, isAfterBreak)) return undefined
  }
  return week
}

/**
 * Reads one statement ('Mo-Fr 9-18', 'Ruhetag: Montag', 'nach Vereinbarung') into the week. @returns false when
 * unreadable
 */
function readRule(cursor: Cursor, week: Week, isAfterBreak: boolean): boolean {
  const named = readDays(cursor) ?? readRest(cursor, week)
  if (named === undefined) return readWithoutDays(cursor, week)
  // 'Monday, 8 AM to 5 PM'
  take(cursor, 'comma')
  const hours = readDayHours(cursor)
  if (hours === undefined || hours === 'unclear') return false
  week.say(named, hours === 'startless' ? null : hours, isAfterBreak)
  if (take(cursor, 'except') === undefined) return true
  const excepted = readDays(cursor)
  if (excepted !== undefined) week.say(excepted, [], isAfterBreak)
  return excepted !== undefined
}

/** 'Di Ruhetag, sonst 11-23': the days that were not named before; undefined where none was. */
function readRest(cursor: Cursor, week: Week): DaysNamed | undefined {
  if (week.unnamed.length === EVERY_DAY.length || take(cursor, 'rest') === undefined) return undefined
  return { days: week.unnamed }
}

function readWithoutDays(cursor: Cursor, week: Week): boolean {
  if (take(cursor, 'appointment')) {
    week.addAppointments()
    return true
  }
  if (take(cursor, 'unknown')) {
    week.leaveRestUnknown()
    return true
  }
  if (cursor.tokens[cursor.at]?.kind === 'allDay') {
    const hours = readDayHours(cursor)
    if (hours === undefined || hours === 'unclear' || hours === 'startless') return false
    week.say({ days: EVERY_DAY }, hours, false)
    return true
  }
  // 'Ruhetag: Montag'
  const closed = take(cursor, 'closed') && readDays(cursor)
  if (closed === undefined) return false
  week.say(closed, [], false)
  return true
}

/** Only English days and full times, as in OpenStreetMap, where a rule after ';' replaces earlier ones. */
function isOpenStreetMapForm(clean: string): boolean {
  return /^(?:mo|tu|we|th|fr|sa|su|ph|off|\d\d?:\d\d|[;,+\s-])*$/.test(clean)
}

interface Statement {
  readonly hours: DayHours
  /** Number of days in the statement. Of contradicting statements the one with fewer days counts. */
  readonly width: number
}

/** The days of a text so far. */
class Week {
  readonly #days = new Map<number, Statement>()
  readonly #isReplacedAfterBreak: boolean
  #isRestUnknown = false
  #hasAppointments = false
  #isSaturdayDoubtful = false
  #hasOpenDays = false

  constructor(isReplacedAfterBreak: boolean) {
    this.#isReplacedAfterBreak = isReplacedAfterBreak
  }

  say({ days, isSaturdayDoubtful }: DaysNamed, hours: DayHours, isAfterBreak: boolean): void {
    if (isSaturdayDoubtful) this.#isSaturdayDoubtful = true
    if (hours === null && days.length > 0) this.#hasOpenDays = true
    const isReplacing = isAfterBreak && this.#isReplacedAfterBreak
    for (const day of days) {
      const next = { hours, width: days.length }
      const before = this.#days.get(day)
      this.#days.set(day, before === undefined || isReplacing ? next : together(before, next))
    }
  }

  /** Days that no statement is about; Saturday is not among them where 'werktags' may have meant it. */
  get unnamed(): readonly number[] {
    return EVERY_DAY.filter(day => !this.#days.has(day) && !(day === SATURDAY && this.#isSaturdayDoubtful))
  }

  /** A statement named days and left their hours open. */
  get hasOpenDays(): boolean {
    return this.#hasOpenDays
  }

  leaveRestUnknown(): void {
    this.#isRestUnknown = true
  }

  addAppointments(): void {
    this.#hasAppointments = true
  }

  finish(): OpeningHours {
    const statements = [...this.#days.values()]
    const rest = this.#isRestUnknown ? null : this.#restBeside(statements)
    const week = new Map<number, DayHours>(EVERY_DAY.map(day => [day, rest]))
    if (this.#isSaturdayDoubtful) week.set(SATURDAY, null)
    for (const [day, { hours }] of this.#days) week.set(day, hours)
    return weekOf(week)
  }

  #restBeside(statements: readonly Statement[]): DayHours {
    if (this.#hasAppointments) return statements.length === 0 ? BY_APPOINTMENT : null
    return statements.some(({ hours }) => isAddable(hours)) ? [] : null
  }
}

const SATURDAY = 5

/**
 * 'Mo-Fr 8-12, Di 14-18' adds hours; 'täglich 9-18, So 10-14' contradicts, so the statement about Sunday alone counts.
 */
function together(before: Statement, next: Statement): Statement {
  if (isAddable(before.hours) && isAddable(next.hours) && !overlap(before.hours, next.hours)) {
    const hours = [...before.hours, ...next.hours].toSorted((a, b) => a.from - b.from)
    return { hours, width: Math.min(before.width, next.width) }
  }
  return next.width <= before.width ? next : before
}

function isAddable(hours: DayHours): hours is readonly Interval[] {
  return hours !== null && hours !== BY_APPOINTMENT && hours.length > 0
}

/** Touching intervals overlap too: 'Mo 8-12, Mo 12-18' is rather a correction than a sum. */
function overlap(some: readonly Interval[], others: readonly Interval[]): boolean {
  return some.some(one => others.some(other => startsBy(one, other) && startsBy(other, one)))
}

function startsBy({ from }: Interval, { to }: Interval): boolean {
  return to === null || from <= to
}
