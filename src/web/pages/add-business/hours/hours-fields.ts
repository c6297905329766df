import { LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import type { WeekSentence } from '#domain/opening-hours/week-sentence.ts'

/** True while no day says anything: then a sentence that is understood needs no further click. */
export function isWeekEmpty({ hours }: ListingInput): boolean {
  return Object.values(hours).every(text => text.trim() === '')
}

/** The days' fields of a week. */
export function daysOf(
  week: OpeningHours | readonly [],
  textOf: (day: OpeningHours[number]) => string,
): ListingInput['hours'] {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = LISTING_DAYS.map((_, weekday) =>
    textOf(week[weekday] ?? null),
  )
  return {
    monday: monday ?? '',
    tuesday: tuesday ?? '',
    wednesday: wednesday ?? '',
    thursday: thursday ?? '',
    friday: friday ?? '',
    saturday: saturday ?? '',
    sunday: sunday ?? '',
  }
}

/**
 * The days' fields after another sentence: what it says, but a day that was typed by hand stays where the sentence does not
 * name it.
 * @param before the sentence that went into the days last
 */
export function daysAfter(
  { week, named }: WeekSentence,
  before: WeekSentence,
  hours: ListingInput['hours'],
  textOf: (day: OpeningHours[number]) => string,
): ListingInput['hours'] {
  const byHand = LISTING_DAYS.filter((day, weekday) => {
    const isOwn = hours[day].trim() !== '' && hours[day] !== textOf(before.week?.[weekday] ?? null)
    return isOwn && !named.includes(weekday)
  })
  return { ...daysOf(week ?? [], textOf), ...Object.fromEntries(byHand.map(day => [day, hours[day]])) }
}
