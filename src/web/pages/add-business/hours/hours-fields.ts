import { LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'

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
