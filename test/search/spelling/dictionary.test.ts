import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDictionary, packDictionary } from '#search/spelling/dictionary.ts'
import { distanceAtMost } from '#search/spelling/edit-distance.ts'
import { idOf, nearestWord } from '#search/spelling/lookup.ts'
import { buildDictionary, correctWord } from '#search/spelling/spell-checker.ts'

/** The distance by its definition. */
function plainDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => row + column),
  )
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const best = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
      )
      const line = rows[row]
      if (line !== undefined) line[column] = isSwapped ? Math.min(best, cell(row - 2, column - 2) + 1) : best
    }
  }
  return cell(one.length, other.length)
}

const word = fc.string({ unit: fc.constantFrom('b', 'e', 'r', 'i'), minLength: 3, maxLength: 12 })

test('up to its bound, the bounded distance is the exact one', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, most) => {
      const bytes = Buffer.from(`--${other}--`)
      expect(distanceAtMost(Buffer.from(one), bytes, 2, 2 + other.length, most)).toBe(
        Math.min(plainDistance(one, other), most + 1),
      )
    }),
    { numRuns: 2_000 },
  )
})

test('the look-up finds every word that a linear search finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (words, typed) => {
      fc.pre(typed.length >= 4)
      const dictionary = packDictionary(words.map(each => ({ folded: each, shown: each, count: 5 })))
      const most = typed.length >= 8 ? 2 : 1
      const isNear = words.some(each => plainDistance(each, typed) <= most)
      if (isNear) expect(nearestWord(dictionary, typed)).toBeDefined()
    }),
    { numRuns: 300 },
  )
})

describe('the stored dictionary', () => {
  const built = buildDictionary([
    { word: 'Bäckerei', count: 70 },
    { word: 'Fußpflege', count: 7 },
    { word: 'straße', count: 1 },
    { word: 'x1', count: 9 },
  ])

  test('opens as it was built, at any place in a buffer', () => {
    for (const offset of [0, 1, 2, 3, 4]) {
      const moved = new Uint8Array(built.bytes.length + offset)
      moved.set(built.bytes, offset)
      const opened = openDictionary(moved.subarray(offset))
      expect(opened && correctWord(opened, 'bäkerei')).toBe('bäckerei')
      expect(opened && correctWord(opened, 'fuspflege')).toBe('fußpflege')
      expect(opened && idOf(opened, 'strasse')).toBeDefined()
    }
  })

  test.each([
    ['nothing', new Uint8Array()],
    ['another file', Buffer.from('SQLite format 3\0 and more of it, to be longer than a header')],
    ['half of it', built.bytes.subarray(0, built.bytes.length / 2)],
    ['one byte more', Buffer.concat([built.bytes, Buffer.from([0])])],
    [
      'another format',
      Buffer.concat([built.bytes.subarray(0, 4), Buffer.from([99, 0, 0, 0]), built.bytes.subarray(8)]),
    ],
    [
      'absurd sizes',
      Buffer.concat([built.bytes.subarray(0, 8), Buffer.alloc(24, 255), built.bytes.subarray(32)]),
    ],
  ])('%s is refused, not read', (_, bytes) => {
    expect(openDictionary(bytes)).toBeUndefined()
  })

  test('an empty dictionary still knows the trades', () => {
    expect(correctWord(buildDictionary([]), 'klemptner')).toBe('klempner')
  })
})
