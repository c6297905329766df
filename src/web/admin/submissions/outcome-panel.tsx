import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import { isDecided } from '#domain/submission/decision.ts'
import type { Submission, SubmissionOutcome } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface OutcomePanelProps {
  submission: Submission
  outcome: SubmissionOutcome
  /** The mail that closes the submission; undefined where none is written. */
  answer: OutboxMail | undefined
  hasMailServer: boolean
  /** Decided on this screen just now: takes the focus, because the form that had it is gone. */
  isFresh: boolean
}

/** The decision on a submission, and the text sent to the sender. */
export function OutcomePanel(props: OutcomePanelProps) {
  const { submission, outcome, answer, hasMailServer, isFresh } = props
  const { language } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) head.current?.focus()
  }, [isFresh])
  const fields = outcome.fields ?? []
  const said = outcome.action === 'none' ? messages.actedUnchanged : messages.outcomes[outcome.kind]
  return (
    <section className="panel decided" aria-labelledby={id}>
      <div className="panel-body">
        <h2 id={id} tabIndex={-1} ref={head}>
          {isDecided(submission) ? `${messages.outcome}: ${said}` : said}
        </h2>
        <p className="quiet">{dateFormat(language).moment(outcome.at)}</p>
        {answer !== undefined && answer.state !== 'sent' && (
          <p className="warn">
            {answer.state === 'failed'
              ? messages.handOver.failed(answer.failure ?? '')
              : hasMailServer
                ? messages.handOver.soon
                : messages.handOver.untilServer}
          </p>
        )}
        {fields.length > 0 && <p>{fields.map(field => nameOf(field)).join(', ')}</p>}
        {outcome.text !== '' && (
          <>
            <h3>{messages.outcomeText}</h3>
            <blockquote className="quoted">{outcome.text}</blockquote>
          </>
        )}
        {submission.businessId !== null && (
          <p>
            <Link className="btn" href={adminPaths.business(submission.businessId)}>
              {messages.toBusiness}
            </Link>
          </p>
        )}
      </div>
    </section>
  )

  function nameOf(field: string): string {
    return Object.entries(messages.fields).find(([known]) => known === field)?.[1] ?? field
  }
}

/** Says that another administrator decided first, and shows the text that was typed and not stored. */
export function DecidedElsewhereNotice({ typed }: { typed: string }) {
  const messages = useMessages(adminSubmissionsMessages)
  return (
    <div className="warn adm-gap" role="alert">
      <h2>{messages.beaten}</h2>
      <p>{messages.beatenText}</p>
      {typed !== '' && (
        <>
          <p>{messages.beatenTyped}</p>
          <blockquote className="quoted">{typed}</blockquote>
        </>
      )}
    </div>
  )
}
