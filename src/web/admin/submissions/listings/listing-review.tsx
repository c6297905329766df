import { listingFrom } from '#domain/listing/listing.ts'
import { BusinessList } from '#web/admin/submissions/business-list.tsx'
import { isDecided } from '#web/admin/submissions/is-decided.ts'
import { ListingForm } from '#web/admin/submissions/listings/listing-form.tsx'
import { ListingSent } from '#web/admin/submissions/listings/listing-sent.tsx'
import { RejectPanel } from '#web/admin/submissions/listings/reject-panel.tsx'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { namedFromRow } from '#web/admin/submissions/named-business.ts'
import type { ReviewProps } from '#web/admin/submissions/submission-view.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** A business that wants to be listed: what looks like it, its facts to be corrected and listed, or the refusal. */
export function ListingReview({ detail, decision, mark }: ReviewProps) {
  const words = adminSubmissionsMessages(usePage().language)
  const { submission, businesses } = detail
  const sent = listingFrom(submission.payload)
  if (isDecided(submission)) {
    return (
      <Panel title={words.sent}>
        <ListingSent listing={sent} />
      </Panel>
    )
  }
  return (
    <>
      <Panel title={words.listing.alike}>
        <p>{businesses.length === 0 ? words.listing.noneAlike : words.listing.alikeText}</p>
        {businesses.length > 0 && <BusinessList businesses={businesses.map(namedFromRow)} />}
      </Panel>
      <ListingForm submission={submission} sent={sent} decision={decision} mark={mark} />
      <RejectPanel submission={submission} decision={decision} mark={mark} />
    </>
  )
}
