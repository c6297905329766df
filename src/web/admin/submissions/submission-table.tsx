import { Link } from 'wouter'
import type { Submission } from '#domain/submission/submission.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { DueBadge, OriginBadges, StateBadge, senderOf } from '#web/admin/submissions/submission-badges.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

/** Submissions, one a row, each leading to its own screen. */
export function SubmissionTable({ submissions }: { submissions: readonly Submission[] }) {
  const { language } = usePage()
  const words = adminSubmissionsMessages(language)
  const { moment } = dateFormat(language)
  return (
    <ScrollTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.subject}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.deadline}</th>
          <th scope="col">{words.received}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map(submission => (
          <tr key={submission.id}>
            <th scope="row" className="nm">
              <Link href={adminPaths.submission(submission.id)}>{submission.subject}</Link>
              <small>{senderOf(submission, words.unknownSender)}</small>
              <span className="marks">
                <OriginBadges {...submission} />
              </span>
            </th>
            <td>
              <StateBadge state={submission.state} />
            </td>
            <td>{words.kinds[submission.kind]}</td>
            <td className="nb">
              <DueBadge {...submission} />
            </td>
            <td className="nb">{moment(submission.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
