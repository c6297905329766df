import { Link } from 'wouter'
import { SUBMISSION_KINDS, SUBMISSION_STATES } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { DueBadge, OriginBadges, StateBadge, senderOf } from '#web/admin/submissions/submission-badges.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** One of the filter's states, but no state of a submission: what the honeypot field caught. */
const TRAPPED = 'trapped'

/** The submissions of owners and visitors, those with a deadline first; spam is listed apart. */
export function Page() {
  const { language } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const { moment } = dateFormat(language)
  const { api } = useAdmin()
  const { all } = messages
  const { list, filter, isFiltered } = useList(
    ['submissions'],
    {
      search: { label: messages.search, hint: messages.searchHint },
      kind: { label: messages.kind, all, words: SUBMISSION_KINDS, names: messages.kinds },
      state: {
        label: messages.state,
        all,
        words: [...SUBMISSION_STATES, TRAPPED],
        names: { ...messages.states, [TRAPPED]: messages.trapped },
      },
    },
    ({ state, ...query }) =>
      api('GET /api/admin/submissions', {
        query: { ...query, isTrapped: state === TRAPPED, ...(state !== TRAPPED && { state }) },
      }),
  )
  return (
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      <TablePanel
        title={messages.list}
        count={messages.count}
        above={filter.state === TRAPPED && <p className="panel-note">{messages.trappedHint}</p>}
        {...list}
        empty={isFiltered ? messages.noneSuch : messages.none}
        idOf={submission => submission.id}
        columns={[
          {
            head: messages.subject,
            kind: 'name',
            cell: submission => (
              <>
                <Link href={adminPaths.submission(submission.id)}>{submission.subject}</Link>
                <small>{senderOf(submission, messages.unknownSender)}</small>
                <span className="marks">
                  <OriginBadges {...submission} />
                </span>
              </>
            ),
          },
          { head: messages.state, cell: submission => <StateBadge state={submission.state} /> },
          { head: messages.kind, cell: submission => messages.kinds[submission.kind] },
          { head: messages.deadline, kind: 'short', cell: submission => <DueBadge {...submission} /> },
          { head: messages.received, kind: 'short', cell: submission => moment(submission.createdAt) },
        ]}
      />
    </Screen>
  )
}
