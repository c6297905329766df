import { Link } from 'wouter'
import { MAIL_STATES } from '#domain/mail/mail.ts'
import { messages as adminMailMessages } from '#translated/admin/mail.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { MailItem } from '#web/admin/mail/mail-item.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ListPanel } from '#web/admin/ui/list/paged-list.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** Every mail of the site: sent, waiting or failed. */
export function Page() {
  const messages = useMessages(adminMailMessages)
  const { api } = useAdmin()
  const { list, data, isFiltered } = useList(
    ['outbox'],
    { state: { label: messages.state, all: messages.all, words: MAIL_STATES, names: messages.states } },
    query => api('GET /api/admin/outbox', { query }),
  )
  const hasServer = data?.hasServer !== false
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
        {...list}
        empty={isFiltered ? messages.noneSuch : messages.none}
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
