import { parseDayText } from '../opening-hours/day-text.ts'
import { parseFreeTextHours } from '../opening-hours/free-text.ts'
import { type DayHours, type OpeningHours, weekOf } from '../opening-hours/opening-hours.ts'
import { LISTING_DAYS, type ListingInput } from './listing.ts'

/** The week that the days of a listing describe; a day that says nothing or is not understood is unknown. */
export function readListingHours(hours: ListingInput['hours']): OpeningHours {
  return weekOf(new Map(LISTING_DAYS.map((day, weekday) => [weekday, parseDayText(hours[day]) ?? null])))
}

/** How one day is understood: null where the text says that hours are not fixed, undefined where it makes no sense. */
export function readListingDay(text: string): DayHours | undefined {
  return parseDayText(text)
}

/** How a sentence about the whole week is understood ('Mo-Fr 9-18 Uhr, Sa geschlossen'); undefined when it is not. */
export function readHoursSentence(text: string): OpeningHours | undefined {
  return parseFreeTextHours(text)
}
