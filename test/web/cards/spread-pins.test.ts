import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PIN_GAP, type Pin, spreadPins } from '#web/cards/spread-pins.ts'

const pins = (...points: readonly (readonly [number, number])[]): Pin[] =>
  points.map(([x, y], index) => ({ number: index + 1, x, y }))

/** A page of results on the plot. */
const PAGE = fc
  .array(fc.tuple(fc.integer({ min: 26, max: 342 }), fc.integer({ min: 64, max: 426 })), { maxLength: 24 })
  .map(points => pins(...points))

test('who is alone stays where it belongs', () => {
  const apart = pins([100, 100], [100 + PIN_GAP, 100], [200, 300])
  expect(spreadPins(apart)).toEqual(apart)
})

test('of two at one spot the first stays, the second says where it belongs', () => {
  const [first, second] = spreadPins(pins([100, 100], [100, 100]))
  expect(first).toEqual({ number: 1, x: 100, y: 100 })
  expect(second).toMatchObject({ number: 2, from: [100, 100] })
})

test('who is alone is not driven away by those that give way', () => {
  const spread = spreadPins(pins([100, 100], [100, 100], [100 + PIN_GAP, 100]))
  expect(spread[2]).toEqual({ number: 3, x: 100 + PIN_GAP, y: 100 })
})

test('no two of a page lie over each other, wherever they belong, and none leaves the plot', () => {
  fc.assert(
    fc.property(PAGE, page => {
      const spread = spreadPins(page)
      expect(spread.map(({ number }) => number)).toEqual(page.map(({ number }) => number))
      for (const [index, one] of spread.entries()) {
        expect(one.x >= 14 && one.x <= 354 && one.y >= 14 && one.y <= 426).toBe(true)
        for (const other of spread.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(PIN_GAP)
      }
    }),
  )
})

test('none of a page lies over the words of a ring, and who was there says where it belongs', () => {
  const words = { x: 184, y: 64, width: 50, height: 22 }
  expect(spreadPins(pins([190, 60]), [words])[0]).toMatchObject({ number: 1, from: [190, 60] })
  fc.assert(
    fc.property(PAGE, page => {
      for (const { x, y } of spreadPins(page, [words])) {
        // A pin has a radius of 12.
        expect(Math.abs(x - words.x) > 37 || Math.abs(y - words.y) > 23).toBe(true)
      }
    }),
  )
})

test('a full page at one spot is spread too, at an edge as well', () => {
  for (const [x, y] of [
    [184, 222],
    [26, 64],
    [342, 426],
  ] as const) {
    const spread = spreadPins(pins(...Array.from({ length: 24 }, () => [x, y] as const)))
    expect(new Set(spread.map(pin => `${pin.x} ${pin.y}`)).size).toBe(24)
  }
})

test('the same pins give the same picture', () => {
  fc.assert(
    fc.property(PAGE, page => {
      expect(spreadPins(page.map(pin => ({ ...pin })))).toEqual(spreadPins(page))
    }),
  )
})
