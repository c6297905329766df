import type { Condition, SearchQuery } from '#domain/search/search.ts'
import type { UnderstoodPart } from '#domain/search/understood.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { type ChosenReading, ReadingChooser } from './choose-reading.ts'
import { findResults } from './matching/find-results.ts'

/** Parameters of pages and API with one value, each with its part of a query. */
const SINGLE = {
  radiusKm: 'radiusKm',
  openAt: 'openAt',
  minRating: 'minRating',
  hasPhoto: 'hasPhoto',
  hasWebsite: 'hasWebsite',
  verified: 'isVerified',
  priceLevel: 'priceLevels',
  verbatim: 'isVerbatim',
} as const satisfies Readonly<Record<string, keyof SearchQuery>>

/** Of a text with more words no single one is what excludes everything. */
const MOST_WORDS = 8

/** Parameters with several values, each of which is a condition. */
const SEVERAL = { category: 'categories', cities: 'cities', attributes: 'attributes' } as const

/**
 * Every condition of a search without results, with the number of results that the search without it has: it is asked
 * again without each of them once, so that a count is what its removal leads to.
 * @param parts how the text was understood
 */
export function conditionsOf(
  snapshot: Snapshot,
  { query, indexQuery, where }: ChosenReading,
  parts: readonly UnderstoodPart[],
): readonly Condition[] {
  const asked = { ...query, text: indexQuery.parsedQuery.what, location: where }
  return [...removals(asked, parts)].map(({ query: without, ...condition }) => {
    const reading = new ReadingChooser(snapshot, indexQuery.now).choose(without)
    return { ...condition, count: findResults(reading.indexQuery).length }
  })
}

interface Removal extends Omit<Condition, 'count'> {
  /** The search without the condition. */
  readonly query: SearchQuery
}

function* removals(asked: SearchQuery, parts: readonly UnderstoodPart[]): Generator<Removal> {
  yield* withoutWords(asked, parts)
  const { location = '', latitude, longitude, radiusKm, ...elsewhere } = asked
  if (location !== '') yield { parameter: 'location', value: '', query: elsewhere }
  else if (latitude !== undefined) yield { parameter: 'lat', value: '', query: elsewhere }
  for (const [parameter, name] of entriesOf(SEVERAL)) {
    const values: readonly string[] = asked[name] ?? []
    for (const value of values) {
      const { [name]: _, ...others } = asked
      const left = values.filter(other => other !== value)
      yield { parameter, value, query: left.length === 0 ? others : { ...others, [name]: left } }
    }
  }
  for (const [parameter, name] of entriesOf(SINGLE)) {
    const { [name]: value, ...query } = asked
    if (value !== undefined && value !== false) yield { parameter, value: '', query }
  }
}

/** Leaves out each trade and each name of the text; the whole text where it has neither, a number, and where it is long. */
function* withoutWords(
  { text = '', isVerbatim: _, ...asked }: SearchQuery,
  parts: readonly UnderstoodPart[],
): Generator<Removal> {
  const words = parts.filter(({ kind }) => kind === 'trade' || kind === 'name').map(({ typed }) => typed)
  const count = words.join(' ').split(' ').length
  if (words.length > 0 && count <= MOST_WORDS)
    for (const [at, value] of words.entries())
      yield { parameter: 'query', value, query: { ...asked, text: words.toSpliced(at, 1).join(' ') } }
  else if (text !== '') yield { parameter: 'query', value: text, query: asked }
}

function entriesOf<Name extends string, Value>(table: Readonly<Record<Name, Value>>) {
  return Object.entries(table) as [Name, Value][]
}
