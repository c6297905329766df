import { describe, expect, test } from 'vitest'
import { messages as de } from '#messages/de/site.ts'
import { messages as en } from '#messages/en/site.ts'
import { messages as tr } from '#messages/tr/site.ts'
import { formats } from '#web/format/formats.ts'

const german = formats(de)

describe('counts', () => {
  test('thousands are grouped with a point', () => expect(german.count(59_599)).toBe('59.599'))

  test.each([
    [0, '0'],
    [987, '987'],
    [1_000, '1.000'],
    [1_001, '1,0k'],
    [15_420, '15,4k'],
    [25_529, '25,5k'],
  ])('%i on a tile is %s', (count, text) => expect(german.shortCount(count)).toBe(text))
})

test.each([
  [3, '10 m'],
  [84, '80 m'],
  [810, '0,8 km'],
  [9_949, '9,9 km'],
  [12_345, '12 km'],
])('%i metres are %s', (metres, text) => expect(german.distance(metres)).toBe(text))

test('a rating always has one decimal', () => expect(german.rating(5)).toBe('5,0'))

test('dates are German, and the day is the day written', () => {
  expect(german.date('2026-11-18')).toBe('18.11.2026')
  expect(german.longDate('2026-03-01T23:59:00Z')).toBe('1.\u00a0März\u00a02026')
})

describe('other languages', () => {
  const english = formats(en)
  const turkish = formats(tr)

  test('digits are grouped their way', () => {
    expect([english.count(59_599), turkish.count(59_599)]).toEqual(['59,599', '59.599'])
    expect([english.shortCount(15_420), turkish.shortCount(15_420)]).toEqual(['15.4k', '15,4 bin'])
    expect([english.rating(4.7), turkish.rating(4.7)]).toEqual(['4.7', '4,7'])
    expect([english.distance(810), turkish.distance(810)]).toEqual(['0.8 km', '0,8 km'])
  })

  test('a month is a word, so that nobody takes it for the day', () => {
    expect(english.date('2026-03-02')).toBe('2 March 2026')
    expect(turkish.date('2026-03-02')).toBe('2 Mart 2026')
    expect(german.dayOfMonth(29, 2)).toBe('29.2.')
    expect([english.dayOfMonth(29, 2), turkish.dayOfMonth(29, 2)]).toEqual(['29 February', '29 Şubat'])
  })

  test.each([
    [1, 'one'],
    [0, 'other'],
    [2, 'other'],
    [1_001, 'other'],
  ])('%i takes the form %s', (count, form) => {
    for (const { counted } of [german, english, turkish])
      expect(counted(count).plural({ one: 'one', other: 'other' })).toBe(form)
  })
})
