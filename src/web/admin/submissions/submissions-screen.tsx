import { Link } from 'wouter'
import { SUBMISSION_KINDS, SUBMISSION_STATES } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { DueBadge, OriginBadges, StateBadge, senderOf } from '#web/admin/submissions/submission-badges.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { ChoiceFilter, SearchFilter } from '#web/admin/ui/list/filters.tsx'
import { useList } from '#web/admin/ui/list/use-list.ts'
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
  const address = useAddressQuery()
  const filter = address.filter({ kind: SUBMISSION_KINDS, state: SUBMISSION_STATES, search: 'text' })
  const isTrapped = address.get('state') === TRAPPED
  const isFiltered = isTrapped || Object.keys(filter).length > 0
  const submissions = useList(['submissions'], { page: address.page, ...filter, isTrapped }, query =>
    api('GET /api/admin/submissions', { query }),
  )
  return (
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      <TablePanel
        title={messages.list}
        count={messages.count}
        filters={
          <>
            <SearchFilter
              address={address}
              name="search"
              label={messages.search}
              hint={messages.searchHint}
            />
            <ChoiceFilter
              address={address}
              name="kind"
              label={messages.kind}
              all={messages.all}
              options={SUBMISSION_KINDS.map(known => [known, messages.kinds[known]])}
            />
            <ChoiceFilter
              address={address}
              name="state"
              label={messages.state}
              all={messages.all}
              options={[
                ...SUBMISSION_STATES.map(known => [known, messages.states[known]] as const),
                [TRAPPED, messages.trapped],
              ]}
            />
          </>
        }
        above={isTrapped && <p className="panel-note">{messages.trappedHint}</p>}
        query={submissions}
        address={address}
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
