import { Link } from 'wouter'
import type { HelpingTrade } from '#domain/search/search.ts'
import { messages as otherSearchesMessages } from '#translated/ui/other-searches.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

/** The other trades that help with what was typed: 'Auch hilfreich: Klempner (3)'. */
export function HelpingNote({ trades }: { trades: readonly HelpingTrade[] }) {
  const { formats } = usePage()
  const messages = useMessages(otherSearchesMessages)
  return (
    <p className="note" id="hilfreich">
      <span>{messages.helping}</span>
      {trades.map(({ slug, name, query, count }, at) => (
        <span key={slug}>
          <span>{at === 0 ? ' ' : ' · '}</span>
          <Link
            href={routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))}
            rel="nofollow"
          >
            {`${name} (${formats.counted(count)})`}
          </Link>
        </span>
      ))}
    </p>
  )
}
