import { describe, expect, test } from 'vitest'
import {
  decodeList,
  encodeList,
  FIELD_BIT,
  FIELD_BITS,
  isListInFields,
  lengthOfList,
  mostBytesOfList,
  rowsInList,
} from '#search/postings/posting-list.ts'

const { name, category, description } = FIELD_BIT
const ALL = name | category | FIELD_BIT.geography | description

const encoded = (...postings: readonly (readonly [row: number, fields: number])[]) => {
  const list = Uint32Array.from(postings, ([row, fields]) => (row << FIELD_BITS) | fields)
  const bytes = new Uint8Array(mostBytesOfList(list.length))
  return bytes.subarray(0, encodeList(list, bytes, 0))
}
const rows = (bytes: Uint8Array, fields = ALL) => [...decodeList(bytes, 0, fields)]

test('rows come back in order, next to each other or millions apart', () => {
  expect(rows(encoded([1, name], [2, name], [130, name], [20_000, name], [200_000_000, name]))).toEqual([
    1, 2, 130, 20_000, 200_000_000,
  ])
})

test('a list in one field is found in this field and in none of the others', () => {
  const bytes = encoded([7, category], [9, category])
  expect(rows(bytes, name | category)).toEqual([7, 9])
  expect(rows(bytes, name | description)).toEqual([])
})

test('each row of a list in several fields is found in its own fields', () => {
  const bytes = encoded([3, name], [4, name | description], [8, description])
  expect(rows(bytes, name)).toEqual([3, 4])
  expect(rows(bytes, description)).toEqual([4, 8])
  expect(rows(bytes)).toEqual([3, 4, 8])
})

test('neighbours take one byte each and what is skipped by little more, so that a common word is read fast', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => [at + 1, name] as const)
  expect(encoded(...many).length).toBeLessThan(10_400)
})

describe('few rows are looked up in a list of thousands', () => {
  // Far enough apart for differences of one, two and three bytes.
  const rowAt = (at: number) => 5 + at * 3 + (at > 700 ? 1_000 : 0) + (at > 2_000 ? 100_000 : 0)
  const count = 3_000
  const fieldsAt = (at: number) => (at % 3 === 0 ? name | category : description)
  const mixed = encoded(...Array.from({ length: count }, (_, at) => [rowAt(at), fieldsAt(at)] as const))
  const alike = encoded(...Array.from({ length: count }, (_, at) => [rowAt(at), category] as const))
  const look = (bytes: Uint8Array, fields: number, wanted: readonly number[]) => [
    ...rowsInList(bytes, 0, fields, Uint32Array.from(wanted)),
  ]
  const all = Array.from({ length: count }, (_, at) => rowAt(at))

  test.each([
    ['the first and the last one', [0, count - 1]],
    ['those beside an entry of the skip table', [254, 255, 256, 257, 511, 512, 513]],
    ['neighbours after a long gap', [2_000, 2_001, 2_002]],
    ['every seventh one', all.map((_, at) => at).filter(at => at % 7 === 0)],
    ['all of them', all.map((_, at) => at)],
  ])('%s', (_, places) => {
    const wanted = places.map(rowAt)
    expect(look(alike, ALL, wanted)).toEqual(wanted)
    expect(look(alike, name, wanted)).toEqual([])
    expect(look(mixed, ALL, wanted)).toEqual(wanted)
    expect(look(mixed, name, wanted)).toEqual(places.filter(at => at % 3 === 0).map(rowAt))
  })

  test('rows that the list does not have are left out, before, between and behind its own', () => {
    expect(look(mixed, ALL, [0, 1, rowAt(0), rowAt(0) + 1, rowAt(600) + 1, rowAt(701), 10_000_000])).toEqual([
      rowAt(0),
      rowAt(701),
    ])
    expect(look(mixed, ALL, [])).toEqual([])
  })

  test('its length and its fields are known without reading it', () => {
    expect(lengthOfList(mixed, 0)).toBe(count)
    expect([name, category, description].map(field => isListInFields(mixed, 0, field))).toEqual([
      true,
      true,
      true,
    ])
    expect(isListInFields(mixed, 0, FIELD_BIT.geography)).toBe(false)
    expect([isListInFields(alike, 0, category), isListInFields(alike, 0, name)]).toEqual([true, false])
  })
})
