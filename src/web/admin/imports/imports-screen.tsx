import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { RunsTable } from '#web/admin/imports/runs-table.tsx'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'

/** Every import, newest first. */
export function Page() {
  const words = adminImportsMessages(usePage().language)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const imports = useQuery({
    queryKey: ['admin', 'imports', address.page],
    queryFn: () => api('GET /api/admin/imports', { query: { page: address.page } }),
    staleTime: 0,
  })
  const list = imports.data
  return (
    <Screen
      title={words.title}
      actions={
        <Link className="btn go" href={`${adminPaths.dashboard()}#upload`}>
          {words.upload}
        </Link>
      }
    >
      <Panel title={words.list} isFlush>
        {imports.isError && <Failure error={imports.error} onRetry={() => void imports.refetch()} />}
        {imports.isPending && <div className="bone adm-bone" />}
        {list?.entries.length === 0 && <p className="panel-empty">{words.none}</p>}
        {list !== undefined && list.entries.length > 0 && <RunsTable runs={list.entries} />}
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
    </Screen>
  )
}
