import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUBSCRIBER_STATES, type Subscriber } from '#domain/newsletter/subscriber.ts'
import { messages as adminNewsletterMessages } from '#translated/admin/newsletter.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable, RowButton } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ChoiceFilter, Filters } from '#web/admin/ui/filters.tsx'
import { languageName } from '#web/admin/ui/language-name.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const TINT_OF = { unconfirmed: 'tint contour', subscribed: 'tint wood', unsubscribed: 'tint' } as const

/** The newsletter's subscribers with their proof of consent, and their export. */
export function Page() {
  const { language, formats } = usePage()
  const messages = inLanguage(adminNewsletterMessages, language)
  const { moment } = dateFormat(language)
  const datesOf = ({ askedAt, confirmedAt, unsubscribedAt }: Subscriber) =>
    [
      [messages.asked, askedAt] as const,
      [messages.confirmed, confirmedAt] as const,
      [messages.unsubscribed, unsubscribedAt] as const,
    ].flatMap(([what, time]) => (time === null ? [] : [`${what} ${moment(time)}`]))
  const { api, addressOf } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const address = useAddressQuery()
  const [removing, setRemoving] = useState<Subscriber | null>(null)
  const state = SUBSCRIBER_STATES.find(known => known === address.get('state'))
  const query = { page: address.page, ...(state && { state }) }
  const subscribers = useQuery({
    queryKey: ['admin', 'subscribers', query],
    queryFn: () => api('GET /api/admin/subscribers', { query }),
    staleTime: 0,
  })
  const list = subscribers.data
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
            options={SUBSCRIBER_STATES.map(known => [known, messages.states[known]])}
          />
        </Filters>
        <DataTable
          query={subscribers}
          address={address}
          empty={state === undefined ? messages.none : messages.noneSuch}
          label={messages.list}
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
            {
              head: messages.actionsHead,
              isHeadHidden: true,
              cell: row => (
                <RowButton
                  text={messages.remove}
                  label={messages.removeOf(row.email)}
                  onPress={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
      </Panel>
      {removing !== null && (
        <ConfirmDialog
          title={messages.removeTitle(removing.email)}
          action={messages.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/subscribers/:id/remove', { params: { id: removing.id } })
            await queries.invalidateQueries({ queryKey: ['admin', 'subscribers'] })
            toast({ kind: 'done', text: messages.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{messages.removeText}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
