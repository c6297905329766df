import { clockText } from '#domain/opening-hours/open-at.ts'
import { openState } from '#domain/opening-hours/open-state.ts'
import { parseWorkingHours, WEEKDAYS, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { berlinTime, type CalendarDate, daysAfter } from '#domain/time/berlin-time.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import type { Formats } from '#web/format/formats.ts'

export interface OpenStateText {
  readonly kind: 'open' | 'soon' | 'shut' | 'unknown'
  /** The next change as a text; '' when nothing is known. */
  readonly detail: string
}

/**
 * The state of a business as a text: 'Geöffnet' is the kind, 'bis 18:00' the detail.
 * @param now milliseconds since 1970
 * On a public holiday only closed doors and those that never close are sure; of others the detail says why not.
 * @param isLong tells, while open, also when it opens again
 */
export function openStateText(
  hours: WorkingHours | null,
  now: number,
  messages: SiteMessages,
  isLong = false,
  isHoliday = false,
): OpenStateText {
  const line = weekLine(hours, now, messages, isLong)
  const { allDay, holiday } = messages.state
  if (!isHoliday || line.kind === 'unknown' || line.detail === allDay) return line
  return { kind: line.kind === 'shut' ? 'shut' : 'unknown', detail: holiday }
}

function weekLine(
  hours: WorkingHours | null,
  now: number,
  messages: SiteMessages,
  isLong: boolean,
): OpenStateText {
  const { state: texts } = messages
  const week = hours && parseWorkingHours(hours)
  const { isOpen, isByAppointment, nextChange, closesSoon } = openState(week, now)
  if (isOpen === null) return { kind: 'unknown', detail: isByAppointment ? texts.byAppointment : '' }
  if (!isOpen) {
    const detail = nextChange?.opens ? texts.opens(whenText(nextChange.at, now, messages)) : ''
    return { kind: 'shut', detail }
  }
  if (nextChange === null) return { kind: 'open', detail: isAllWeek(hours) ? texts.allDay : '' }
  const again = isLong ? openState(week, nextChange.at).nextChange : null
  const end = whenText(nextChange.at, now, messages)
  const parts = [closesSoon ? texts.closesAt(end) : texts.until(end)]
  if (again?.opens) parts.push(texts.again(whenText(again.at, now, messages)))
  return { kind: closesSoon ? 'soon' : 'open', detail: parts.join(', ') }
}

/** Today in Germany: weekday from 0 = Monday, and '20.11.' as the language writes it. */
export function todayOf(now: number, formats: Formats): { weekday: number; date: string } {
  const { weekday, day, month } = berlinTime(now)
  return { weekday, date: formats.dayOfMonth(day, month) }
}

/** A whole day, as the API writes it. */
export const ALL_DAY = '00:00-24:00'

/** '18:00' today, 'morgen 7:00', 'Mo 7:30' later; day and time stay on one line. */
function whenText(at: number, now: number, { state, weekdays }: SiteMessages): string {
  const then = berlinTime(at)
  const today = berlinTime(now)
  const time = clockText(then.minutes).replace(/^0/, '')
  if (isSameDay(then, today)) return time
  if (isSameDay(then, daysAfter(today, 1))) return state.tomorrow(time)
  return `${weekdays.short[then.weekday]}\u00a0${time}`
}

function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  return a.day === b.day && a.month === b.month
}

function isAllWeek(hours: WorkingHours | null): boolean {
  return WEEKDAYS.every(name => hours?.[name] === ALL_DAY)
}
