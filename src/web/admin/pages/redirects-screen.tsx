import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { RedirectEntry } from '#web/admin/api/api.ts'
import { adminRedirectsMessages } from '#web/admin/pages/messages.ts'
import { PagesTabs } from '#web/admin/pages/pages-tabs.tsx'
import { RedirectsImportPanel } from '#web/admin/pages/redirects-import-panel.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable, RowButton } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

const KEY = ['admin', 'redirects']

/** Redirects from old paths, and paths that are gone. */
export function Page() {
  const { language, formats } = usePage()
  const words = adminRedirectsMessages(language)
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
    <Screen title={words.title}>
      <PagesTabs />
      <p className="quiet adm-gap">{words.intro}</p>
      <RedirectsImportPanel onImported={() => queries.invalidateQueries({ queryKey: KEY })} />
      <Panel
        title={words.list}
        aside={list !== undefined && words.count(formats.counted(list.total))}
        isFlush
      >
        <form className="panel-body" onSubmit={look}>
          <Field id="redirects-search" label={words.search} isOptional>
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
          <div>
            <button type="submit" className="btn ic ic-search">
              {words.searchAction}
            </button>{' '}
            <a className="btn" href={addressOf('GET /api/admin/redirects/export')} download>
              {words.export}
            </a>
          </div>
        </form>
        <DataTable
          query={redirects}
          address={address}
          empty={search === '' ? words.none : words.noneFound}
          label={words.list}
          idOf={redirect => redirect.path}
          columns={[
            { head: words.path, kind: 'name', cell: redirect => redirect.path },
            {
              head: words.target,
              cell: redirect => redirect.target ?? <span className="quiet">{words.gone}</span>,
            },
            { head: words.since, kind: 'short', cell: redirect => day(redirect.createdAt) },
            {
              head: words.deeds,
              cell: row => (
                <RowButton
                  text={words.remove}
                  label={words.removeOf(row.path)}
                  onPress={() => setRemoving(row)}
                />
              ),
            },
          ]}
        />
      </Panel>
      {removing !== null && (
        <ConfirmDialog
          title={words.removeTitle}
          action={words.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/redirects/remove', { body: { path: removing.path } })
            await queries.invalidateQueries({ queryKey: KEY })
            toast({ kind: 'done', text: words.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{words.removeText(removing.path)}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
