import { Link } from 'wouter'
import type { HelpingTrade } from '#domain/search/search.ts'
import { messages as helpingMessages } from '#translated/ui/helping.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

/** The other trades that help with what was typed: 'Auch hilfreich: Klempner (3)'. */
export function HelpingNote({ trades }: { trades: readonly HelpingTrade[] }) {
  const { formats } = usePage()
  const messages = useMessages(helpingMessages)
  return (
    <p className="note" id="hilfreich">
      <span>{messages.also}</span>
      {trades.map(({ slug, name, query, count }, at) => (
        <span key={slug}>
          {at === 0 ? ' ' : ' · '}
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
