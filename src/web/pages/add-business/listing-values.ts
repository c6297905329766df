import { LISTING_DAYS, type ListingInput, listingFrom } from '#domain/listing/listing.ts'
import type { FormValues } from '#web/forms/form-body.ts'

/** A listing as its form is sent: a text by field, the days as 'hours.monday'. */
export function valuesOfListing({ hours, ...texts }: ListingInput): FormValues {
  return { ...texts, ...Object.fromEntries(LISTING_DAYS.map(day => [`hours.${day}`, hours[day]])) }
}

/** The inverse; fields that are missing are empty. */
export function listingOfValues(values: FormValues): ListingInput {
  const hours = Object.fromEntries(LISTING_DAYS.map(day => [day, values[`hours.${day}`]]))
  return listingFrom({ ...values, hours })
}
