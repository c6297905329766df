import { LISTING_DAYS } from '#domain/listing/listing.ts'
import type { SiteMessages } from '#messages/de/site.ts'

/** The labels of a week's fields: 'hours.monday'. */
export function dayLabels({ weekdays }: Pick<SiteMessages, 'weekdays'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LISTING_DAYS.map((day, weekday) => [`hours.${day}`, weekdays.long[weekday] ?? day]),
  )
}
