import { storedListing } from '#domain/listing/listing.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { BusinessList, namedFromRow } from '#web/admin/businesses/business-list.tsx'
import { OfferedPicturesPanel } from '#web/admin/submissions/corrections/offered-pictures-panel.tsx'
import { ListingForm } from '#web/admin/submissions/listings/listing-form.tsx'
import { ListingSent } from '#web/admin/submissions/listings/listing-sent.tsx'
import { RejectPanel } from '#web/admin/submissions/listings/reject-panel.tsx'
import type { ReviewProps } from '#web/admin/submissions/use-decision.ts'
import { isDecided } from '#web/admin/submissions/use-decision.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

/** A listing: similar businesses, its facts to be corrected and approved, or its refusal. */
export function ListingReview({ detail, decision, setUnsaved }: ReviewProps) {
  const messages = useMessages(adminSubmissionsMessages)
  const { submission, businesses } = detail
  const sent = storedListing(submission.payload)
  if (isDecided(submission)) {
    return (
      <>
        <Panel title={messages.sent}>
          <ListingSent listing={sent} />
        </Panel>
        <OfferedPicturesPanel detail={detail} decision={decision} />
      </>
    )
  }
  return (
    <>
      <Panel title={messages.listing.alike}>
        <p>{businesses.length === 0 ? messages.listing.noneAlike : messages.listing.alikeText}</p>
        {businesses.length > 0 && <BusinessList businesses={businesses.map(namedFromRow)} />}
      </Panel>
      <OfferedPicturesPanel detail={detail} decision={decision} />
      <ListingForm submission={submission} sent={sent} decision={decision} setUnsaved={setUnsaved} />
      <RejectPanel submission={submission} decision={decision} setUnsaved={setUnsaved} />
    </>
  )
}
