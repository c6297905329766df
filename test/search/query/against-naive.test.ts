import { describe, expect, test } from 'vitest'
import type { AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import type { Business } from '#domain/business/business.ts'
import type { BusinessChange } from '#domain/business/business-change.ts'
import type { Facets, FacetValue, SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { hidden, removed, saved } from '#test/make-business.ts'
import { givenOpen, givenReader, search, stream, TUESDAY_MORNING } from '#test/search/given.ts'
import { RandomDirectory } from '#test/search/random-directory.ts'
import { naiveSearch } from './naive-search.ts'

const BUSINESSES = 300
const QUERIES = 110

/** Runs many random queries and compares every order, total and facet with the naive answer. */
function expectSameAnswers(
  index: DirectoryIndex,
  businesses: readonly Business[],
  directory: RandomDirectory,
): void {
  let found = 0
  for (let asked = 0; asked < QUERIES; asked++) {
    const query = directory.query()
    const answer = search(index, { ...query, limit: BUSINESSES * 2 })
    const { kind, latitude = null, longitude = null } = answer.place ?? {}
    // Nothing is measured from the middle of a region.
    const isMeasured = kind !== 'region' && latitude !== null && longitude !== null
    const centre = isMeasured ? { latitude, longitude } : null
    const naive = naiveSearch(businesses, query, centre, TUESDAY_MORNING)
    found += naive.ids.length
    expect({ query, ids: answer.businesses.map(({ id }) => id) }).toEqual({ query, ids: naive.ids })
    expect(answer.total, JSON.stringify(query)).toBe(naive.ids.length)
    expect(counts(answer.facets.categories)).toEqual(naive.categories)
    expect(counts(answer.facets.cities)).toEqual(naive.cities)
    expect(counts(answer.facets.ratings, true)).toEqual(naive.ratings)
    expect(counts(answer.facets.openStates)).toEqual(naive.openStates)
    expect(counts(answer.facets.attributes)).toEqual(naive.attributes)
    expect(counts(answer.facets.radii, true), JSON.stringify(query)).toEqual(naive.radii)
    if (asked % 10 === 0) expectEveryCountToLead(index, query, answer.facets)
  }
  expect(found).toBeGreaterThan(QUERIES)
}

/** Every count equals the number of results that its choice leads to. */
function expectEveryCountToLead(
  index: DirectoryIndex,
  query: Omit<SearchQuery, 'limit' | 'offset'>,
  facets: Facets,
): void {
  const choices: readonly (readonly [FacetValue, Partial<SearchQuery>])[] = [
    ...facets.categories.map(of => [of, { categories: [of.value] }] as const),
    ...facets.cities.map(of => [of, { cities: [of.value] }] as const),
    ...facets.ratings.map(of => [of, { minRating: Number(of.value) }] as const),
    ...facets.attributes.map(
      of => [of, { attributes: [...(query.attributes ?? []), of.value as AttributeSlug] }] as const,
    ),
    ...facets.radii.map(of => [of, { radiusKm: Number(of.value) }] as const),
  ]
  for (const [{ value, count }, choice] of choices) {
    const { total } = search(index, { ...query, ...choice, limit: 1 })
    expect({ query, value, total }).toEqual({ query, value, total: count })
  }
}

function counts(values: readonly FacetValue[], isWithZero = false): Record<string, number> {
  return Object.fromEntries(
    values.filter(({ count }) => isWithZero || count > 0).map(({ value, count }) => [value, count]),
  )
}

describe('every answer equals that of a search without an index', () => {
  test.each([1, 2, 3])('after a build, after changes and after a rebuild (seed %i)', async seed => {
    const directory = new RandomDirectory(seed)
    const truth = new Map<number, Business>()
    for (let id = 1; id <= BUSINESSES; id++) truth.set(id, directory.business(id))
    const { folder, writer } = givenOpen()
    const listed = () => [...truth.values()]

    await writer.build(stream(...listed()), 1)
    const index = givenReader(folder)
    expectSameAnswers(index, listed(), directory)

    for (let round = 0; round < 4; round++) {
      const changes: BusinessChange[] = []
      for (let count = 0; count < 40; count++) {
        const id = 1 + directory.number(BUSINESSES + 60)
        const known = truth.get(id)
        if (known !== undefined && directory.number(4) === 0) {
          truth.delete(id)
          changes.push(directory.number(2) === 0 ? removed(known) : hidden(known))
        } else {
          truth.set(id, directory.business(id))
          changes.push(saved(truth.get(id) ?? directory.business(id)))
        }
      }
      writer.apply(changes, round + 2)
      expectSameAnswers(index, listed(), directory)
      expect(index.stats().total).toBe(
        listed().filter(({ status }) => status !== 'closed-permanently').length,
      )
    }

    await writer.build(stream(...listed()), 10)
    expectSameAnswers(givenReader(folder), listed(), directory)
  })
})
