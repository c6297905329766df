import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domain/category/category.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import baseline from './baseline.json' with { type: 'json' }
import { type JudgedIndex, openIndexOf } from './judge.ts'
import { demonstration, type Figures, figuresOf, type Verdict, verdictOn } from './judge-people.ts'
import { NEEDS_OF_PEOPLE, type PeopleQuery, QUERIES_OF_PEOPLE } from './people.ts'
import { linesOf } from './print-verdicts.ts'

const COUNT = 20_000

let judged: JudgedIndex
let queries: Readonly<Record<string, readonly Verdict[]>>
let needs: Readonly<Record<string, readonly Verdict[]>>

beforeAll(async () => {
  const directory = demonstration(COUNT)
  judged = await openIndexOf([...directory.values()].map(({ business }) => business))
  const verdictsOn = (asked: Readonly<Record<string, readonly PeopleQuery[]>>) =>
    Object.fromEntries(
      Object.entries(asked).map(([view, all]) => [
        view,
        all.map(query => verdictOn(judged.index, directory, query)),
      ]),
    )
  queries = verdictsOn(QUERIES_OF_PEOPLE)
  needs = verdictsOn(NEEDS_OF_PEOPLE)
})
afterAll(() => judged.close())

test('200 queries and 150 needs name only trades of the table', () => {
  const asked = [...Object.values(QUERIES_OF_PEOPLE), ...Object.values(NEEDS_OF_PEOPLE)].flat()
  expect(asked).toHaveLength(350)
  const isKnown = (trade: string) =>
    trade.startsWith('*')
      ? CATEGORIES.some(({ slug }) => slug.endsWith(trade.slice(1)))
      : categoryBySlug(trade) !== undefined
  const named = asked.flatMap(({ trades, never = [] }) => [...trades, ...never])
  expect(named.filter(trade => !isKnown(trade))).toEqual([])
})

test('what people ask is not answered worse than baseline.json says; a change that raises it updates the file', () => {
  expect(belowOf(figuresOf(Object.values(queries).flat()), baseline.people.queries)).toEqual([])
})

test('needs are not answered worse than baseline.json says', () => {
  expect(belowOf(figuresOf(Object.values(needs).flat()), baseline.people.needs)).toEqual([])
})

/** Prints the figures and what is wrong: UMKREIS_JUDGE=1 npx vitest run test/relevance/people.test.ts */
describe.runIf(process.env.UMKREIS_JUDGE === '1')('answers to people', () => {
  test('are printed', () => {
    const lines = [...linesOf('queries', queries), '', ...linesOf('needs', needs)]
    console.log(lines.join('\n'))
    expect(lines.length).toBeGreaterThan(0)
  })
})

/** The figures that are below those of the file, which has three decimals. */
function belowOf(figures: Figures, least: Figures): string[] {
  const names = ['precision', 'ndcg', 'helped', 'firstRight'] as const
  return names
    .filter(name => figures[name] < least[name] - 0.0005)
    .map(name => `${name} ${figures[name].toFixed(4)}, not ${least[name]}`)
}
