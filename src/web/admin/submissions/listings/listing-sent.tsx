import { LISTING_DAYS, LISTING_FIELDS, type ListingInput } from '#domain/listing/listing.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { categoryLabel } from '#web/admin/submissions/listings/listing-category.ts'
import { Facts } from '#web/admin/submissions/sent-facts.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const { hours: _hours, ...TEXT_FIELDS } = LISTING_FIELDS
const TEXTS = Object.keys(TEXT_FIELDS) as readonly (keyof typeof TEXT_FIELDS)[]

/** A listing as it was sent, to be read. */
export function ListingSent({ listing }: { listing: ListingInput }) {
  const { language, messages } = usePage()
  const texts = inLanguage(adminSubmissionsMessages, language)
  const days = LISTING_DAYS.flatMap((day, weekday) => {
    const text = listing.hours[day].trim()
    return text === '' ? [] : [`${messages.weekdays.long[weekday]}: ${text}`]
  })
  return (
    <Facts
      facts={[
        ...TEXTS.map(name => {
          const text = name === 'category' ? categoryLabel(listing.category, language) : listing[name]
          return [texts.fields[name], text] as const
        }),
        [texts.fields.hours, days.join('\n')],
      ]}
    />
  )
}
