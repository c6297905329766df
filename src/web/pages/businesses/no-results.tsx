import { Link } from 'wouter'
import type { Alternative } from '#domain/search/search.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { type PageSearch, readSearch } from '#web/routing/search-params.ts'
import { Empty } from '#web/ui/empty.tsx'

/** What was sought, and the next best things with their counts; the nearest of them is the way on. */
export function NoResults({ search, answer }: { search: PageSearch; answer: ListAnswer }) {
  const { formats, language } = usePage()
  const messages = businessesMessages(language)
  return (
    <Empty
      level={2}
      title={messages.none}
      text={messages.noneText(search.query, answer.place?.label ?? search.location)}
    >
      {answer.alternatives.map((alternative, index) => (
        <Link
          key={`${alternative.kind}${alternative.subject}`}
          className={index === 0 ? 'btn go' : 'btn'}
          href={hrefOf(alternative)}
        >
          {messages.alternatives[alternative.kind](alternative.subject)}
          <span className="n">{formats.count(alternative.count)}</span>
        </Link>
      ))}
      <Link className="btn" href={routes.businesses.href()}>
        {messages.reset}
      </Link>
      <Link className="btn" href="/categories">
        {messages.allCategories}
      </Link>
    </Empty>
  )
}

function hrefOf(alternative: Alternative): string {
  return routes.businesses.href(readSearch(new URLSearchParams({ ...alternative.query }).toString()))
}
