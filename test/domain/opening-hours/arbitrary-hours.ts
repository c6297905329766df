import fc from 'fast-check'
import type { OpenStatus } from '#domain/opening-hours/encoded-week.ts'
import {
  BY_APPOINTMENT,
  type DayHours,
  dayOfIntervals,
  type OpeningHours,
} from '#domain/opening-hours/opening-hours.ts'

/** Any day that the domain allows: unknown, closed, by appointment, or up to four intervals, also past midnight or with an open end. */
const dayArbitrary: fc.Arbitrary<DayHours> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant(BY_APPOINTMENT) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 })), {
          maxLength: 4,
        }),
        fc.boolean(),
      )
      .map(([spans, isOpenEnd]) => {
        const day = dayOfIntervals(spans.map(([from, length]) => ({ from, to: from + length }))) ?? []
        return isOpenEnd ? day.map((last, at) => (at === day.length - 1 ? { ...last, to: null } : last)) : day
      }),
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
    Array<OpenStatus>(1440).fill(day === null ? 'unknown' : day === BY_APPOINTMENT ? day : 'closed'),
  )
  const say = (state: OpenStatus, end: (from: number, to: number | null) => number) =>
    hours.forEach((day, weekday) => {
      for (const { from, to } of day === BY_APPOINTMENT ? [] : (day ?? [])) {
        for (let minute = from; minute < end(from, to); minute++)
          states[(weekday * 1440 + minute) % 10_080] = state
      }
    })
  say('unknown', (_, to) => to ?? 29 * 60)
  say('open', (from, to) => to ?? from + 6 * 60)
  return states
}
