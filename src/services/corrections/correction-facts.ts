import type { Business } from '#domain/business/business.ts'
import { formatPhone } from '#domain/business/format-phone.ts'
import type { CorrectionFacts } from '#domain/correction/correction.ts'
import { LISTING_DAYS, type ListingDay } from '#domain/listing/listing.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'

/** What the directory says about a business, as a form for corrections is prefilled. */
export function correctionFactsOf(business: Business): CorrectionFacts {
  const { name, category, street, postalCode, city, phone, website, description } = business
  return {
    texts: {
      name,
      category,
      street: street ?? '',
      postalCode: postalCode ?? '',
      city,
      phone: phone === null ? '' : formatPhone(phone),
      website: website ?? '',
      description: description ?? '',
    },
    hours: Object.fromEntries(
      LISTING_DAYS.map((day, weekday) => {
        const hours = business.openingHours?.[weekday] ?? null
        return [day, hours === null ? '' : formatDayHours(hours)]
      }),
    ) as Record<ListingDay, string>,
    status: business.status,
  }
}
