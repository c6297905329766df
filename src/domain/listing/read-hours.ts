import { parseDayText } from '../opening-hours/day-text.ts'
import { type DayHours, type OpeningHours, weekOf } from '../opening-hours/opening-hours.ts'
import { readWeekSentence, type WeekSentence } from '../opening-hours/week-sentence.ts'
import { LISTING_DAYS, type ListingInput } from './listing.ts'

/** The week of a listing. Days without a text, or with an unreadable one, are unknown. */
export function readListingHours(hours: ListingInput['hours']): OpeningHours {
  return weekOf(new Map(LISTING_DAYS.map((day, weekday) => [weekday, parseDayText(hours[day]) ?? null])))
}

/** The hours of one day: null when the text says that they are not fixed, undefined when it is unreadable. */
export function readListingDay(text: string): DayHours | undefined {
  return parseDayText(text)
}

/** The week in a sentence ('Mo-Fr 9-18 Uhr, Sa geschlossen'), and which parts of it are unclear. */
export function readHoursSentence(text: string): WeekSentence {
  return readWeekSentence(text)
}
