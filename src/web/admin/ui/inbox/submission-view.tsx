import type { SubmissionDetail } from '#web/admin/admin-answers.ts'
import { ConcernReview } from '#web/admin/ui/inbox/concern-review.tsx'
import { CorrectionReview } from '#web/admin/ui/inbox/correction-review.tsx'
import { ListingReview } from '#web/admin/ui/inbox/listing-review.tsx'
import { MailsPanel } from '#web/admin/ui/inbox/mails-panel.tsx'
import { MessageReview } from '#web/admin/ui/inbox/message-review.tsx'
import { NotePanel } from '#web/admin/ui/inbox/note-panel.tsx'
import { BeatenNotice, OutcomePanel } from '#web/admin/ui/inbox/outcome-panel.tsx'
import { ReplyPanel } from '#web/admin/ui/inbox/reply-panel.tsx'
import { SubmissionFacts } from '#web/admin/ui/inbox/submission-facts.tsx'
import { type Decision, useDecision } from '#web/admin/ui/inbox/use-decision.ts'
import { type MarkUnsaved, useUnsaved } from '#web/admin/ui/inbox/use-unsaved.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'

/** What the review of a kind of submission gets. */
export interface ReviewProps {
  readonly detail: SubmissionDetail
  readonly decision: Decision
  readonly mark: MarkUnsaved
}

/** A submission beside its facts, notes and mails; the review fits its kind. */
export function SubmissionView({ detail }: { detail: SubmissionDetail }) {
  const { submission, mails } = detail
  const decision = useDecision(submission.id)
  const { isUnsaved, mark } = useUnsaved()
  const Review = REVIEWS[submission.kind]
  return (
    <>
      {decision.beaten !== null && <BeatenNotice typed={decision.beaten} />}
      <div className="adm-grid edit-grid">
        <div>
          {submission.outcome !== null && (
            <OutcomePanel submission={submission} outcome={submission.outcome} isFresh={decision.made > 0} />
          )}
          <Review detail={detail} decision={decision} mark={mark} />
          {submission.senderEmail !== null && submission.suspicion !== 'trap' && (
            <ReplyPanel submission={submission} decision={decision} mark={mark} />
          )}
        </div>
        <div>
          <SubmissionFacts submission={submission} />
          <NotePanel submission={submission} mark={mark} />
          <MailsPanel mails={mails} />
        </div>
      </div>
      <LeaveGuard isNeeded={isUnsaved} />
    </>
  )
}

const REVIEWS = {
  listing: ListingReview,
  correction: CorrectionReview,
  message: MessageReview,
  report: ConcernReview,
  notice: ConcernReview,
  'privacy-request': ConcernReview,
} as const
