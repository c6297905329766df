import { useQuery } from '@tanstack/react-query'
import { SUBMISSION_KINDS, SUBMISSION_STATES } from '#domain/submission/submission.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminSubmissionsMessages } from '#web/admin/submissions/messages.ts'
import { SubmissionTable } from '#web/admin/submissions/submission-table.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { InboxTabs } from '#web/admin/ui/inbox-tabs.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'

/** Stands among the states, but means what fell into the trap for machines. */
const TRAPPED = 'trapped'

/** What owners and visitors sent, those with a deadline first; what machines sent stands apart. */
export function Page() {
  const { language, formats } = usePage()
  const words = adminSubmissionsMessages(language)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const kind = SUBMISSION_KINDS.find(known => known === address.get('kind'))
  const state = SUBMISSION_STATES.find(known => known === address.get('state'))
  const isTrapped = address.get('state') === TRAPPED
  const query = { page: address.page, ...(kind && { kind }), ...(state && { state }), isTrapped }
  const submissions = useQuery({
    queryKey: ['admin', 'submissions', query],
    queryFn: () => api('GET /api/admin/submissions', { query }),
    staleTime: 0,
  })
  const list = submissions.data
  return (
    <Screen title={words.title}>
      <InboxTabs />
      <Panel
        title={words.title}
        aside={list !== undefined && words.count(formats.count(list.total), formats.isOne(list.total))}
        isFlush
      >
        <form className="filters" onSubmit={event => event.preventDefault()}>
          <label>
            {words.kind}
            <select value={kind ?? ''} onChange={event => address.set({ kind: event.target.value })}>
              <option value="">{words.all}</option>
              {SUBMISSION_KINDS.map(known => (
                <option key={known} value={known}>
                  {words.kinds[known]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.state}
            <select
              value={isTrapped ? TRAPPED : (state ?? '')}
              onChange={event => address.set({ state: event.target.value })}
            >
              <option value="">{words.all}</option>
              {SUBMISSION_STATES.map(known => (
                <option key={known} value={known}>
                  {words.states[known]}
                </option>
              ))}
              <option value={TRAPPED}>{words.trapped}</option>
            </select>
          </label>
        </form>
        {isTrapped && <p className="panel-note">{words.trappedHint}</p>}
        {submissions.isError && (
          <Failure error={submissions.error} onRetry={() => void submissions.refetch()} />
        )}
        {submissions.isPending && <div className="bone adm-bone" />}
        {list?.entries.length === 0 && (
          <p className="panel-empty">
            {kind === undefined && address.get('state') === '' ? words.none : words.noneSuch}
          </p>
        )}
        {list !== undefined && list.entries.length > 0 && <SubmissionTable submissions={list.entries} />}
        {list !== undefined && list.totalPages > 1 && (
          <div className="tbl-foot">
            <Pager
              page={list.page}
              pages={list.totalPages}
              hrefOf={page => address.with({ page: String(page) })}
            />
          </div>
        )}
      </Panel>
    </Screen>
  )
}
