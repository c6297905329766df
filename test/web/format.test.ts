import { describe, expect, test } from 'vitest'
import { formats } from '#web/format.ts'

const german = formats('de-DE')

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
  expect(german.longDate('2026-03-01T23:59:00Z')).toBe('1. März 2026')
})
