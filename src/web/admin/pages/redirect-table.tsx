import type { RedirectEntry } from '#web/admin/api/api.ts'
import { adminRedirectsMessages } from '#web/admin/pages/messages.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

interface RedirectTableProps {
  redirects: readonly RedirectEntry[]
  onRemove: (redirect: RedirectEntry) => void
}

/** Old paths and where they lead. */
export function RedirectTable({ redirects, onRemove }: RedirectTableProps) {
  const { language } = usePage()
  const words = adminRedirectsMessages(language)
  const { day } = dateFormat(language)
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.path}</th>
          <th scope="col">{words.target}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.deeds}</th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(redirect => (
          <tr key={redirect.path}>
            <th scope="row" className="nm">
              {redirect.path}
            </th>
            <td>{redirect.target ?? <span className="quiet">{words.gone}</span>}</td>
            <td className="nb">{day(redirect.createdAt)}</td>
            <td>
              <button
                type="button"
                className="btn"
                aria-label={words.removeOf(redirect.path)}
                onClick={() => onRemove(redirect)}
              >
                {words.remove}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
