import { Link } from 'wouter'
import { helpWords } from '#web/messages/help/words.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { Empty } from '#web/ui/empty.tsx'

/** No question contains the words: what was sought, and the way back to all of them. */
export function NoAnswer({ query, onReset }: { query: string; onReset: () => void }) {
  const words = helpWords(usePage().language)
  return (
    <Empty level={2} title={words.none} text={words.noneText(query)}>
      <Link className="btn go" href={routes.help.href()} onClick={onReset}>
        {words.reset}
      </Link>
    </Empty>
  )
}
