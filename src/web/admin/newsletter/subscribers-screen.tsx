import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUBSCRIBER_STATES, type Subscriber } from '#domain/newsletter/subscriber.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminNewsletterMessages } from '#web/admin/newsletter/messages.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable, RowButton } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ChoiceFilter, Filters } from '#web/admin/ui/filters.tsx'
import { languageName } from '#web/admin/ui/language-name.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { InboxTabs } from '#web/admin/ui/tabs.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const TINT_OF = { unconfirmed: 'tint contour', subscribed: 'tint wood', unsubscribed: 'tint' } as const

/** The newsletter's subscribers with their proof of consent, and their export. */
export function Page() {
  const { language, formats } = usePage()
  const words = adminNewsletterMessages(language)
  const { moment } = dateFormat(language)
  const at = (time: number | null) => (time === null ? '–' : moment(time))
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
      title={words.title}
      actions={
        <a className="btn ic ic-download" href={addressOf('GET /api/admin/subscribers/export')} download>
          {words.download}
        </a>
      }
    >
      <InboxTabs />
      <p className="quiet adm-gap">{words.intro}</p>
      <Panel
        title={words.list}
        aside={list !== undefined && words.count(formats.counted(list.total))}
        isFlush
      >
        <Filters>
          <ChoiceFilter
            label={words.state}
            value={state ?? ''}
            onChange={chosen => address.set({ state: chosen })}
            all={words.all}
            options={SUBSCRIBER_STATES.map(known => [known, words.states[known]])}
          />
        </Filters>
        <DataTable
          query={subscribers}
          address={address}
          empty={state === undefined ? words.none : words.noneSuch}
          label={words.list}
          idOf={subscriber => subscriber.id}
          columns={[
            { head: words.email, kind: 'name', cell: subscriber => subscriber.email },
            {
              head: words.state,
              cell: ({ state: own }) => <span className={TINT_OF[own]}>{words.states[own]}</span>,
            },
            { head: words.language, cell: subscriber => languageName(subscriber.language, language) },
            { head: words.asked, kind: 'short', cell: subscriber => at(subscriber.askedAt) },
            { head: words.confirmed, kind: 'short', cell: subscriber => at(subscriber.confirmedAt) },
            { head: words.unsubscribed, kind: 'short', cell: subscriber => at(subscriber.unsubscribedAt) },
            {
              head: words.consent,
              className: 'consent',
              cell: subscriber => (
                <details>
                  <summary>{words.consentShow}</summary>
                  <p lang={subscriber.language}>{subscriber.consentText}</p>
                </details>
              ),
            },
            {
              head: words.deeds,
              cell: row => (
                <RowButton
                  text={words.remove}
                  label={words.removeOf(row.email)}
                  onPress={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
      </Panel>
      {removing !== null && (
        <ConfirmDialog
          title={words.removeTitle(removing.email)}
          action={words.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/subscribers/:id/remove', { params: { id: removing.id } })
            await queries.invalidateQueries({ queryKey: ['admin', 'subscribers'] })
            toast({ kind: 'done', text: words.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{words.removeText}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
