import { BY_APPOINTMENT, type DayHours } from '#domain/opening-hours/opening-hours.ts'
import { formatDayHours, parseWorkingHours, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { ALL_DAY } from '#web/format/open-state-text.ts'

export type HourWords = SiteMessages['hours']

export interface HourRow {
  readonly weekday: number
  /** As dayTimes has them. */
  readonly times: readonly string[]
  /** Someone may come, if only by appointment. */
  readonly isOpen: boolean
}

/** The seven rows of the table of hours, Monday first. */
export function hourRows(hours: WorkingHours, words: HourWords): readonly HourRow[] {
  return parseWorkingHours(hours).map((day, weekday) => ({
    weekday,
    times: dayTimes(day, words),
    isOpen: day === BY_APPOINTMENT || (day !== null && day.length > 0),
  }))
}

/** '7:30–12:00', 'ab 17:00', one per interval; or the words for all day, closed, by appointment, unknown. */
export function dayTimes(day: DayHours, words: HourWords): readonly string[] {
  if (day === null) return [words.unknownDay]
  if (day === BY_APPOINTMENT || day.length === 0) return [formatDayHours(day, words)]
  return day.map(interval => {
    const text = formatDayHours([interval], words)
    return text === ALL_DAY ? words.allDay : text.replace(/\b0(?=\d:)/g, '').replace('-', '–')
  })
}

/** The days on which it opens, in one line: 'Mo–Fr 8:00–12:00 und 13:00–17:00, Sa 9:00–13:00'; '' when none is known. */
export function hoursInShort(
  hours: WorkingHours,
  words: HourWords,
  { and, shortDays }: { readonly and: string; readonly shortDays: readonly string[] },
): string {
  return daysInShort(hours, words, shortDays)
    .map(({ days, times }) => `${days} ${times.join(and)}`)
    .join(', ')
}

/** The days on which it opens, neighbours with the same times together: 'Mo–Fr' and its '8:00–12:00', '13:00–17:00'. */
export function daysInShort(
  hours: WorkingHours,
  words: HourWords,
  shortDays: readonly string[],
): readonly { readonly days: string; readonly times: readonly string[] }[] {
  const rows = hourRows(hours, words).filter(({ isOpen }) => isOpen)
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
