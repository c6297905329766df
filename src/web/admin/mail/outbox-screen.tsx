import { Link } from 'wouter'
import { MAIL_STATES } from '#domain/mail/mail.ts'
import { messages as adminMailMessages } from '#translated/admin/mail.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { MailItem } from '#web/admin/mail/mail-item.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ChoiceFilter } from '#web/admin/ui/list/filters.tsx'
import { ListPanel } from '#web/admin/ui/list/paged-list.tsx'
import { useList } from '#web/admin/ui/list/use-list.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** Every mail of the site: sent, waiting or failed. */
export function Page() {
  const messages = useMessages(adminMailMessages)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const filter = address.filter({ state: MAIL_STATES })
  const mails = useList(['outbox'], { page: address.page, ...filter }, query =>
    api('GET /api/admin/outbox', { query }),
  )
  const hasServer = mails.data?.hasServer !== false
  return (
    <Screen title={messages.title}>
      <Tabs of="inbox" />
      {!hasServer && (
        <section className="warn adm-gap" aria-labelledby="no-server">
          <h2 id="no-server">{messages.noServerTitle}</h2>
          <p>
            {messages.noServer} <Link href={adminPaths.server()}>{messages.toServer}</Link>
          </p>
        </section>
      )}
      <ListPanel
        title={messages.list}
        count={messages.count}
        filters={
          <ChoiceFilter
            address={address}
            name="state"
            label={messages.state}
            all={messages.all}
            options={MAIL_STATES.map(known => [known, messages.states[known]])}
          />
        }
        query={mails}
        address={address}
        empty={filter.state === undefined ? messages.none : messages.noneSuch}
        note={messages.kept}
      >
        {entries => (
          <ul className="mails">
            {entries.map(mail => (
              <MailItem key={mail.id} mail={mail} isAlone hasServer={hasServer} />
            ))}
          </ul>
        )}
      </ListPanel>
    </Screen>
  )
}
