import { Link } from 'wouter'
import { searchName } from '#domain/import/import-search.ts'
import { messages as adminStaleMessages } from '#translated/admin/imports/stale.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SelectionBar } from '#web/admin/bulk-edits/selection-bar.tsx'
import type { AdminPageProps } from '#web/admin/routing/admin-paths.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { useRecheck } from '#web/admin/stale/use-recheck.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { useSelection } from '#web/admin/ui/list/use-selection.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The businesses that the newest import of a search no longer found, to be hidden or checked. */
export function Page({ id }: AdminPageProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminStaleMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const selection = useSelection<number>(String(id))
  const recheck = useRecheck(selection)
  const { list, data } = useList(['stale', 'search', id], {}, query =>
    api('GET /api/admin/import-searches/:id', { params: { id }, query }),
  )
  const total = data?.total ?? 0
  const ids = [...selection.ids]
  const yesOrNo = (is: boolean) => (is ? messages.yes : <span className="quiet">{messages.no}</span>)
  const runLink = (runId: number) => (
    <Link href={adminPaths.import(runId)}>{messages.run(formats.counted(runId))}</Link>
  )
  return (
    <Screen title={data === undefined ? messages.title : searchName(data.search)}>
      <Tabs of="imports" />
      {data !== undefined && (
        <p className="prose quiet adm-gap">
          {messages.newest(messages.run(formats.counted(data.search.runId)), day(data.search.startedAt))}
        </p>
      )}
      <TablePanel
        title={messages.list}
        count={messages.count}
        aside={
          total > 0 && <Link href={adminPaths.businesses(`?staleSearch=${id}`)}>{messages.inTable}</Link>
        }
        above={
          <SelectionBar
            selection={selection}
            texts={{ ...messages, selectedAll: messages.selected }}
            total={total}
            rows={data?.entries ?? []}
            filter={{ staleSearch: id, state: 'public' }}
            kinds={['hide']}
          >
            <button
              type="button"
              className="btn"
              disabled={recheck.isBusy}
              onClick={() => void recheck.start(selection.isAll ? { searchId: id } : { ids })}
            >
              {messages.recheck}
            </button>
          </SelectionBar>
        }
        {...list}
        empty={messages.noneStale}
        idOf={business => business.id}
        selection={{
          ...selection,
          pageLabel: messages.selectPage,
          labelOf: ({ name }) => messages.select(name),
        }}
        columns={[
          {
            head: messages.business,
            kind: 'name',
            cell: business => (
              <>
                <Link href={adminPaths.business(business.id)}>{business.name}</Link>
                <small>{business.city}</small>
                {business.markedAt !== null && (
                  <span className="tint">{messages.marked(day(business.markedAt))}</span>
                )}
              </>
            ),
          },
          {
            head: messages.seen,
            cell: ({ runId, seenAt }) => (
              <>
                {runLink(runId)}
                <span>{` · ${day(seenAt)}`}</span>
              </>
            ),
          },
          {
            head: messages.completeness,
            kind: 'number',
            cell: ({ completeness }) => `${formats.count(completeness)} %`,
          },
          { head: messages.ownEdits, kind: 'short', cell: ({ hasOwnEdits }) => yesOrNo(hasOwnEdits) },
          { head: messages.submission, kind: 'short', cell: ({ hasSubmission }) => yesOrNo(hasSubmission) },
        ]}
      />
    </Screen>
  )
}
