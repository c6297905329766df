import { localAddress } from '#domain/language-path.ts'
import type { SearchLine, SearchList } from '#domain/search/listed-searches.ts'
import type { SearchListName, SearchPeriod } from '#domain/search/search-report.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { useTradeMeaning } from '#web/admin/search/use-trade-meaning.ts'
import { RowButton, Table } from '#web/admin/ui/list/data-table.tsx'
import { EmptyList } from '#web/admin/ui/list/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SearchListPanelProps {
  name: SearchListName
  days: SearchPeriod
  list: SearchList
  /** The synonyms that a query has already. */
  meaningsOf: (query: string) => readonly string[]
  onAdd: (query: string) => void
  onTrade: ReturnType<typeof useTradeMeaning>
}

const SUMS = ['searches', 'withoutResults', 'corrected'] as const

/** What a list shows of its searches beside the sums. */
const EXTRA_COLUMN: Readonly<Record<SearchListName, readonly ('place' | 'correctedTo')[]>> = {
  'without-results': ['place'],
  top: [],
  corrected: ['correctedTo'],
}

/** One list of searches: each can be tried, said to mean a trade, and given a synonym. */
export function SearchListPanel({ name, days, list, meaningsOf, onAdd, onTrade }: SearchListPanelProps) {
  const { language, formats } = usePage()
  const { addressOf } = useAdmin()
  const messages = inLanguage(adminSearchMessages, language)
  const title = messages.lists[name]
  return (
    <Panel
      title={title}
      aside={
        list.total > 0 && (
          <>
            <span>{messages.shown(formats.counted(list.lines.length), formats.counted(list.total))}</span>
            <a
              className="btn ic ic-download"
              href={addressOf('GET /api/admin/searches/export', { query: { list: name, days } })}
              aria-label={messages.downloadOf(title)}
              download
            >
              {messages.download}
            </a>
          </>
        )
      }
      isFlush
    >
      {list.total === 0 && <EmptyList>{messages.none[name]}</EmptyList>}
      {list.total > 0 && (
        <Table
          label={title}
          rows={list.lines}
          idOf={({ query, place }) => `${query}\n${place}`}
          columns={[
            {
              head: messages.query,
              kind: 'name',
              cell: line => (
                <>
                  <a
                    href={localAddress(language, searchAddress(line))}
                    aria-label={messages.tryOf([line.query, line.place].join(' ').trim())}
                  >
                    {line.query}
                  </a>
                  {meaningsOf(line.query).length > 0 && (
                    <p className="small quiet">{messages.meansNow(meaningsOf(line.query).join(', '))}</p>
                  )}
                </>
              ),
            },
            ...EXTRA_COLUMN[name].map(key => ({
              head: key === 'place' ? messages.place : messages.readAs,
              cell: (line: SearchLine) => line[key],
            })),
            ...SUMS.map(sum => ({
              head: messages[sum],
              kind: 'number' as const,
              cell: (line: SearchLine) => formats.count(line[sum]),
            })),
            { head: messages.languages, kind: 'short', cell: line => line.languages.join(', ') },
            {
              head: messages.actionsHead,
              isHeadHidden: true,
              cell: row => (
                <div className="row-end">
                  {(row.proposals ?? [])
                    .filter(({ means }) => !meaningsOf(row.query).includes(means))
                    .map(trade => (
                      <RowButton
                        key={trade.slug}
                        text={messages.toTrade(trade.name)}
                        label={messages.toTradeOf(row.query, trade.name)}
                        onPress={() => onTrade(row.query, trade)}
                      />
                    ))}
                  <RowButton
                    text={messages.addShort}
                    label={messages.addOf(row.query)}
                    onPress={() => onAdd(row.query)}
                  />
                </div>
              ),
            },
          ]}
        />
      )}
    </Panel>
  )
}

function searchAddress({ query, place }: SearchLine): string {
  const asked = new URLSearchParams({ query, ...(place !== '' && { location: place }) })
  return `/businesses?${asked.toString()}`
}
