import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  encodeWeek,
  isAlwaysOpen,
  isOpenWithin,
  nextWeekChange,
  weekStateAt,
} from '#domain/opening-hours/encoded-week.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { hoursArbitrary, statesByMinute } from './arbitrary-hours.ts'

const UNKNOWN: OpeningHours = [null, null, null, null, null, null, null]
const DAY = [{ from: 540, to: 1080 }]
const WHOLE = [{ from: 0, to: 1440 }]

describe('an encoded week', () => {
  test('states every minute as the hours do', () => {
    fc.assert(
      fc.property(hoursArbitrary, hours => {
        const week = encodeWeek(hours)
        expect(Array.from({ length: 10_080 }, (_, minute) => weekStateAt(week, minute))).toEqual(
          statesByMinute(hours),
        )
      }),
    )
  })

  test('finds the next change from any minute', () => {
    fc.assert(
      fc.property(hoursArbitrary, fc.integer({ min: 0, max: 10_079 }), (hours, minute) => {
        const states = statesByMinute(hours)
        const ahead = states.findIndex(
          (_, step) => step > 0 && states[(minute + step) % 10_080] !== states[minute],
        )
        const expected =
          ahead < 0 ? undefined : { inMinutes: ahead, state: states[(minute + ahead) % 10_080] }
        expect(nextWeekChange(encodeWeek(hours), minute)).toEqual(expected)
      }),
    )
  })

  test('is open between two minutes where it is open at one of them', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 10_079 }), fc.integer({ min: 1, max: 1_440 }))
    fc.assert(
      fc.property(hoursArbitrary, span, (hours, [from, length]) => {
        const to = Math.min(from + length, 10_080)
        const expected = statesByMinute(hours).slice(from, to).includes('open')
        expect(isOpenWithin(encodeWeek(hours), from, to)).toBe(expected)
      }),
    )
  })

  test('never closes only where every minute is open', () => {
    const whole = [WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE] as const
    expect(isAlwaysOpen(encodeWeek([...whole, WHOLE]))).toBe(true)
    expect(isAlwaysOpen(encodeWeek([...whole, null]))).toBe(false)
    expect(isAlwaysOpen(encodeWeek([[], [], [], [], [], [], []]))).toBe(false)
    expect(isAlwaysOpen(encodeWeek(UNKNOWN))).toBe(false)
  })

  test('an interval past midnight counts on the next day, Sunday night on Monday', () => {
    const week = encodeWeek([[], [], [], [], [], [], [{ from: 1080, to: 1560 }]])
    expect(weekStateAt(week, 10_079)).toBe('open')
    expect(weekStateAt(week, 119)).toBe('open')
    expect(weekStateAt(week, 120)).toBe('closed')
  })

  test('what runs over from a known day is open on an unknown one, the rest of it unknown', () => {
    const week = encodeWeek([[{ from: 1080, to: 1560 }], null, [], [], [], [], []])
    expect(weekStateAt(week, 1440 + 119)).toBe('open')
    expect(weekStateAt(week, 1440 + 120)).toBe('unknown')
    expect(weekStateAt(week, 2 * 1440)).toBe('closed')
  })

  test('an open end is open for six hours, then unknown until five or until it opens again', () => {
    const week = encodeWeek([[{ from: 1020, to: null }], [{ from: 180, to: 240 }], [], [], [], [], []])
    const stateAt = (hour: number) => weekStateAt(week, hour * 60)
    expect([16, 17, 22, 23, 24, 26].map(stateAt)).toEqual([
      'closed',
      'open',
      'open',
      'unknown',
      'unknown',
      'unknown',
    ])
    expect([27, 28, 29].map(stateAt)).toEqual(['open', 'unknown', 'closed'])
  })

  test('a day by appointment is neither open nor closed', () => {
    const week = encodeWeek([[], 'by-appointment', [], [], [], [], []])
    expect([1439, 1440, 2879, 2880].map(minute => weekStateAt(week, minute))).toEqual([
      'closed',
      'by-appointment',
      'by-appointment',
      'closed',
    ])
    expect(isOpenWithin(week, 1440, 2880)).toBe(false)
  })

  test.each([
    ['nothing known', null, 1],
    ['no day known', UNKNOWN, 1],
    ['always open', [WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE, WHOLE] satisfies OpeningHours, 1],
    ['always closed', [[], [], [], [], [], [], []] satisfies OpeningHours, 1],
    ['five days', [DAY, DAY, DAY, DAY, DAY, [], []] satisfies OpeningHours, 11],
  ])('is small: %s takes %3$i entries', (_, hours, entries) => {
    expect(encodeWeek(hours)).toHaveLength(entries)
  })

  test('an empty one is unknown', () => {
    expect(weekStateAt(new Uint16Array(), 0)).toBe('unknown')
    expect(isOpenWithin(new Uint16Array(), 0, 10_080)).toBe(false)
  })
})
