import { useQuery } from '@tanstack/react-query'
import { AUDIT_ACTIONS, type AuditAction } from '#domain/account/audit.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { AuditTable } from '#web/admin/audit/audit-table.tsx'
import { adminAuditMessages } from '#web/admin/audit/messages.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'

/** Who did what and when, filterable, to be taken away as CSV. */
export function Page() {
  const { language, formats } = usePage()
  const { api, addressOf } = useAdmin()
  const words = adminAuditMessages(language)
  const address = useAddressQuery()
  const action = AUDIT_ACTIONS.find(known => known === address.get('action'))
  const filter = {
    ...(address.get('account') !== '' && { account: address.get('account') }),
    ...(action !== undefined && { action }),
    ...(address.get('from') !== '' && { from: address.get('from') }),
    ...(address.get('to') !== '' && { to: address.get('to') }),
  }
  const query = { page: address.page, ...filter }
  // New entries are written all the time: what is shown is read anew whenever the screen is opened.
  const entries = useQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: () => api('GET /api/admin/audit', { query }),
    staleTime: 0,
  })
  const accounts = useQuery({
    queryKey: ['admin', 'accounts'],
    queryFn: () => api('GET /api/admin/accounts'),
  })
  return (
    <Screen
      title={words.title}
      actions={
        <a
          className="btn ic ic-download"
          href={addressOf('GET /api/admin/audit/export', { query: filter })}
          download
        >
          {words.download}
        </a>
      }
    >
      <Panel
        title={words.list}
        aside={entries.data !== undefined && words.count(formats.count(entries.data.total))}
        isFlush
      >
        <form className="filters" onSubmit={event => event.preventDefault()}>
          <label>
            {words.account}
            <select
              value={address.get('account')}
              onChange={event => address.set({ account: event.target.value })}
            >
              <option value="">{words.all}</option>
              {accounts.data?.map(({ username }) => (
                <option key={username}>{username}</option>
              ))}
              <option value="system">{words.system}</option>
            </select>
          </label>
          <label>
            {words.action}
            <select
              value={address.get('action')}
              onChange={event => address.set({ action: event.target.value })}
            >
              <option value="">{words.all}</option>
              {AUDIT_ACTIONS.map((known: AuditAction) => (
                <option key={known} value={known}>
                  {words.actions[known]}
                </option>
              ))}
            </select>
          </label>
          {(['from', 'to'] as const).map(name => (
            <label key={name}>
              {words[name]}
              <input
                className="input"
                type="date"
                value={address.get(name)}
                onChange={event => address.set({ [name]: event.target.value })}
              />
            </label>
          ))}
        </form>
        {entries.isError && <Failure error={entries.error} onRetry={() => void entries.refetch()} />}
        {entries.isPending && <div className="bone adm-bone" />}
        {entries.data?.entries.length === 0 && <p className="panel-empty">{words.none}</p>}
        {entries.data !== undefined && entries.data.entries.length > 0 && (
          <>
            <AuditTable entries={entries.data.entries} />
            <div className="tbl-foot">
              <p className="small quiet">{words.kept}</p>
              <Pager
                page={entries.data.page}
                pages={entries.data.totalPages}
                hrefOf={page => address.with({ page: String(page) })}
              />
            </div>
          </>
        )}
      </Panel>
    </Screen>
  )
}
