import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import { type Submission, submissionNumber } from '#domain/submission/submission.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { StateBadge } from '#web/admin/submissions/submission-badges.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** The facts of a submission. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const { language } = usePage()
  const words = adminSubmissionsMessages(language)
  const { moment } = dateFormat(language)
  const { id, kind, state, senderName, senderEmail, businessId, createdAt } = submission
  const facts = [
    { name: words.number, value: submissionNumber(id) },
    { name: words.kind, value: words.kinds[kind] },
    { name: words.state, value: <StateBadge state={state} /> },
    { name: words.received, value: moment(createdAt) },
    {
      name: words.from,
      value: (
        <>
          {senderName !== null && senderName !== '' && <span className="line">{senderName}</span>}
          {senderEmail === null ? (
            !senderName && words.unknownSender
          ) : (
            <a href={`mailto:${senderEmail}`}>{senderEmail}</a>
          )}
        </>
      ),
    },
    { name: words.language, value: languageName(submission.language, language) },
    ...(businessId === null
      ? []
      : [
          {
            name: words.business,
            value: <Link href={adminPaths.business(businessId)}>{businessNumber(businessId)}</Link>,
          },
        ]),
  ]
  return (
    <Panel
      title={words.facts}
      aside={
        <Link className="back" href={adminPaths.inbox()}>
          {words.back}
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
