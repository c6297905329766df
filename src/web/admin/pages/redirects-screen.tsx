import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messages as adminRedirectsMessages } from '#translated/admin/redirects.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { RedirectEntry } from '#web/admin/api/api.ts'
import { RedirectsImportPanel } from '#web/admin/pages/redirects-import-panel.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.ts'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'

const KEY = ['admin', 'redirects']

/** Redirects from old paths, and paths that are gone. */
export function Page() {
  const { language } = usePage()
  const messages = inLanguage(adminRedirectsMessages, language)
  const { day } = dateFormat(language)
  const { api, addressOf } = useAdmin()
  const queries = useQueryClient()
  const address = useAddressQuery()
  const search = address.get('search')
  const [typed, setTyped] = useState(search)
  const redirects = useList(['redirects'], { page: address.page, search }, query =>
    api('GET /api/admin/redirects', { query }),
  )
  const removal = useRowAction<RedirectEntry>({
    head: messages.actionsHead,
    action: messages.remove,
    labelOf: ({ path }) => messages.removeOf(path),
    title: () => messages.removeTitle,
    about: ({ path }) => <p>{messages.removeText(path)}</p>,
    isDangerous: true,
    run: async ({ path }) => {
      await api('POST /api/admin/redirects/remove', { body: { path } })
      await queries.invalidateQueries({ queryKey: KEY })
      return messages.removed
    },
  })
  const look = (event: FormEvent) => {
    event.preventDefault()
    address.set({ search: typed.trim() })
  }
  return (
    <Screen title={messages.title}>
      <Tabs of="indexing" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <RedirectsImportPanel onImported={() => queries.invalidateQueries({ queryKey: KEY })} />
      <TablePanel
        title={messages.list}
        count={messages.count}
        above={
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
        }
        query={redirects}
        address={address}
        empty={search === '' ? messages.none : messages.noneFound}
        idOf={redirect => redirect.path}
        columns={[
          { head: messages.path, kind: 'name', cell: redirect => redirect.path },
          {
            head: messages.target,
            kind: 'text',
            cell: redirect => redirect.target ?? <span className="quiet">{messages.gone}</span>,
          },
          { head: messages.since, kind: 'short', cell: redirect => day(redirect.createdAt) },
          removal.column,
        ]}
      />
      {removal.dialog}
    </Screen>
  )
}
