import { clockText, type OpenAt, type OpenDay, type OpenTimes } from '#domain/opening-hours/open-at.ts'
import type { OpenAtMessages } from '#messages/de/open-at.ts'

/** What a time at which a business is to be open is called: 'jetzt geöffnet', 'am 24.12. um 20:00 geöffnet'. */
export function openAtLabel(openAt: OpenAt, messages: OpenAtMessages): string {
  if (openAt.kind !== 'day') return messages[openAt.kind]
  return messages.on(dayText(openAt.day, messages), timesText(openAt.times ?? {}, messages))
}

function dayText(day: OpenDay, { days, date }: OpenAtMessages): string {
  return hasName(day, days) ? days[day] : date(Number(day.slice(8)), Number(day.slice(5, 7)))
}

function hasName(day: OpenDay, days: OpenAtMessages['days']): day is keyof OpenAtMessages['days'] {
  return Object.hasOwn(days, day)
}

const MIDNIGHT = 24 * 60

function timesText({ from, to }: OpenTimes, messages: OpenAtMessages): string {
  if (from === undefined) return to === undefined ? '' : messages.until(clockText(to))
  if (to === undefined) return messages.at(clockText(from))
  if (to === MIDNIGHT) return messages.from(clockText(from))
  return messages.between(clockText(from), clockText(to))
}
