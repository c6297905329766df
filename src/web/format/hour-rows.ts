import { WEEKDAYS, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type { BusinessMessages } from '#messages/de/pages/business.ts'
import { ALL_DAY } from '#web/format/open-state-text.ts'

export interface HourRow {
  readonly weekday: number
  /** '7:30–12:00', one per interval; or the word for closed, all day, unknown. */
  readonly times: readonly string[]
  readonly isOpen: boolean
}

type HourWords = Pick<BusinessMessages, 'closed' | 'allDay' | 'unknownDay'>

/** The seven rows of the table of hours, Monday first. */
export function hourRows(hours: WorkingHours, messages: HourWords): readonly HourRow[] {
  return WEEKDAYS.map((name, weekday) => {
    const text = hours[name]
    if (text === undefined) return { weekday, times: [messages.unknownDay], isOpen: false }
    if (text === 'Closed') return { weekday, times: [messages.closed], isOpen: false }
    if (text === ALL_DAY) return { weekday, times: [messages.allDay], isOpen: true }
    return { weekday, times: text.split(', ').map(rangeText), isOpen: true }
  })
}

/** '07:30-12:00' -> '7:30–12:00' */
function rangeText(range: string): string {
  return range.replace(/\b0(?=\d:)/g, '').replace('-', '–')
}

/** The days on which it opens, in one line: 'Mo–Fr 8:00–12:00 und 13:00–17:00, Sa 9:00–13:00'; '' when none is known. */
export function hoursInShort(
  hours: WorkingHours,
  messages: HourWords & Pick<BusinessMessages, 'and'>,
  shortDays: readonly string[],
): string {
  return daysInShort(hours, messages, shortDays)
    .map(({ days, times }) => `${days} ${times.join(messages.and)}`)
    .join(', ')
}

/** The days on which it opens, neighbours with the same times together: 'Mo–Fr' and its '8:00–12:00', '13:00–17:00'. */
export function daysInShort(
  hours: WorkingHours,
  messages: HourWords,
  shortDays: readonly string[],
): readonly { readonly days: string; readonly times: readonly string[] }[] {
  const rows = hourRows(hours, messages).filter(({ isOpen }) => isOpen)
  const spans: { first: number; last: number; times: readonly string[] }[] = []
  for (const { weekday, times } of rows) {
    const before = spans.at(-1)
    if (before?.last === weekday - 1 && `${before.times}` === `${times}`) before.last = weekday
    else spans.push({ first: weekday, last: weekday, times })
  }
  return spans.map(({ first, last, times }) => {
    const [from = '', to = ''] = [shortDays[first], shortDays[last]]
    return { days: first === last ? from : `${from}–${to}`, times }
  })
}
