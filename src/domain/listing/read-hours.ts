import { isContinuousAlone, withMeaning } from '../opening-hours/continuous.ts'
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

/**
 * The sentence with 'rund um die Uhr' in the place of a 'durchgehend' without times, which may mean that.
 * @param aroundTheClock the words for it in the language of the form
 * @returns undefined where no part is such a one, or where it would not be understood all the same
 */
export function readAroundTheClock(sentence: string, aroundTheClock: string): string | undefined {
  const parts = readWeekSentence(sentence).unclear.filter(isContinuousAlone)
  if (parts.length === 0) return undefined
  const meant = parts.reduce(
    (text, part) => text.replace(part, () => withMeaning(part, aroundTheClock)),
    sentence,
  )
  return readWeekSentence(meant).unclear.some(part => part.includes(aroundTheClock)) ? undefined : meant
}
