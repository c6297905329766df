import { describe, expect, test } from 'vitest'
import { holidayOn } from '#domain/opening-hours/holidays.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { openState } from '#domain/opening-hours/state.ts'
import { changeParts, weekTable } from '#domain/opening-hours/table.ts'

const DAY = [{ from: 480, to: 1080 }]
const SHOP: OpeningHours = [DAY, DAY, null, DAY, DAY, [], []]

function at(clock: string): number {
  return Temporal.PlainDateTime.from(clock).toZonedDateTime('Europe/Berlin').epochMilliseconds
}

describe('a table of the week', () => {
  test('begins on Monday, carries the hours as they are and marks today', () => {
    const { rows } = weekTable(SHOP, at('2026-11-20T12:00'))
    expect(rows.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(rows.map(({ hours }) => hours)).toEqual([...SHOP])
    expect(rows.filter(({ isToday }) => isToday).map(({ weekday }) => weekday)).toEqual([4])
  })

  test('today changes at midnight in Germany', () => {
    const today = (clock: string) => weekTable(SHOP, at(clock)).rows.findIndex(({ isToday }) => isToday)
    expect(today('2026-11-22T23:59')).toBe(6)
    expect(today('2026-11-23T00:00')).toBe(0)
  })

  test('each day stands for its next date, over the end of a year and a leap day', () => {
    const dates = (clock: string) =>
      weekTable(SHOP, at(clock)).rows.map(({ date }) => `${date.day}.${date.month}.`)
    expect(dates('2026-12-30T12:00')).toEqual(['4.1.', '5.1.', '30.12.', '31.12.', '1.1.', '2.1.', '3.1.'])
    expect(dates('2028-02-27T12:00')).toEqual(['28.2.', '29.2.', '1.3.', '2.3.', '3.3.', '4.3.', '27.2.'])
  })

  test('marks holidays of the state beside the regular hours', () => {
    const { rows } = weekTable(SHOP, at('2026-06-02T12:00'), 'NW', holidayOn)
    expect(rows[3]).toMatchObject({
      hours: DAY,
      holiday: 'Fronleichnam',
      date: { year: 2026, month: 6, day: 4 },
    })
    expect(rows.filter(({ holiday }) => holiday !== null)).toHaveLength(1)
    expect(weekTable(SHOP, at('2026-06-02T12:00'), 'BE', holidayOn).rows[3]?.holiday).toBeNull()
  })
})

describe('the next holiday', () => {
  const next = (clock: string) => weekTable(SHOP, at(clock), 'SN', holidayOn).nextHoliday

  test('may be today', () => {
    expect(next('2026-11-18T12:00')).toEqual({
      name: 'Buß- und Bettag',
      date: { year: 2026, month: 11, day: 18 },
      inDays: 0,
    })
  })

  test('is named up to 14 days ahead', () => {
    expect(next('2026-12-11T00:30')).toMatchObject({ name: '1. Weihnachtstag', inDays: 14 })
    expect(next('2026-12-10T23:30')).toBeNull()
  })

  test('is not known without a lookup', () => {
    expect(weekTable(SHOP, at('2026-12-24T12:00'), 'SN').nextHoliday).toBeNull()
  })
})

describe('the parts of a next change', () => {
  const parts = (clock: string) => {
    const { nextChange } = openState(SHOP, at(clock))
    return nextChange && changeParts(nextChange, at(clock))
  }

  test.each([
    ['today', '2026-11-20T07:00', { opens: true, inDays: 0, weekday: 4, minutes: 480 }],
    ['closing today', '2026-11-20T12:00', { opens: false, inDays: 0, weekday: 4, minutes: 1080 }],
    [
      'tomorrow, over a clock change',
      '2027-03-28T12:00',
      { opens: true, inDays: 1, weekday: 0, minutes: 480 },
    ],
    ['in three days', '2026-11-20T20:00', { opens: true, inDays: 3, weekday: 0, minutes: 480 }],
  ])('%s', (_, clock, expected) => {
    expect(parts(clock)).toEqual(expected)
  })
})
