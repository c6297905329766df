import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import { SUBSCRIBER_STATES } from '#domain/newsletter/subscription.ts'
import { messages as adminNewsletterMessages } from '#translated/admin/newsletter.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const TINT_OF = { unconfirmed: 'tint contour', subscribed: 'tint wood', unsubscribed: 'tint' } as const

/** The newsletter's subscribers with their proof of consent, and their export. */
export function Page() {
  const { language } = usePage()
  const messages = inLanguage(adminNewsletterMessages, language)
  const { moment } = dateFormat(language)
  const datesOf = ({ askedAt, confirmedAt, unsubscribedAt }: Subscriber) =>
    [
      [messages.asked, askedAt] as const,
      [messages.confirmed, confirmedAt] as const,
      [messages.unsubscribed, unsubscribedAt] as const,
    ].flatMap(([what, time]) => (time === null ? [] : [`${what} ${moment(time)}`]))
  const { api, addressOf } = useAdmin()
  const { list, isFiltered } = useList(
    ['subscribers'],
    { state: { label: messages.state, all: messages.all, words: SUBSCRIBER_STATES, names: messages.states } },
    query => api('GET /api/admin/subscribers', { query }),
  )
  const removal = useRowAction<Subscriber>({
    head: messages.actionsHead,
    action: messages.remove,
    labelOf: ({ email }) => messages.removeOf(email),
    title: ({ email }) => messages.removeTitle(email),
    about: () => <p>{messages.removeText}</p>,
    isDangerous: true,
    run: ({ id }) => api('POST /api/admin/subscribers/:id/remove', { params: { id } }),
    done: () => messages.removed,
    changed: ['admin', 'subscribers'],
  })
  return (
    <Screen
      title={messages.title}
      actions={
        <a className="btn ic ic-download" href={addressOf('GET /api/admin/subscribers/export')} download>
          {messages.download}
        </a>
      }
    >
      <Tabs of="inbox" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <TablePanel
        title={messages.list}
        count={messages.count}
        {...list}
        empty={isFiltered ? messages.noneSuch : messages.none}
        idOf={subscriber => subscriber.id}
        columns={[
          {
            head: messages.email,
            kind: 'name',
            cell: subscriber => (
              <>
                <span>{subscriber.email}</span>
                <small>{datesOf(subscriber).join(' · ')}</small>
              </>
            ),
          },
          {
            head: messages.state,
            cell: ({ state: own }) => <span className={TINT_OF[own]}>{messages.states[own]}</span>,
          },
          { head: messages.language, cell: subscriber => languageName(subscriber.language, language) },
          {
            head: messages.consent,
            className: 'consent',
            cell: subscriber => (
              <details>
                <summary>{messages.consentShow}</summary>
                <p lang={subscriber.language}>{subscriber.consentText}</p>
              </details>
            ),
          },
          removal.column,
        ]}
      />
      {removal.dialog}
    </Screen>
  )
}
