import { describe, expect, test } from 'vitest'
import type { LoggedSearches } from '#domain/search/search-report.ts'
import { SearchTally } from '#domain/search/search-tally.ts'

const DAY: LoggedSearches = {
  day: '2026-11-20',
  query: 'arzt',
  place: '',
  language: 'de',
  searches: 1,
  withoutResults: 0,
  corrected: 0,
  results: 5,
  correctedTo: null,
}

/** The report on 18 to 24 November. */
function reportOn(rows: readonly Partial<LoggedSearches>[], mostLines = 50) {
  const tally = new SearchTally('2026-11-18', '2026-11-24')
  for (const row of rows) tally.add({ ...DAY, ...row })
  return tally.report(mostLines)
}

const nothingFound = { withoutResults: 1, results: 0 }

describe('the report on searches', () => {
  test('adds up days, places and languages, most searches first', () => {
    const { lists, searches } = reportOn([
      { searches: 2, place: 'köln' },
      { query: 'bäcker', searches: 3 },
      { day: '2026-11-21', searches: 2, language: 'tr' },
    ])
    expect(searches).toBe(7)
    expect(lists.top).toEqual({
      total: 2,
      lines: [
        expect.objectContaining({ query: 'arzt', place: '', searches: 4, languages: ['de', 'tr'] }),
        expect.objectContaining({ query: 'bäcker', searches: 3, languages: ['de'] }),
      ],
    })
  })

  test('shows what is rare in the whole log only as a sum', () => {
    const { lists, rare, searches } = reportOn([
      { query: 'erika muster', searches: 2 },
      { query: 'arzt', searches: 2 },
      { query: 'arzt', searches: 1, day: '2026-09-01' },
    ])
    expect(lists.top.lines.map(({ query, searches }) => [query, searches])).toEqual([['arzt', 2]])
    expect(rare).toEqual({ queries: 1, searches: 2 })
    expect(searches).toBe(4)
  })

  test('ignores days outside of the period in every number', () => {
    const report = reportOn([{ day: '2026-11-17', searches: 9, ...nothingFound }])
    expect(report).toMatchObject({ searches: 0, withoutResults: 0, rare: { queries: 0, searches: 0 } })
    expect(report.lists['without-results'].total).toBe(0)
  })

  test('lists searches without results by place, also rare ones, until one has results', () => {
    const { lists, rare } = reportOn([
      { query: 'wuffelbude', place: 'köln', ...nothingFound },
      { query: 'wuffelbude', place: 'bonn', searches: 4, ...nothingFound, withoutResults: 4 },
      { query: 'geheilt', searches: 3, ...nothingFound },
      { query: 'geheilt', day: '2026-11-21', results: 1 },
    ])
    expect(lists['without-results'].lines.map(({ query, place }) => [query, place])).toEqual([
      ['wuffelbude', 'bonn'],
      ['wuffelbude', 'köln'],
    ])
    expect(rare.queries).toBe(0)
  })

  test('lists corrected texts with their corrections', () => {
    const { lists, corrected } = reportOn([
      { query: 'frisör', searches: 5, corrected: 2, correctedTo: 'friseur' },
      { query: 'selten', searches: 1, corrected: 1, correctedTo: 'seltan' },
    ])
    expect(corrected).toBe(3)
    expect(lists.corrected.lines).toEqual([
      expect.objectContaining({ query: 'frisör', corrected: 2, correctedTo: 'friseur' }),
    ])
  })

  test('limits its lists, and reports their full length', () => {
    const rows = ['a', 'b', 'c'].map(query => ({ query, searches: 3 }))
    const { top } = reportOn(rows, 2).lists
    expect([top.total, top.lines.map(({ query }) => query)]).toEqual([3, ['a', 'b']])
  })
})
