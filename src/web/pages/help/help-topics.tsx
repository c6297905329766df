import type { DocumentSection } from '#domain/content/document.ts'
import { usePage } from '#web/page-context.ts'
import { helpMessages } from '#web/pages/help/messages.ts'

/** The groups with the number of their questions, leading down to them. */
export function HelpTopics({ groups }: { groups: readonly DocumentSection[] }) {
  const { formats, language } = usePage()
  if (groups.length === 0) return null
  return (
    <nav className="help-topics" aria-label={helpMessages(language).groups}>
      <ul>
        {groups.map(({ id, title, sections }) => (
          <li key={id} className="lead-row">
            <a href={`#${id}`}>{title}</a>
            <span className="quiet">{formats.count(sections.length)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
