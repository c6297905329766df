import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DirectoryIndex } from '#search/directory-index.ts'
import baseline from './baseline.json' with { type: 'json' }
import { faultsOf, openCorpus, relevanceOf } from './judge.ts'
import { QUERIES, THEMES } from './queries/all.ts'

let index: DirectoryIndex
let close: () => void

beforeAll(async () => {
  ;({ index, close } = await openCorpus())
})
afterAll(() => close())

describe.each(THEMES)('$theme', ({ queries }) => {
  test.each(queries.map(query => [JSON.stringify(query.ask), query.why, query] as const))(
    '%s: %s',
    (_, __, query) => {
      expect(faultsOf(index, query)).toEqual([])
    },
  )
})

test('no query is judged twice', () => {
  const asked = QUERIES.map(({ ask }) => JSON.stringify(ask))
  expect(asked).toHaveLength(new Set(asked).size)
  expect(asked.length).toBeGreaterThanOrEqual(150)
})

test('the scores are not below baseline.json; a change that raises them updates the file', () => {
  const { ndcg, reciprocalRank } = relevanceOf(index, QUERIES)
  expect(ndcg).toBeGreaterThanOrEqual(baseline.ndcg)
  expect(reciprocalRank).toBeGreaterThanOrEqual(baseline.reciprocalRank)
})
