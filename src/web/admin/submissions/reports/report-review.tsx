import { isDecided } from '#domain/submission/decision.ts'
import type { AdminSubmissionsMessages } from '#messages/de/admin/submissions.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BusinessList, namedFromRow } from '#web/admin/businesses/business-list.tsx'
import { DecideForm } from '#web/admin/submissions/reports/decide-form.tsx'
import { SentFacts } from '#web/admin/submissions/sent-facts.tsx'
import type { ReviewProps } from '#web/admin/submissions/use-decision.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

type SentName = keyof AdminSubmissionsMessages['labels']

const SENT: Readonly<Record<'report' | 'notice' | 'privacy-request', readonly SentName[]>> = {
  report: ['kind', 'business', 'text', 'name', 'email'],
  notice: ['kind', 'business', 'text', 'name', 'email', 'isInGoodFaith'],
  'privacy-request': ['kind', 'name', 'email', 'business', 'details'],
}

/** A report, a notice or a privacy request: its text, the businesses that it concerns, and the decision. */
export function ReportReview({ detail, decision }: ReviewProps) {
  const messages = useMessages(adminSubmissionsMessages)
  const { addressOf } = useAdmin()
  const { submission, businesses, certainBusinessId } = detail
  const isPrivacy = submission.kind === 'privacy-request'
  const names = submission.kind in SENT ? SENT[submission.kind as keyof typeof SENT] : []
  return (
    <>
      <Panel title={messages.sent}>
        <SentFacts payload={submission.payload} names={names} />
        {isPrivacy && (
          <>
            <div className="row-end">
              <a
                className="btn ic ic-download"
                href={addressOf('GET /api/admin/submissions/:id/person-data', {
                  params: { id: submission.id },
                })}
                download
              >
                {messages.decision.personData}
              </a>
            </div>
            <p className="hint">{messages.decision.personDataHint}</p>
          </>
        )}
      </Panel>
      {!isDecided(submission) ? (
        <DecideForm
          submission={submission}
          found={businesses.map(namedFromRow)}
          certainId={certainBusinessId}
          decision={decision}
        />
      ) : (
        businesses.length > 0 && (
          <Panel title={messages.decision.businesses}>
            <BusinessList businesses={businesses.map(namedFromRow)} />
          </Panel>
        )
      )}
    </>
  )
}
