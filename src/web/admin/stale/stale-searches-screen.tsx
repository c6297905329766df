import { Link } from 'wouter'
import { searchName } from '#domain/import/import-search.ts'
import { messages as adminStaleMessages } from '#translated/admin/imports/stale.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useListQuery } from '#web/admin/ui/list/use-list.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The searches that imports were exported with, and how many businesses each no longer found. */
export function Page() {
  const { language, formats } = usePage()
  const messages = inLanguage(adminStaleMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const asked = Number(address.get('import'))
  const importId = Number.isInteger(asked) && asked > 0 ? asked : undefined
  const filter = importId === undefined ? {} : { importId }
  const searches = useListQuery(['stale', 'searches'], { page: address.page, ...filter }, query =>
    api('GET /api/admin/import-searches', { query }),
  )
  return (
    <Screen title={messages.title}>
      <Tabs of="imports" />
      <p className="prose quiet adm-gap">{messages.intro}</p>
      <TablePanel
        title={messages.searches}
        aside={
          importId !== undefined && (
            <>
              <span>{messages.onlyOfImport(formats.counted(importId))}</span>
              <Link href={address.with({ import: '' })}>{messages.allSearches}</Link>
            </>
          )
        }
        query={searches}
        address={address}
        empty={importId === undefined ? messages.none : messages.noneOfImport}
        idOf={search => search.id}
        columns={[
          {
            head: messages.columns.search,
            kind: 'name',
            cell: search => <Link href={adminPaths.staleSearch(search.id)}>{searchName(search)}</Link>,
          },
          {
            head: messages.columns.newest,
            kind: 'short',
            cell: ({ runId, startedAt }) => (
              <>
                <Link href={adminPaths.import(runId)}>{messages.run(formats.counted(runId))}</Link>
                <span>{` · ${day(startedAt)}`}</span>
              </>
            ),
          },
          { head: messages.columns.found, kind: 'number', cell: ({ found }) => formats.count(found) },
          { head: messages.columns.stale, kind: 'number', cell: ({ stale }) => formats.count(stale) },
        ]}
      />
    </Screen>
  )
}
