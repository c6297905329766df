import { Link } from 'wouter'
import type { Alternative } from '#domain/search/search.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { usePage } from '#web/page-context.ts'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { type PageSearch, readSearch } from '#web/routing/search-params.ts'
import { Empty } from '#web/ui/empty.tsx'
import { NearestResults } from '#web/ui/search/nearest-results.tsx'

/** Ways on beside the nearest results. */
const MOST_WAYS = 3

/** What was sought, the nearest results that there are, and one row of ways on with their counts. */
export function NoResults({ search, answer }: { search: PageSearch; answer: ListAnswer }) {
  const { formats, language } = usePage()
  const messages = businessesMessages(language)
  const { alternatives, nearest } = answer
  const place = answer.place?.label ?? search.location
  return (
    <>
      <Empty
        level={2}
        title={answer.unknownPlace === undefined ? messages.none : messages.unknownPlace(place)}
        text={search.openAt === '' ? messages.noneText(search.query, place) : messages.noneOpen(place)}
      >
        {alternatives.slice(0, MOST_WAYS).map((alternative, index) => (
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
      </Empty>
      {nearest && <NearestResults nearest={nearest} messages={messages} />}
    </>
  )
}

function hrefOf({ query }: Alternative): string {
  return routes.businesses.href(readSearch(new URLSearchParams({ ...query }).toString()))
}
