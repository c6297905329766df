import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { MAIL_STATES } from '#domain/mail/mail.ts'
import { messages as adminMailMessages } from '#translated/admin/mail.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { MailItem } from '#web/admin/mail/mail-item.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ChoiceFilter, Filters } from '#web/admin/ui/filters.tsx'
import { PagedList } from '#web/admin/ui/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Every mail of the site: sent, waiting or failed. */
export function Page() {
  const { formats } = usePage()
  const messages = useMessages(adminMailMessages)
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
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      {list?.hasServer === false && (
        <section className="warn adm-gap" aria-labelledby="no-server">
          <h2 id="no-server">{messages.noServerTitle}</h2>
          <p>
            {messages.noServer} <Link href={adminPaths.server()}>{messages.toServer}</Link>
          </p>
        </section>
      )}
      <Panel
        title={messages.list}
        aside={list !== undefined && messages.count(formats.counted(list.total))}
        isFlush
      >
        <Filters>
          <ChoiceFilter
            label={messages.state}
            value={state ?? ''}
            onChange={chosen => address.set({ state: chosen })}
            all={messages.all}
            options={MAIL_STATES.map(known => [known, messages.states[known]])}
          />
        </Filters>
        <PagedList
          query={mails}
          address={address}
          empty={state === undefined ? messages.none : messages.noneSuch}
          note={messages.kept}
        >
          {entries => (
            <ul className="mails">
              {entries.map(mail => (
                <MailItem key={mail.id} mail={mail} isAlone hasServer={list?.hasServer !== false} />
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
    </Screen>
  )
}
