import { Link } from 'wouter'
import type { Submission } from '#domain/submission.ts'
import { adminPaths } from '#web/admin/addresses.ts'
import { moments } from '#web/admin/moments.ts'
import { DueMark, OriginMarks, StateMark, senderOf } from '#web/admin/ui/inbox/submission-marks.tsx'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { inboxWords } from '#web/messages/admin-inbox/words.ts'
import { usePage } from '#web/page-context.ts'

/** Submissions, one a row, each leading to its own screen. */
export function SubmissionTable({ submissions }: { submissions: readonly Submission[] }) {
  const { language } = usePage()
  const words = inboxWords(language)
  const { moment } = moments(language)
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
                <OriginMarks {...submission} />
              </span>
            </th>
            <td>
              <StateMark state={submission.state} />
            </td>
            <td>{words.kinds[submission.kind]}</td>
            <td className="nb">
              <DueMark {...submission} />
            </td>
            <td className="nb">{moment(submission.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
