import { type DayHours, MINUTES_PER_DAY } from '#domain/opening-hours/opening-hours.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'
import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'

/** One day as people read it: '9:00–12:30, 14:00–18:00', 'Geschlossen'. */
export function dayText(day: DayHours, { hours }: AddBusinessStepsMessages): string {
  if (day === null) return hours.noFixedTimes
  if (day.length === 0) return hours.closed
  const [first] = day
  if (first?.from === 0 && first.to === MINUTES_PER_DAY) return hours.allDay
  return formatDayHours(day)
    .replace(/\b0(?=\d:)/g, '')
    .replaceAll('-', '–')
}

/** One day as its field holds it, in a form that is read back as the same; '' where nothing is known. */
export function dayField(day: DayHours, { hours }: AddBusinessStepsMessages): string {
  if (day === null) return ''
  return day.length === 0 ? hours.closed : formatDayHours(day)
}
