import { parseDayText } from '../opening-hours/day-text.ts'
import { parseFreeTextHours } from '../opening-hours/free-text.ts'
import { type DayHours, type OpeningHours, weekOf } from '../opening-hours/opening-hours.ts'
import { LISTING_DAYS, type ListingInput } from './listing.ts'

/** The week of a listing. Days without a text, or with an unreadable one, are unknown. */
export function readListingHours(hours: ListingInput['hours']): OpeningHours {
  return weekOf(new Map(LISTING_DAYS.map((day, weekday) => [weekday, parseDayText(hours[day]) ?? null])))
}

/** The hours of one day: null when the text says that they are not fixed, undefined when it is unreadable. */
export function readListingDay(text: string): DayHours | undefined {
  return parseDayText(text)
}

/** The week in a sentence ('Mo-Fr 9-18 Uhr, Sa geschlossen'); undefined when it is unreadable. */
export function readHoursSentence(text: string): OpeningHours | undefined {
  return parseFreeTextHours(text)
}
