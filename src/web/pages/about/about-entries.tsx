import type { AboutEntry } from '#domain/settings/settings.ts'

interface AboutEntriesProps {
  id: string
  title: string
  entries: readonly AboutEntry[]
  kind: 'timeline' | 'team'
}

/** What happened when, or who works on it; nothing while the operator has written nothing. */
export function AboutEntries({ id, title, entries, kind }: AboutEntriesProps) {
  if (entries.length === 0) return null
  return (
    <section className="margin-part" id={id} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      <ol className={kind}>
        {entries.map(({ title, text }) => (
          <li key={`${title} ${text}`}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
