import { describe, expect, test } from 'vitest'
import { DEFAULT_SCHEDULE, lastDue, nextDue } from '#domain/job/schedule.ts'

const at = (text: string) => Date.parse(text)
const DAILY_AT_3 = { weekday: null, hour: 3 }

test('a daily task is due at its hour by clocks in Germany', () => {
  const due = at('2026-11-24T03:00:00+01:00')
  expect(nextDue(DAILY_AT_3, due - 1)).toBe(due)
  expect(nextDue(DAILY_AT_3, due)).toBe(at('2026-11-25T03:00:00+01:00'))
  expect(lastDue(DAILY_AT_3, due)).toBe(due)
  expect(lastDue(DAILY_AT_3, due - 1)).toBe(at('2026-11-23T03:00:00+01:00'))
})

test('a weekly task is due on its weekday at its hour', () => {
  const tuesday = at('2026-11-24T10:00:00+01:00')
  const sundays = { weekday: 7, hour: 1 }
  expect(lastDue(sundays, tuesday)).toBe(at('2026-11-22T01:00:00+01:00'))
  expect(nextDue(sundays, tuesday)).toBe(at('2026-11-29T01:00:00+01:00'))
  const tuesdays = { weekday: 2, hour: 11 }
  expect(lastDue(tuesdays, tuesday)).toBe(at('2026-11-17T11:00:00+01:00'))
  expect(nextDue(tuesdays, tuesday)).toBe(at('2026-11-24T11:00:00+01:00'))
  expect(DEFAULT_SCHEDULE['validate-urls'].weekday).toBe(sundays.weekday)
})

describe('when the clocks change', () => {
  test('an hour that they leave out is due once, an hour later', () => {
    const begin = at('2026-03-28T12:00:00+01:00')
    expect(dueTimes(2, begin, 3)).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-30T00:00:00.000Z',
      '2026-03-31T00:00:00.000Z',
    ])
  })

  test('an hour that they show twice is due once, the first time', () => {
    const begin = at('2026-10-24T12:00:00+02:00')
    expect(dueTimes(2, begin, 3)).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-26T01:00:00.000Z',
      '2026-10-27T01:00:00.000Z',
    ])
    expect(lastDue({ weekday: null, hour: 2 }, at('2026-10-25T02:30:00+01:00'))).toBe(
      at('2026-10-25T02:00:00+02:00'),
    )
  })
})

function dueTimes(hour: number, from: number, count: number): string[] {
  const times: string[] = []
  for (let now = from; times.length < count; ) {
    now = nextDue({ weekday: null, hour }, now)
    times.push(new Date(now).toISOString())
  }
  return times
}
