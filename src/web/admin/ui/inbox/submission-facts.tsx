import { Link } from 'wouter'
import { businessNumber } from '#domain/business/business.ts'
import { type Submission, submissionNumber } from '#domain/submission.ts'
import { adminPaths } from '#web/admin/addresses.ts'
import { moments } from '#web/admin/moments.ts'
import { StateMark } from '#web/admin/ui/inbox/submission-marks.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inboxWords } from '#web/messages/admin-inbox/words.ts'
import { usePage } from '#web/page-context.ts'

/** Who sent what when, and by when it wants an answer. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const { language } = usePage()
  const words = inboxWords(language)
  const { moment } = moments(language)
  const { id, kind, state, senderName, senderEmail, businessId, createdAt } = submission
  const facts = [
    { name: words.number, value: submissionNumber(id) },
    { name: words.kind, value: words.kinds[kind] },
    { name: words.state, value: <StateMark state={state} /> },
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
    { name: words.language, value: words.languages[submission.language] },
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
