import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DirectoryIndex } from '#search/index-reader.ts'
import baseline from './baseline.json' with { type: 'json' }
import { corpus } from './corpus.ts'
import { faultsOf, openCorpus, relevanceOf } from './judge.ts'
import { QUERIES, THEMES, WANTED, WANTED_THEMES } from './queries/all.ts'

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
  const asked = [...QUERIES, ...WANTED].map(({ ask, at }) => JSON.stringify([ask, at]))
  expect(asked).toHaveLength(new Set(asked).size)
  expect(asked.length).toBeGreaterThanOrEqual(280)
})

test('judged queries name only businesses of the corpus', () => {
  const known = new Set(corpus().map(({ name }) => name))
  const named = [...QUERIES, ...WANTED].flatMap(
    ({ best, after = [], behind = [], never = [], nearest = [] }) => [
      ...best,
      ...after,
      ...behind,
      ...never,
      ...nearest,
    ],
  )
  expect(named.filter(name => !known.has(name))).toEqual([])
})

test('the scores are not below baseline.json; a change that raises them updates the file', () => {
  const { ndcg, reciprocalRank } = relevanceOf(index, QUERIES)
  expect(ndcg).toBeGreaterThanOrEqual(baseline.ndcg)
  expect(reciprocalRank).toBeGreaterThanOrEqual(baseline.reciprocalRank)
})

/** Prints which of the wanted queries are met: UMKREIS_JUDGE=1 npx vitest run test/relevance */
describe.runIf(process.env.UMKREIS_JUDGE === '1')('wanted queries', () => {
  test('are compared with the answers of today', () => {
    const lines = WANTED_THEMES.flatMap(({ theme, queries }) => {
      const unmet = queries.flatMap(query => {
        const faults = faultsOf(index, query)
        return faults.length === 0 ? [] : [`  ${JSON.stringify(query.ask)}: ${faults.join('; ')}`]
      })
      return [`${theme}: ${queries.length - unmet.length} of ${queries.length}`, ...unmet]
    })
    for (const [which, queries] of [
      ['old', QUERIES],
      ['wanted', WANTED],
      ['all', [...QUERIES, ...WANTED]],
    ] as const) {
      const { ndcg, reciprocalRank } = relevanceOf(index, queries)
      lines.push(`${which} (${queries.length}): nDCG@10 ${ndcg.toFixed(4)}, MRR ${reciprocalRank.toFixed(4)}`)
    }
    console.log(lines.join('\n'))
    expect(lines.length).toBeGreaterThan(WANTED_THEMES.length)
  })
})
