import type { SubmissionDetail } from '#web/admin/api/api.ts'
import { CorrectionReview } from '#web/admin/submissions/corrections/correction-review.tsx'
import { ListingReview } from '#web/admin/submissions/listings/listing-review.tsx'
import { MailsPanel } from '#web/admin/submissions/mails-panel.tsx'
import { MessageReview } from '#web/admin/submissions/message-review.tsx'
import { NotePanel } from '#web/admin/submissions/note-panel.tsx'
import { BeatenNotice, OutcomePanel } from '#web/admin/submissions/outcome-panel.tsx'
import { ReplyPanel } from '#web/admin/submissions/reply-panel.tsx'
import { ReportReview } from '#web/admin/submissions/reports/report-review.tsx'
import { SubmissionFacts } from '#web/admin/submissions/submission-facts.tsx'
import { type Decision, useDecision } from '#web/admin/submissions/use-decision.ts'
import { type SetUnsaved, useUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'

/** What the review of a kind of submission gets. */
export interface ReviewProps {
  readonly detail: SubmissionDetail
  readonly decision: Decision
  readonly mark: SetUnsaved
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
  report: ReportReview,
  notice: ReportReview,
  'privacy-request': ReportReview,
} as const
