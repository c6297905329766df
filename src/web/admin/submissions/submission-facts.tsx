import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { StateBadge } from '#web/admin/submissions/submission-badges.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The facts of a submission. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const { language } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const { moment } = dateFormat(language)
  const { id, kind, state, senderName, senderEmail, businessId, createdAt } = submission
  const facts = [
    { name: messages.number, value: submissionNumber(id) },
    { name: messages.kind, value: messages.kinds[kind] },
    { name: messages.state, value: <StateBadge state={state} /> },
    { name: messages.received, value: moment(createdAt) },
    {
      name: messages.from,
      value: (
        <>
          {senderName !== null && senderName !== '' && <span className="line">{senderName}</span>}
          {senderEmail === null ? (
            !senderName && <span>{messages.unknownSender}</span>
          ) : (
            <a href={`mailto:${senderEmail}`}>{senderEmail}</a>
          )}
        </>
      ),
    },
    { name: messages.language, value: languageName(submission.language, language) },
    ...(businessId === null
      ? []
      : [
          {
            name: messages.business,
            value: <Link href={adminPaths.business(businessId)}>{businessNumber(businessId)}</Link>,
          },
        ]),
  ]
  return (
    <Panel
      title={messages.facts}
      aside={
        <Link className="back" href={adminPaths.inbox()}>
          {messages.back}
        </Link>
      }
    >
      <dl className="sub-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
