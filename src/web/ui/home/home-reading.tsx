import { Link } from 'wouter'
import { homeWords } from '#web/messages/home/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { ListAnswer } from '#web/query-options.ts'
import { type PageSearch, readSearch } from '#web/search-params.ts'

interface HomeReadingProps {
  search: PageSearch
  answer: ListAnswer
}

/** How a search was read where that is not what was typed, with the way back; and that it asks for a position. */
export function HomeReading({ search, answer }: HomeReadingProps) {
  const { language } = usePage()
  const words = homeWords(language).reading
  const { corrected, asksPosition } = answer
  return (
    <>
      {corrected && (
        <p className="note">
          {words.correctedTo(corrected.to)}{' '}
          <Link href={paths.home({ ...search, verbatim: true })} rel="nofollow">
            {words.verbatim(corrected.from)}
          </Link>
        </p>
      )}
      {asksPosition && (
        <p className="note">
          {`${words.asksPosition} `}
          <button
            type="button"
            className="btn"
            onClick={({ currentTarget }) =>
              import('#web/ui/results/near-me.ts').then(({ searchNearMe }) =>
                searchNearMe(currentTarget, language),
              )
            }
          >
            {words.usePosition}
          </button>
        </p>
      )}
    </>
  )
}

/** What exists instead of a search without results, with counts; the nearest of them is the way on. */
export function HomeAlternatives({ alternatives }: Pick<ListAnswer, 'alternatives'>) {
  const { formats, language } = usePage()
  const { reading } = homeWords(language)
  return alternatives.map(({ kind, subject, query, count }, index) => (
    <Link
      key={`${kind}${subject}`}
      className={index === 0 ? 'btn go' : 'btn'}
      href={paths.businesses(readSearch(new URLSearchParams({ ...query }).toString()))}
    >
      {reading.alternatives[kind](subject)}
      <span className="n">{formats.count(count)}</span>
    </Link>
  ))
}
