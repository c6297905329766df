import type { Choices, ChoicesQuery, FacetValue, SearchQuery } from '#domain/search/search.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { ReadingChooser } from './choose-reading.ts'
import { attributeValues } from './facets/attribute-facet.ts'
import { categoryChoices, cityChoices } from './facets/choice-counts.ts'
import { categoryTally, countsOf } from './facets/facet-counts.ts'
import { categoryValueOf, cityValueOf } from './facets/facets.ts'
import { findResults } from './matching/find-results.ts'

/** All values that the results of a query can be narrowed to, of one property. No typed text makes it throw. */
export function choicesIn(
  snapshot: Snapshot,
  query: SearchQuery,
  { of, beginning, limit }: ChoicesQuery,
  now: number,
): Choices {
  const { indexQuery } = new ReadingChooser(snapshot, now).choose(query)
  if (of === 'attributes') {
    const counts = countsOf(snapshot, findResults(indexQuery))
    const values = attributeValues(snapshot, counts, categoryTally(snapshot, counts))
    return { values: values.slice(0, limit), total: values.length }
  }
  const { numbers, counts } = of === 'cities' ? cityChoices(indexQuery) : categoryChoices(indexQuery)
  const offeredAs =
    of === 'cities'
      ? (number: number) => cityValueOf(snapshot, number)
      : categoryValueOf(snapshot, indexQuery.parsedQuery.filters.categories)
  const typed = foldedWords(beginning).join(' ')
  const values: FacetValue[] = []
  numbers.forEach((number, at) => {
    const value = offeredAs(number)
    if (value !== undefined && hasWordBeginning(value.label, typed))
      values.push({ ...value, count: counts[at] ?? 0 })
  })
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return { values: values.slice(0, limit), total: values.length }
}

function hasWordBeginning(label: string, typed: string): boolean {
  return typed === '' || ` ${foldedWords(label).join(' ')}`.includes(` ${typed}`)
}
