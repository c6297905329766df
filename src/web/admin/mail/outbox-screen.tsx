import { useQuery } from '@tanstack/react-query'
import { MAIL_STATES } from '#domain/mail/mail.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { MailItem } from '#web/admin/mail/mail-item.tsx'
import { adminMailMessages } from '#web/admin/mail/messages.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { InboxTabs } from '#web/admin/ui/inbox-tabs.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'

/** Every mail that the site wrote: sent, waiting, failed, to be read and tried again. */
export function Page() {
  const { language, formats } = usePage()
  const words = adminMailMessages(language)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const state = MAIL_STATES.find(known => known === address.get('state'))
  const query = { page: address.page, ...(state && { state }) }
  const mails = useQuery({
    queryKey: ['admin', 'outbox', query],
    queryFn: () => api('GET /api/admin/outbox', { query }),
    staleTime: 0,
  })
  const list = mails.data
  return (
    <Screen title={words.title}>
      <InboxTabs />
      {list?.hasServer === false && (
        <section className="warn adm-gap" aria-labelledby="no-server">
          <h2 id="no-server">{words.noServerTitle}</h2>
          <p>{words.noServer}</p>
        </section>
      )}
      <Panel
        title={words.title}
        aside={list !== undefined && words.count(formats.count(list.total), formats.isOne(list.total))}
        isFlush
      >
        <form className="filters" onSubmit={event => event.preventDefault()}>
          <label>
            {words.state}
            <select value={state ?? ''} onChange={event => address.set({ state: event.target.value })}>
              <option value="">{words.all}</option>
              {MAIL_STATES.map(known => (
                <option key={known} value={known}>
                  {words.states[known]}
                </option>
              ))}
            </select>
          </label>
        </form>
        {mails.isError && <Failure error={mails.error} onRetry={() => void mails.refetch()} />}
        {mails.isPending && <div className="bone adm-bone" />}
        {list?.entries.length === 0 && (
          <p className="panel-empty">{state === undefined ? words.none : words.noneSuch}</p>
        )}
        {list !== undefined && list.entries.length > 0 && (
          <>
            <ul className="mails">
              {list.entries.map(mail => (
                <MailItem key={mail.id} mail={mail} isAlone />
              ))}
            </ul>
            <div className="tbl-foot">
              <p className="small quiet">{words.kept}</p>
              <Pager
                page={list.page}
                pages={list.totalPages}
                hrefOf={page => address.with({ page: String(page) })}
              />
            </div>
          </>
        )}
      </Panel>
    </Screen>
  )
}
