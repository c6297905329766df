import { expect, test } from 'vitest'
import { CONTENT_PARTS, CONTENT_SETS, type ContentPart } from '#domain/quality/content-parts.ts'
import { indexingOverview } from '#domain/quality/indexing-overview.ts'

test('entries below the threshold are counted, with what they lack and what one part alone would lift', () => {
  const overview = indexingOverview(
    counts([
      [['address', 'openingHours', 'phone'], 5],
      [['address', 'phone'], 7],
      [[], 2],
    ]),
    40,
  )
  expect(overview).toMatchObject({ threshold: 40, total: 14, indexable: 5 })
  expect([overview.scores[40], overview.scores[25], overview.scores[0]]).toEqual([5, 7, 2])
  expect(overview.lacked.slice(0, 2)).toEqual([
    { part: 'openingHours', weight: 15, lacking: 9, lifts: 7 },
    { part: 'longText', weight: 8, lacking: 9, lifts: 7 },
  ])
  expect(overview.lacked.find(({ part }) => part === 'phone')).toMatchObject({ lacking: 2, lifts: 0 })
})

test('with a threshold of 0 everything is indexable and nothing is lacking', () => {
  const { total, indexable, lacked } = indexingOverview(counts([[[], 3]]), 0)
  expect([total, indexable]).toEqual([3, 3])
  expect(lacked.every(({ lacking, lifts }) => lacking === 0 && lifts === 0)).toBe(true)
})

function counts(entries: readonly (readonly [readonly ContentPart[], number])[]): number[] {
  const all = new Array<number>(CONTENT_SETS).fill(0)
  for (const [parts, count] of entries) {
    all[parts.reduce((set, part) => set | (1 << CONTENT_PARTS.indexOf(part)), 0)] = count
  }
  return all
}
