import { expect, test } from 'vitest'
import { BUSINESSES } from '#test/web/fake-api.ts'
import type { ListCard } from '#web/cards/list-card.ts'
import { CENTRE_X, CENTRE_Y, pinsOf, plotOf } from '#web/cards/plot.ts'
import { toListCard } from '#web/cards/summarize.ts'

const KOELN = { kind: 'city', label: 'Köln', citySlug: 'koeln', latitude: 50.938, longitude: 6.957 } as const
const [first] = BUSINESSES
if (first === undefined) throw new Error('no business to place')
const pinsAround = (cards: readonly ListCard[]) => {
  const plot = plotOf(cards, KOELN, 5)
  return plot === null ? [] : pinsOf(plot, cards)
}
const at = (latitude: number | null, longitude: number | null) =>
  toListCard({ ...first, latitude, longitude })

test('a result in the north lies above the centre, one in the east right of it', () => {
  const [north, east] = pinsAround([at(50.966, 6.957), at(50.938, 7.0)])
  expect(north).toMatchObject({ number: 1, x: CENTRE_X })
  expect(north?.y).toBeLessThan(CENTRE_Y)
  expect(east?.x).toBeGreaterThan(CENTRE_X)
  expect(east?.y).toBe(CENTRE_Y)
})

test('the ring is the radius asked for', () => {
  const plot = plotOf([at(50.94, 6.96)], KOELN, 10)
  expect(plot).toMatchObject({ kind: 'rings', rings: [{ km: 10 }, { km: 5 }] })
})

test('without a radius the ring is the next round distance that holds all', () => {
  expect(plotOf([at(50.938, 7.0)], KOELN, null)).toMatchObject({ rings: [{ km: 5 }, { km: 2 }] })
})

test('without a place the results lie on the country', () => {
  expect(plotOf([at(52.52, 13.405)], null, null)).toMatchObject({ kind: 'country' })
})

test('a result without coordinates keeps its number free', () => {
  const pins = pinsAround([at(null, null), at(50.94, 6.96)])
  expect(pins.map(({ number }) => number)).toEqual([2])
})

test('no coordinates at all, no plot', () => expect(plotOf([at(null, null)], KOELN, 5)).toBeNull())

test('the plot knows where its rings are', () => {
  expect(plotOf([at(50.94, 6.96)], KOELN, 10)).toMatchObject({ latitude: 50.938, longitude: 6.957 })
})

test('results at one spot give way to each other, the first one stays', () => {
  const [first, second, alone] = pinsAround([at(50.94, 6.96), at(50.94, 6.96), at(50.97, 7.0)])
  expect(first).not.toHaveProperty('from')
  expect(second?.from).toEqual([first?.x, first?.y])
  expect(alone).not.toHaveProperty('from')
})
