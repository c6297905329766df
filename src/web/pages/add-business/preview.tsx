import { isEmptyListing, isListingCategory, type ListingInput } from '#domain/listing/listing.ts'
import { isAnyDayKnown } from '#domain/opening-hours/opening-hours.ts'
import { formatWorkingHours } from '#domain/opening-hours/working-hours.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { isWeekEmpty } from '#web/pages/add-business/hours/hours-fields.ts'
import { useHoursReader } from '#web/pages/add-business/hours/use-hours-reader.ts'
import { LONG_NAME, placeLine } from '#web/ui/card/business-entry.tsx'
import { OpenState } from '#web/ui/card/open-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

/** The entry as lists will show it, while it is being written. */
export function Preview({ listing, note }: { listing: ListingInput; note: string }) {
  const { messages } = usePage()
  const texts = useMessages(addBusinessMessages).preview
  const reader = useHoursReader(!isWeekEmpty(listing))
  const week = reader?.readListingHours(listing.hours)
  const category = isListingCategory(listing.category) ? listing.category : null
  const name = listing.name.trim() || texts.name
  const place = placeLine({ ...listing, district: null }, messages)
  return (
    <aside className="preview" aria-labelledby="preview">
      <h2 id="preview">{texts.title}</h2>
      <div className={isEmptyListing(listing) ? 'entries blank' : 'entries'}>
        <div className="entry">
          <Picture photo={null} drawing={GROUP_DRAWINGS[category ?? 'sonstiges']} className="entry-pic" />
          <div className="entry-main">
            <h3 className={name.length >= LONG_NAME ? 'long' : undefined}>{name}</h3>
            <p>{category === null ? listing.category.trim() || texts.category : messages.groups[category]}</p>
            <p>{place || texts.place}</p>
            <OpenState hours={week !== undefined && isAnyDayKnown(week) ? formatWorkingHours(week) : null} />
          </div>
          <div className="entry-side">
            <p className="rating">{messages.card.noRating}</p>
          </div>
        </div>
      </div>
      <p className="small quiet">{note}</p>
    </aside>
  )
}
