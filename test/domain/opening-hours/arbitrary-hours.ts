import fc from 'fast-check'
import type { OpenStatus } from '#domain/opening-hours/encoded-week.ts'
import { type DayHours, dayOfIntervals, type OpeningHours } from '#domain/opening-hours/opening-hours.ts'

/** Any day that the domain allows: unknown, closed, or up to four intervals, also past midnight. */
const dayArbitrary: fc.Arbitrary<DayHours> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 })), { maxLength: 4 })
      .map(spans => dayOfIntervals(spans.map(([from, length]) => ({ from, to: from + length })))),
  },
)

export const hoursArbitrary: fc.Arbitrary<OpeningHours> = fc.tuple(
  dayArbitrary,
  dayArbitrary,
  dayArbitrary,
  dayArbitrary,
  dayArbitrary,
  dayArbitrary,
  dayArbitrary,
)

/** The state of every minute of a week, found the slow and obvious way. */
export function statesByMinute(hours: OpeningHours): readonly OpenStatus[] {
  const states: OpenStatus[] = hours.flatMap(day =>
    Array<OpenStatus>(1440).fill(day === null ? 'unknown' : 'closed'),
  )
  hours.forEach((day, weekday) => {
    for (const { from, to } of day ?? []) {
      for (let minute = from; minute < to; minute++) states[(weekday * 1440 + minute) % 10_080] = 'open'
    }
  })
  return states
}
