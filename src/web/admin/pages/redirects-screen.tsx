import { useQueryClient } from '@tanstack/react-query'
import { messages as adminRedirectsMessages } from '#translated/admin/redirects.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { RedirectEntry } from '#web/admin/api/api.ts'
import { RedirectsImportPanel } from '#web/admin/pages/redirects-import-panel.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { useRowAction } from '#web/admin/ui/list/use-row-action.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const KEY = ['admin', 'redirects']

/** Redirects from old paths, and paths that are gone. */
export function Page() {
  const { language } = usePage()
  const messages = inLanguage(adminRedirectsMessages, language)
  const { day } = dateFormat(language)
  const { api, addressOf } = useAdmin()
  const queries = useQueryClient()
  const { list, isFiltered } = useList(['redirects'], { search: { label: messages.search } }, query =>
    api('GET /api/admin/redirects', { query }),
  )
  const removal = useRowAction<RedirectEntry>({
    head: messages.actionsHead,
    action: messages.remove,
    labelOf: ({ path }) => messages.removeOf(path),
    title: () => messages.removeTitle,
    about: ({ path }) => <p>{messages.removeText(path)}</p>,
    isDangerous: true,
    run: ({ path }) => api('POST /api/admin/redirects/remove', { body: { path } }),
    done: () => messages.removed,
    changed: KEY,
  })
  return (
    <Screen title={messages.title}>
      <Tabs of="indexing" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <RedirectsImportPanel onImported={() => queries.invalidateQueries({ queryKey: KEY })} />
      <TablePanel
        title={messages.list}
        count={messages.count}
        aside={
          <a className="btn ic ic-download" href={addressOf('GET /api/admin/redirects/export')} download>
            {messages.export}
          </a>
        }
        {...list}
        empty={isFiltered ? messages.noneFound : messages.none}
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
