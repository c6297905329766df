import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SortedIds } from '#search/overview/sorted-ids.ts'

/** A list sorted by a number of each id; 0 is unknown. */
function sortedBy(numbers: number[]): SortedIds {
  const keyOf = (id: number) => numbers[id] ?? 0
  return new SortedIds({ keyOf, compareEqual: () => 0, isKnown: id => keyOf(id) > 0 }, () => numbers.length)
}

function inOrder(sorted: SortedIds, direction: 'asc' | 'desc'): number[] {
  return sorted.inOrder(direction).flatMap(part => [...part])
}

/** The same, computed the slow and obvious way. */
function expected(numbers: readonly number[], direction: 'asc' | 'desc'): number[] {
  const sign = direction === 'asc' ? 1 : -1
  const value = (id: number) => numbers[id] ?? 0
  return [...numbers.keys()].sort((a, b) => {
    if (value(a) > 0 !== value(b) > 0) return value(a) > 0 ? -1 : 1
    return sign * (value(a) - value(b)) || a - b
  })
}

describe('sorted ids', () => {
  test('equal ones stand by rising id and unknown ones last, whichever way', () => {
    const sorted = sortedBy([3, 0, 5, 3, 0, 1])
    expect(inOrder(sorted, 'asc')).toEqual([5, 0, 3, 2, 1, 4])
    expect(inOrder(sorted, 'desc')).toEqual([2, 0, 3, 5, 1, 4])
  })

  test('an empty list is empty', () => {
    expect(inOrder(sortedBy([]), 'asc')).toEqual([])
    expect(inOrder(sortedBy([]), 'desc')).toEqual([])
  })

  test('after any changes the order is that of sorting everything again', () => {
    const changes = fc.array(fc.tuple(fc.nat(39), fc.nat(4)), { maxLength: 12 })
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { maxLength: 40 }),
        fc.array(fc.tuple(changes, fc.boolean()), { maxLength: 6 }),
        (first, rounds) => {
          const numbers = [...first]
          const sorted = sortedBy(numbers)
          for (const [changed, looksDown] of rounds) {
            for (const [at, number] of changed) {
              const id = Math.min(at, numbers.length)
              numbers[id] = number
              sorted.note(id)
            }
            expect(inOrder(sorted, 'asc')).toEqual(expected(numbers, 'asc'))
            if (looksDown) expect(inOrder(sorted, 'desc')).toEqual(expected(numbers, 'desc'))
          }
          expect(inOrder(sorted, 'desc')).toEqual(expected(numbers, 'desc'))
        },
      ),
    )
  })
})
