import { LISTING_DAYS, LISTING_FIELDS, type ListingInput } from '#domain/listing/listing.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { categoryLabel } from '#web/admin/submissions/listings/listing-category.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const { hours: _hours, ...TEXTS } = LISTING_FIELDS

/** A listing as it was sent, to be read. */
export function ListingSent({ listing }: { listing: ListingInput }) {
  const { language, messages } = usePage()
  const texts = inLanguage(adminSubmissionsMessages, language)
  const days = LISTING_DAYS.flatMap((day, weekday) => {
    const text = listing.hours[day].trim()
    return text === '' ? [] : [`${messages.weekdays.long[weekday]}: ${text}`]
  })
  const rows = [
    ...(Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map(name => [
      texts.fields[name],
      name === 'category' ? categoryLabel(listing.category, language) : listing[name],
    ]),
    [texts.fields.hours, days.join('\n')],
  ] as const
  return (
    <dl className="sub-facts wide">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="as-typed">{text || <span className="quiet">{texts.nothing}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
