import type { DayHours } from '#domain/opening-hours/opening-hours.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'
import { dayTimes, type HourWords } from '#web/format/hour-rows.ts'

/** One day as people read it: '9:00–12:30, 14:00–18:00', 'ab 17:00', 'Geschlossen', 'nach Vereinbarung'. */
export function dayText(day: DayHours, words: HourWords): string {
  return dayTimes(day, words).join(', ')
}

/** One day as its field holds it, in a form that is read back as the same; '' where nothing is known. */
export function dayField(day: DayHours, words: HourWords): string {
  return day === null ? '' : formatDayHours(day, words)
}
