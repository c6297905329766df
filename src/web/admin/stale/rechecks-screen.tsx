import { Link } from 'wouter'
import { outcomeText } from '#domain/link/outcome-text.ts'
import { messages as adminStaleMessages } from '#translated/admin/imports/stale.ts'
import { messages as linkReportMessages } from '#translated/api/link-report.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SelectionBar } from '#web/admin/bulk-edits/selection-bar.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { useRecheck } from '#web/admin/stale/use-recheck.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { useSelection } from '#web/admin/ui/list/use-selection.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Businesses that are marked to be checked, with what the check of their website said. */
export function Page() {
  const { language, formats } = usePage()
  const texts = inLanguage(adminStaleMessages, language)
  const messages = texts.rechecks
  const { outcomes } = inLanguage(linkReportMessages, language)
  const { day } = dateFormat(language)
  const { api } = useAdmin()
  const selection = useSelection<number>('rechecks')
  const recheck = useRecheck(selection)
  const ending = useToastedAction(['admin', 'stale'])
  const { list, data } = useList(['stale', 'rechecks'], {}, query =>
    api('GET /api/admin/rechecks', { query }),
  )
  const ids = [...selection.ids]
  const end = () =>
    ending.run(
      async () => {
        await api('POST /api/admin/rechecks/end', { body: { ids } })
        selection.clear()
      },
      messages.ended(formats.counted(ids.length)),
    )
  return (
    <Screen title={messages.title}>
      <Tabs of="imports" />
      <p className="prose quiet adm-gap">{messages.intro}</p>
      <TablePanel
        title={messages.list}
        count={texts.count}
        above={
          <SelectionBar
            selection={selection}
            texts={{ ...texts, selectedAll: texts.selected }}
            total={data?.total ?? 0}
            rows={data?.entries ?? []}
            kinds={['hide']}
          >
            <button type="button" className="btn" disabled={ending.isBusy} onClick={() => void end()}>
              {messages.end}
            </button>
            <button
              type="button"
              className="btn"
              disabled={recheck.isBusy}
              onClick={() => void recheck.start({ ids })}
            >
              {messages.again}
            </button>
          </SelectionBar>
        }
        {...list}
        empty={messages.none}
        idOf={business => business.id}
        selection={{
          ...selection,
          pageLabel: texts.selectPage,
          labelOf: ({ name }) => texts.select(name),
        }}
        columns={[
          {
            head: texts.business,
            kind: 'name',
            cell: ({ id, name }) => <Link href={adminPaths.business(id)}>{name}</Link>,
          },
          { head: texts.city, kind: 'short', cell: ({ city }) => city },
          {
            head: messages.since,
            kind: 'short',
            cell: ({ markedAt, account }) => messages.sinceBy(day(markedAt), account),
          },
          {
            head: messages.website,
            cell: ({ website, check }) => {
              if (website === null) return <span className="quiet">{messages.noWebsite}</span>
              return (
                <>
                  <a href={website} target="_blank" rel="noopener noreferrer">
                    {URL.parse(website)?.host ?? website}
                  </a>
                  <small>{check === null ? messages.unchecked : outcomeText(outcomes, check)}</small>
                </>
              )
            },
          },
        ]}
      />
    </Screen>
  )
}
