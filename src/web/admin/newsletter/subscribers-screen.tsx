import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SUBSCRIBER_STATES, type Subscriber } from '#domain/newsletter/subscriber.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminNewsletterMessages } from '#web/admin/newsletter/messages.ts'
import { SubscriberTable } from '#web/admin/newsletter/subscriber-table.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { InboxTabs } from '#web/admin/ui/inbox-tabs.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Who asked for the newsletter, with the proof of consent, to be taken away for whatever sends it. */
export function Page() {
  const { language, formats } = usePage()
  const words = adminNewsletterMessages(language)
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
        aside={list !== undefined && words.count(formats.count(list.total), formats.isOne(list.total))}
        isFlush
      >
        <form className="filters" onSubmit={event => event.preventDefault()}>
          <label>
            {words.state}
            <select value={state ?? ''} onChange={event => address.set({ state: event.target.value })}>
              <option value="">{words.all}</option>
              {SUBSCRIBER_STATES.map(known => (
                <option key={known} value={known}>
                  {words.states[known]}
                </option>
              ))}
            </select>
          </label>
        </form>
        {subscribers.isError && (
          <Failure error={subscribers.error} onRetry={() => void subscribers.refetch()} />
        )}
        {subscribers.isPending && <div className="bone adm-bone" />}
        {list?.entries.length === 0 && (
          <p className="panel-empty">{state === undefined ? words.none : words.noneSuch}</p>
        )}
        {list !== undefined && list.entries.length > 0 && (
          <SubscriberTable subscribers={list.entries} onRemove={setRemoving} />
        )}
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
