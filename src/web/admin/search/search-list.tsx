import { localAddress } from '#domain/language-path.ts'
import type { SearchLine, SearchList, SearchListName, SearchPeriod } from '#domain/search/search-report.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminSearchMessages } from '#web/admin/search/messages.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

interface SearchListPanelProps {
  name: SearchListName
  days: SearchPeriod
  list: SearchList
  /** What a query means by a synonym already. */
  meaningsOf: (query: string) => readonly string[]
  onAdd: (query: string) => void
}

/** One list of searches: each to be tried, and to be explained by a synonym. */
export function SearchListPanel({ name, days, list, meaningsOf, onAdd }: SearchListPanelProps) {
  const { language, formats } = usePage()
  const { addressOf } = useAdmin()
  const words = adminSearchMessages(language)
  const title = words.lists[name]
  const isEmptyList = name === 'without-results'
  const isCorrectedList = name === 'corrected'
  return (
    <Panel
      title={title}
      aside={
        list.total > 0 && (
          <>
            {words.shown(formats.count(list.lines.length), formats.count(list.total))}
            <a
              className="btn ic ic-download"
              href={addressOf('GET /api/admin/searches/export', { query: { list: name, days } })}
              aria-label={words.downloadOf(title)}
              download
            >
              {words.download}
            </a>
          </>
        )
      }
      isFlush
    >
      {list.total === 0 && <p className="panel-empty">{words.none[name]}</p>}
      {list.total > 0 && (
        <ScrollTable label={title}>
          <thead>
            <tr>
              <th scope="col">{words.query}</th>
              {isEmptyList && <th scope="col">{words.place}</th>}
              {isCorrectedList && <th scope="col">{words.readAs}</th>}
              <th scope="col" className="r">
                {words.searches}
              </th>
              <th scope="col" className="r">
                {words.withoutResults}
              </th>
              <th scope="col" className="r">
                {words.corrected}
              </th>
              <th scope="col">{words.languages}</th>
              <th scope="col">{words.deeds}</th>
            </tr>
          </thead>
          <tbody>
            {list.lines.map(line => (
              <tr key={`${line.query}\n${line.place}`}>
                <th scope="row" className="nm">
                  <a
                    href={localAddress(language, searchAddress(line))}
                    aria-label={words.tryOf([line.query, line.place].join(' ').trim())}
                  >
                    {line.query}
                  </a>
                  {meaningsOf(line.query).length > 0 && (
                    <p className="small quiet">{words.meansNow(meaningsOf(line.query).join(', '))}</p>
                  )}
                </th>
                {isEmptyList && <td>{line.place}</td>}
                {isCorrectedList && <td>{line.correctedTo}</td>}
                <td className="r">{formats.count(line.searches)}</td>
                <td className="r">{formats.count(line.withoutResults)}</td>
                <td className="r">{formats.count(line.corrected)}</td>
                <td className="nb">{line.languages.join(', ')}</td>
                <td>
                  <button
                    type="button"
                    className="btn"
                    aria-label={words.addOf(line.query)}
                    onClick={() => onAdd(line.query)}
                  >
                    {words.add}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Panel>
  )
}

function searchAddress({ query, place }: SearchLine): string {
  const asked = new URLSearchParams({ query, ...(place !== '' && { location: place }) })
  return `/businesses?${asked.toString()}`
}
