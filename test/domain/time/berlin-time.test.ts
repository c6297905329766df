import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { berlinTime } from '#domain/time/berlin-time.ts'

/** The same with Temporal, which some browsers do not have. */
function byTemporal(epochMs: number) {
  const { year, month, day, dayOfWeek, hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO('Europe/Berlin')
  return { year, month, day, weekday: dayOfWeek - 1, minutes: hour * 60 + minute }
}

describe('the clock in Germany', () => {
  test.each([
    ['winter', '2026-11-21T03:10:09Z', { year: 2026, month: 11, day: 21, weekday: 5, minutes: 250 }],
    ['summer', '2026-07-01T22:30:00Z', { year: 2026, month: 7, day: 2, weekday: 3, minutes: 30 }],
    [
      'last second before summer time',
      '2027-03-28T00:59:59.999Z',
      { year: 2027, month: 3, day: 28, weekday: 6, minutes: 119 },
    ],
    [
      'first second of summer time',
      '2027-03-28T01:00:00Z',
      { year: 2027, month: 3, day: 28, weekday: 6, minutes: 180 },
    ],
    [
      'last second of summer time',
      '2026-10-25T00:59:59.999Z',
      { year: 2026, month: 10, day: 25, weekday: 6, minutes: 179 },
    ],
    [
      'first second of winter time',
      '2026-10-25T01:00:00Z',
      { year: 2026, month: 10, day: 25, weekday: 6, minutes: 120 },
    ],
    ['leap day', '2028-02-28T23:00:00Z', { year: 2028, month: 2, day: 29, weekday: 1, minutes: 0 }],
    ['after the leap day', '2028-02-29T23:00:00Z', { year: 2028, month: 3, day: 1, weekday: 2, minutes: 0 }],
    [
      'no leap day in 2100',
      '2100-02-28T23:30:00Z',
      { year: 2100, month: 3, day: 1, weekday: 0, minutes: 30 },
    ],
    ['new year', '2026-12-31T23:00:00Z', { year: 2027, month: 1, day: 1, weekday: 4, minutes: 0 }],
  ])('%s', (_, instant, shown) => {
    expect(berlinTime(Date.parse(instant))).toEqual(shown)
  })

  test('shows what Temporal shows, at any instant from 1970 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2100, 0) }), epochMs => {
        expect(berlinTime(epochMs)).toEqual(byTemporal(epochMs))
      }),
      { numRuns: 1000 },
    )
  })

  test('shows what Temporal shows, every seven minutes around both clock changes of ten years', () => {
    for (let year = 2024; year < 2034; year++) {
      for (const month of [2, 9]) {
        const lastSunday = new Date(Date.UTC(year, month + 1, 0))
        const change = lastSunday.getTime() - lastSunday.getUTCDay() * 86_400_000 + 3_600_000
        for (let minutes = -120; minutes <= 120; minutes += 7) {
          const epochMs = change + minutes * 60_000
          expect(berlinTime(epochMs), new Date(epochMs).toISOString()).toEqual(byTemporal(epochMs))
        }
      }
    }
  })
})
