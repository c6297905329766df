import type { LackedPart } from '#domain/quality/indexing-overview.ts'
import { adminIndexingMessages } from '#web/admin/pages/messages.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

/** What entries below the threshold lack, and what would lift most of them. */
export function LackedTable({ parts }: { parts: readonly LackedPart[] }) {
  const { language, formats } = usePage()
  const words = adminIndexingMessages(language)
  return (
    <ScrollTable label={words.lackedTitle}>
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          <th scope="col" className="r">
            {words.weight}
          </th>
          <th scope="col" className="r">
            {words.lacking}
          </th>
          <th scope="col" className="r">
            {words.lifts}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, weight, lacking, lifts }) => (
          <tr key={part}>
            <th scope="row">{words.parts[part]}</th>
            <td className="r">{formats.count(weight)}</td>
            <td className="r">{formats.count(lacking)}</td>
            <td className="r">{formats.count(lifts)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
