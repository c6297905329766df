import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { SUBMISSION_KINDS, SUBMISSION_STATES } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { DueBadge, OriginBadges, StateBadge, senderOf } from '#web/admin/submissions/submission-badges.tsx'
import { DataTable } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ChoiceFilter, Filters, SearchFilter } from '#web/admin/ui/filters.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** One of the filter's states, but no state of a submission: what the honeypot field caught. */
const TRAPPED = 'trapped'

/** The submissions of owners and visitors, those with a deadline first; spam is listed apart. */
export function Page() {
  const { language, formats } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const { moment } = dateFormat(language)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const kind = SUBMISSION_KINDS.find(known => known === address.get('kind'))
  const state = SUBMISSION_STATES.find(known => known === address.get('state'))
  const isTrapped = address.get('state') === TRAPPED
  const search = address.get('search')
  const query = { page: address.page, ...(kind && { kind }), ...(state && { state }), isTrapped, search }
  const isFiltered = kind !== undefined || address.get('state') !== '' || search !== ''
  const submissions = useQuery({
    queryKey: ['admin', 'submissions', query],
    queryFn: () => api('GET /api/admin/submissions', { query }),
    staleTime: 0,
  })
  const list = submissions.data
  return (
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      <Panel
        title={messages.list}
        aside={list !== undefined && messages.count(formats.counted(list.total))}
        isFlush
      >
        <Filters>
          <SearchFilter
            label={messages.search}
            hint={messages.searchHint}
            value={search}
            onSearch={typed => address.set({ search: typed })}
          />
          <ChoiceFilter
            label={messages.kind}
            value={kind ?? ''}
            onChange={chosen => address.set({ kind: chosen })}
            all={messages.all}
            options={SUBMISSION_KINDS.map(known => [known, messages.kinds[known]])}
          />
          <ChoiceFilter
            label={messages.state}
            value={isTrapped ? TRAPPED : (state ?? '')}
            onChange={chosen => address.set({ state: chosen })}
            all={messages.all}
            options={[
              ...SUBMISSION_STATES.map(known => [known, messages.states[known]] as const),
              [TRAPPED, messages.trapped],
            ]}
          />
        </Filters>
        {isTrapped && <p className="panel-note">{messages.trappedHint}</p>}
        <DataTable
          query={submissions}
          address={address}
          empty={isFiltered ? messages.noneSuch : messages.none}
          label={messages.list}
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
      </Panel>
    </Screen>
  )
}
