import { Link } from 'wouter'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { homeMessages } from '#web/pages/home/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { readSearch } from '#web/routing/search-params.ts'

/** What exists instead of a search without results, with counts; the nearest of them is the way on. */
export function HomeAlternatives({ alternatives }: Pick<ListAnswer, 'alternatives'>) {
  const { formats, language } = usePage()
  const { reading } = homeMessages(language)
  return alternatives.map(({ kind, subject, query, count }, index) => (
    <Link
      key={`${kind}${subject}`}
      className={index === 0 ? 'btn go' : 'btn'}
      href={routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))}
    >
      {reading.alternatives[kind](subject)}
      <span className="n">{formats.count(count)}</span>
    </Link>
  ))
}
