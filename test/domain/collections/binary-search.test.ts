import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstWhere, lowerBound } from '#domain/collections/binary-search.ts'

describe('the first number at least as large', () => {
  test.each([
    ['of none', [], 5, 0],
    ['below all', [2, 4, 4, 9], 1, 0],
    ['one that is there several times: its first place', [2, 4, 4, 9], 4, 1],
    ['between two', [2, 4, 4, 9], 5, 3],
    ['above all', [2, 4, 4, 9], 10, 4],
  ])('%s', (_, numbers, wanted, place) => {
    expect(lowerBound(Uint32Array.from(numbers), wanted)).toBe(place)
  })

  test('is searched for from a given index on', () => {
    expect(lowerBound(Uint32Array.of(2, 4, 4, 9), 4, 2)).toBe(2)
  })

  test('is the one that a linear search finds', () => {
    fc.assert(
      fc.property(fc.uint32Array(), fc.nat(), (numbers, wanted) => {
        const sorted = numbers.sort()
        const found = sorted.findIndex(number => number >= wanted)
        expect(lowerBound(sorted, wanted)).toBe(found < 0 ? sorted.length : found)
      }),
    )
  })
})

describe('the first number for which a test holds', () => {
  test.each([
    ['in the middle', 3, 10, 7, 7],
    ['at the beginning', 3, 10, 0, 3],
    ['beyond the end: the end', 3, 10, 99, 10],
    ['an empty range', 3, 3, 0, 3],
    ['below zero', -8, 2, -3, -3],
    ['beyond 32 bits', 2 ** 40, 2 ** 41, 2 ** 40 + 12_345, 2 ** 40 + 12_345],
  ])('%s', (_, from, to, least, found) => {
    expect(firstWhere(from, to, number => number >= least)).toBe(found)
  })
})
