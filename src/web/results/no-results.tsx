import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Alternative } from '#domain/search/search.ts'
import { messages as businessesMessages } from '#translated/pages/businesses.ts'
import { messages as otherSearchesMessages } from '#translated/ui/other-searches.ts'
import { reads } from '#web/api/reads.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import type { Elements } from '#web/elements.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useChips } from '#web/results/facets/chosen-filters.tsx'
import { whereWords } from '#web/results/headline.ts'
import { NearestResults } from '#web/results/nearest-results.tsx'
import { hasFilters, isChosen, type ShownList, unfilteredHref } from '#web/results/shown-list.ts'
import { readSearch } from '#web/routing/search-params.ts'
import { Empty } from '#web/ui/empty.tsx'
import { EmptyDirectory } from '#web/ui/empty-directory/empty-directory.tsx'

/** Ways on beside the nearest results. */
const MOST_WAYS = 3

/** Ways that give up filters. */
const DROPPED: ReadonlySet<Alternative['kind']> = new Set(['without-time', 'without-filters'])

/** Conditions that the sentence names, or that are none. */
const SAID: ReadonlySet<string> = new Set(['query', 'verbatim', 'location', 'lat', 'radiusKm', 'sort'])

/** Words of a page of its own where nothing is found. */
export interface NoneText {
  readonly title: string
  readonly text: string
}

interface NoResultsProps {
  list: ShownList
  /** Undefined while it is loading: the page's own words are there at once. */
  answer: ListAnswer | undefined
  /** The page's own words for it. */
  none: NoneText | undefined
  /** Ways that only this page has. */
  children?: Elements
}

/** What was sought, the nearest results that there are, and one row of ways on with their counts. */
export function NoResults({ list, answer, none, children }: NoResultsProps) {
  const { api, formats, language, messages: site } = usePage()
  const isEmptyDirectory = useQuery(reads.stats(api)).data?.total === 0
  const messages = inLanguage(businessesMessages, language)
  const texts = inLanguage(otherSearchesMessages, language)
  const { search, whole, hrefOf, format } = list
  const { alternatives = [], nearest, unknownPlace } = answer ?? {}
  const chips = useChips(list, answer)
  const hrefTo = ({ query }: Alternative) =>
    hrefOf(readSearch(new URLSearchParams({ ...query }).toString(), format))
  const ways = alternatives
    // What the page itself is about is no filter that anybody chose.
    .filter(({ kind }) => kind !== 'without-filters' || isChosen(list))
    .map(way => ({ ...way, href: hrefTo(way) }))
    // A chip above does the same.
    .filter(({ href }) => !chips.some(chip => chip.href === href))
  // Without its filters the same place has nobody either.
  const leadsNowhere = alternatives.some(({ kind, radiusKm }) => DROPPED.has(kind) && radiusKm !== undefined)
  const isFiltered = chips.some(({ parameter }) => !SAID.has(parameter))
  const where = answer === undefined ? '' : messages.whereText(whereWords(search, answer))
  if (isEmptyDirectory) return <EmptyDirectory />
  return (
    <>
      <Empty
        level={2}
        title={unknownPlace === undefined ? (none?.title ?? texts.none) : texts.unknownPlace(unknownPlace)}
        text={
          unknownPlace !== undefined
            ? texts.unknownPlaceText
            : search.openAt === ''
              ? (none?.text ?? texts.noneText(search.query, where, isFiltered))
              : texts.noneOpen(where)
        }
      >
        {ways.slice(0, MOST_WAYS).map((alternative, index) => (
          <Link
            key={`${alternative.kind}${alternative.subject}`}
            className={index === 0 ? 'btn go' : 'btn'}
            href={alternative.href}
          >
            <span>
              {texts.alternatives[alternative.kind](alternative.subject, String(alternative.radiusKm ?? ''))}
            </span>
            <span className="n">{formats.count(alternative.count)}</span>
          </Link>
        ))}
        {isChosen(list) && !(leadsNowhere && hasFilters(list)) && (
          <Link className="btn" href={hasFilters(list) ? unfilteredHref(list) : hrefOf(whole)}>
            {hasFilters(list) ? messages.reset : site.notFound.allBusinesses}
          </Link>
        )}
        {children}
      </Empty>
      {nearest && <NearestResults nearest={nearest} place={answer?.place ?? null} messages={texts} />}
    </>
  )
}
