import { expect, test } from 'vitest'
import { berlinDate, berlinDay, berlinDays } from '#domain/time/berlin-day.ts'

const HOUR = 3_600_000

test.each([
  ['2026-11-24', '2026-11-24T00:00:00+01:00', 24],
  ['2026-07-01', '2026-07-01T00:00:00+02:00', 24],
  ['2026-03-29', '2026-03-29T00:00:00+01:00', 23],
  ['2026-10-25', '2026-10-25T00:00:00+02:00', 25],
  ['2026-12-31', '2026-12-31T00:00:00+01:00', 24],
])('%s in Germany begins at %s and lasts %i hours', (day, begin, hours) => {
  const { from, to } = berlinDay(day)
  expect(from).toBe(Date.parse(begin))
  expect((to - from) / HOUR).toBe(hours)
  expect([berlinDate(from), berlinDate(to - 1)]).toEqual([day, day])
  expect(berlinDate(from - 1) < day).toBe(true)
})

test('a span of days ends with the end of its last day, and is open where a day is missing', () => {
  const { from } = berlinDay('2026-03-28')
  const { to } = berlinDay('2026-03-29')
  expect(berlinDays({ from: '2026-03-28', to: '2026-03-29' })).toEqual({ from, until: to })
  expect(berlinDays({ to: '2026-03-29' })).toEqual({ from: undefined, until: to })
  expect(berlinDays({})).toEqual({ from: undefined, until: undefined })
})
