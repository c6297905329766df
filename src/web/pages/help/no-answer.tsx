import { Link } from 'wouter'
import { usePage } from '#web/page-context.ts'
import { helpMessages } from '#web/pages/help/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'

/** No question contains the search words: says so, and leads back to all questions. */
export function NoAnswer({ query, onReset }: { query: string; onReset: () => void }) {
  const words = helpMessages(usePage().language)
  return (
    <Empty level={2} title={words.none} text={words.noneText(query)}>
      <Link className="btn go" href={routes.help.href()} onClick={onReset}>
        {words.reset}
      </Link>
    </Empty>
  )
}
