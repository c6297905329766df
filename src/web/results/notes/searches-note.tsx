import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

interface SearchesNoteProps {
  id: string
  /** Says what the searches are. */
  lead: string
  searches: readonly {
    readonly label: string
    readonly query: Readonly<Record<string, string>>
    readonly count: number
  }[]
}

/** Searches beside this one, each with its number of results: 'Auch hilfreich: Klempner (3) · Kanalreinigung (1)'. */
export function SearchesNote({ id, lead, searches }: SearchesNoteProps) {
  const { formats } = usePage()
  return (
    <p className="note" id={id}>
      <span>{lead}</span>
      {searches.map(({ label, query, count }, at) => (
        <span key={label}>
          <span>{at === 0 ? ' ' : ' · '}</span>
          <Link
            href={routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))}
            rel="nofollow"
          >
            {`${label} (${formats.counted(count)})`}
          </Link>
        </span>
      ))}
    </p>
  )
}
