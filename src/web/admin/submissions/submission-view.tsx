import { Link } from 'wouter'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import type { SubmissionDetail } from '#web/admin/api/api.ts'
import { MailItem } from '#web/admin/mail/mail-item.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { CorrectionReview } from '#web/admin/submissions/corrections/correction-review.tsx'
import { ListingReview } from '#web/admin/submissions/listings/listing-review.tsx'
import { NotePanel } from '#web/admin/submissions/note-panel.tsx'
import { DecidedElsewhereNotice, OutcomePanel } from '#web/admin/submissions/outcome-panel.tsx'
import { ReplyPanel } from '#web/admin/submissions/reply-panel.tsx'
import { ReportReview } from '#web/admin/submissions/reports/report-review.tsx'
import { SentFacts } from '#web/admin/submissions/sent-facts.tsx'
import { SubmissionFacts } from '#web/admin/submissions/submission-facts.tsx'
import { type ReviewProps, useDecision } from '#web/admin/submissions/use-decision.ts'
import type { Unsaved } from '#web/admin/submissions/use-unsaved.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SubmissionViewProps {
  detail: SubmissionDetail
  unsaved: Unsaved
}

/** A submission: its review by kind, and beside it facts, notes and mails. */
export function SubmissionView({ detail, unsaved: { isUnsaved, setUnsaved } }: SubmissionViewProps) {
  const { submission, mails, hasMailServer } = detail
  const messages = useMessages(adminSubmissionsMessages)
  const decision = useDecision(submission.id, setUnsaved)
  const Review = REVIEWS[submission.kind]
  return (
    <>
      {!hasMailServer && submission.senderEmail !== null && (
        <p className="warn adm-gap">
          {messages.handOver.noServer} <Link href={adminPaths.server()}>{messages.handOver.toServer}</Link>
        </p>
      )}
      {decision.unsentText !== null && <DecidedElsewhereNotice typed={decision.unsentText} />}
      <div className="adm-grid edit-grid">
        <div>
          {submission.outcome !== null && (
            <OutcomePanel
              submission={submission}
              outcome={submission.outcome}
              answer={mails.findLast(mail => mail.closesAs !== null)}
              hasMailServer={hasMailServer}
              isFresh={decision.made > 0}
            />
          )}
          {submission.erasedAt === null ? (
            <Review detail={detail} decision={decision} />
          ) : (
            <ErasedPanel erasedAt={submission.erasedAt} />
          )}
          {submission.senderEmail !== null && submission.spamReason !== 'trap' && (
            <ReplyPanel detail={detail} decision={decision} />
          )}
        </div>
        <div>
          <SubmissionFacts submission={submission} />
          <NotePanel submission={submission} setUnsaved={setUnsaved} />
          <MailsPanel mails={mails} hasServer={hasMailServer} />
        </div>
      </div>
      <LeaveGuard isNeeded={isUnsaved} />
    </>
  )
}

/** A message; the reply form below is the same for every kind of submission. */
function MessageReview({ detail: { submission } }: ReviewProps) {
  return (
    <Panel title={useMessages(adminSubmissionsMessages).message.title}>
      <SentFacts payload={submission.payload} names={['category', 'subject', 'message']} />
    </Panel>
  )
}

/** Says that the content of a submission was erased with the business it was about. */
function ErasedPanel({ erasedAt }: { erasedAt: number }) {
  const { language } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  return (
    <Panel title={messages.erased}>
      <p>{messages.erasedText(dateFormat(language).day(erasedAt))}</p>
      <p>
        {messages.erasedBackups}{' '}
        <Link href={adminPaths.backups()}>{inLanguage(adminBackupsMessages, language).title}</Link>
      </p>
    </Panel>
  )
}

/** Every mail about a submission, oldest first. */
function MailsPanel({ mails, hasServer }: { mails: readonly OutboxMail[]; hasServer: boolean }) {
  const messages = useMessages(adminSubmissionsMessages)
  return (
    <Panel title={messages.mails} isFlush>
      {mails.length === 0 ? (
        <p className="panel-empty">{messages.noMails}</p>
      ) : (
        <ul className="mails">
          {mails.map(mail => (
            <MailItem key={mail.id} mail={mail} isAlone={false} hasServer={hasServer} />
          ))}
        </ul>
      )}
    </Panel>
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
