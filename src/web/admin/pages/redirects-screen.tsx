import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messages as adminRedirectsMessages } from '#translated/admin/redirects.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { RedirectEntry } from '#web/admin/api/api.ts'
import { RedirectsImportPanel } from '#web/admin/pages/redirects-import-panel.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable, RowButton } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

const KEY = ['admin', 'redirects']

/** Redirects from old paths, and paths that are gone. */
export function Page() {
  const { language, formats } = usePage()
  const messages = inLanguage(adminRedirectsMessages, language)
  const { day } = dateFormat(language)
  const { api, addressOf } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const address = useAddressQuery()
  const search = address.get('search')
  const [typed, setTyped] = useState(search)
  const [removing, setRemoving] = useState<RedirectEntry | null>(null)
  const redirects = useQuery({
    queryKey: [...KEY, address.page, search],
    queryFn: () => api('GET /api/admin/redirects', { query: { page: address.page, search } }),
    staleTime: 0,
  })
  const list = redirects.data
  const look = (event: FormEvent) => {
    event.preventDefault()
    address.set({ search: typed.trim() })
  }
  return (
    <Screen title={messages.title}>
      <Tabs of="indexing" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <RedirectsImportPanel onImported={() => queries.invalidateQueries({ queryKey: KEY })} />
      <Panel
        title={messages.list}
        aside={list !== undefined && messages.count(formats.counted(list.total))}
        isFlush
      >
        <form className="panel-body" onSubmit={look}>
          <Field id="redirects-search" label={messages.search}>
            {control => (
              <input
                {...control}
                type="search"
                maxLength={200}
                value={typed}
                onChange={event => setTyped(event.target.value)}
              />
            )}
          </Field>
          <div className="row-end">
            <button type="submit" className="btn ic ic-search">
              {messages.searchAction}
            </button>
            <a className="btn ic ic-download" href={addressOf('GET /api/admin/redirects/export')} download>
              {messages.export}
            </a>
          </div>
        </form>
        <DataTable
          query={redirects}
          address={address}
          empty={search === '' ? messages.none : messages.noneFound}
          label={messages.list}
          idOf={redirect => redirect.path}
          columns={[
            { head: messages.path, kind: 'name', cell: redirect => redirect.path },
            {
              head: messages.target,
              kind: 'text',
              cell: redirect => redirect.target ?? <span className="quiet">{messages.gone}</span>,
            },
            { head: messages.since, kind: 'short', cell: redirect => day(redirect.createdAt) },
            {
              head: messages.actionsHead,
              isHeadHidden: true,
              cell: row => (
                <RowButton
                  text={messages.remove}
                  label={messages.removeOf(row.path)}
                  onPress={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
      </Panel>
      {removing !== null && (
        <ConfirmDialog
          title={messages.removeTitle}
          action={messages.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/redirects/remove', { body: { path: removing.path } })
            await queries.invalidateQueries({ queryKey: KEY })
            toast({ kind: 'done', text: messages.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{messages.removeText(removing.path)}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
