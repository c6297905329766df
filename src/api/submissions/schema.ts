import { z } from 'zod'
import { LISTING_DAYS, type ListingDay } from '#domain/listing/listing.ts'

/** A field that is left out says nothing, and the form says what is missing; its length is the form's business too. */
export const text = z.string().default('')

/** A week as typed, day by day; a day that is left out says nothing. */
export const hoursSchema = z.strictObject(daysOf(text)).prefault({})

/** The same schema for each day of a week. */
export function daysOf<Schema extends z.ZodType>(schema: Schema): Record<ListingDay, Schema> {
  return Object.fromEntries(LISTING_DAYS.map(day => [day, schema])) as Record<ListingDay, Schema>
}
