import { expect, test } from 'vitest'
import {
  decodeList,
  encodeList,
  FIELD_BIT,
  FIELD_BITS,
  mostBytesOfList,
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

test('neighbours take one byte each, so that a common word is read fast', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => [at + 1, name] as const)
  expect(encoded(...many).length).toBeLessThan(10_010)
})
