import { storedListing } from '#domain/listing/listing.ts'
import { isDecided } from '#domain/submission/decision.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BusinessList, namedFromRow } from '#web/admin/businesses/business-list.tsx'
import { AnswerPanel } from '#web/admin/submissions/answer-panel.tsx'
import { OfferedPicturesPanel } from '#web/admin/submissions/corrections/offered-pictures-panel.tsx'
import { ListingForm } from '#web/admin/submissions/listings/listing-form.tsx'
import { ListingSent } from '#web/admin/submissions/listings/listing-sent.tsx'
import { LISTING_REFUSALS } from '#web/admin/submissions/ready-answers.ts'
import type { ReviewProps } from '#web/admin/submissions/use-decision.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

/** A listing: similar businesses, its facts to be corrected and approved, or its refusal, whose reason is mailed. */
export function ListingReview({ detail, decision }: ReviewProps) {
  const { sent: sentTitle, listing: messages } = useMessages(adminSubmissionsMessages)
  const { api } = useAdmin()
  const { submission, businesses } = detail
  const sent = storedListing(submission.payload)
  if (isDecided(submission)) {
    return (
      <>
        <Panel title={sentTitle}>
          <ListingSent listing={sent} />
        </Panel>
        <OfferedPicturesPanel detail={detail} decision={decision} />
      </>
    )
  }
  return (
    <>
      <Panel title={messages.alike}>
        <p>{businesses.length === 0 ? messages.noneAlike : messages.alikeText}</p>
        {businesses.length > 0 && <BusinessList businesses={businesses.map(namedFromRow)} />}
      </Panel>
      <OfferedPicturesPanel detail={detail} decision={decision} />
      <ListingForm submission={submission} sent={sent} decision={decision} />
      <AnswerPanel
        name="reason"
        title={messages.rejectTitle}
        label={messages.reason}
        submission={submission}
        decision={decision}
        ready={LISTING_REFUSALS}
        button={{ text: messages.reject, className: 'btn danger' }}
        send={async text => {
          const body = { text }
          await api('POST /api/admin/submissions/:id/reject', { params: { id: submission.id }, body })
          return messages.rejected
        }}
      />
    </>
  )
}
