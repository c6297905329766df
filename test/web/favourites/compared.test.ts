import { expect, test } from 'vitest'
import { areDifferent, traitRows } from '#web/pages/favourites/compared.ts'
import { listHref, readListAddress } from '#web/pages/favourites/list-address.ts'

test('a row for everything that any of the businesses has or lacks, groups together', () => {
  const rows = traitRows([
    { Zahlungen: { Kreditkarten: true }, Parken: { Parkservice: false } },
    {},
    { Zahlungen: { Schecks: true, Kreditkarten: true } },
  ])
  expect(rows).toEqual([
    { group: 'Zahlungen', trait: 'Kreditkarten', values: [true, undefined, true] },
    { group: 'Zahlungen', trait: 'Schecks', values: [undefined, undefined, true] },
    { group: 'Parken', trait: 'Parkservice', values: [false, undefined, undefined] },
  ])
})

test.each([
  ['both have it', [true, true], false],
  ['one lacks it', [true, false], true],
  ['of one it is not known', [true, undefined], true],
])('%s', (_, values, expected) => {
  expect(areDifferent(values)).toBe(expected)
})

test('the address of a list is read as forms without script write it, and written as people copy it', () => {
  const address = readListAddress('?ids=3,1,99&compare=3&compare=1&from=%20Bad+K%C3%B6nig%20')
  expect(address).toEqual({ ids: [3, 1, 99], compare: [3, 1], from: 'Bad König' })
  expect(listHref(address)).toBe('/merkliste?ids=3,1,99&compare=3,1&from=Bad+K%C3%B6nig')
  expect(readListAddress('?compare=1,2,3,4,5,6,x').compare).toEqual([1, 2, 3, 4])
  expect(listHref(readListAddress(''))).toBe('/merkliste')
})
