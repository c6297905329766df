import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeWeek, weekStateAt } from '#domain/opening-hours/encoded-week.ts'
import { parseFreeTextHours } from '#domain/opening-hours/free-text.ts'
import { openState, weekMinuteAt } from '#domain/opening-hours/open-state.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { hoursArbitrary, statesByMinute } from './arbitrary-hours.ts'

/** An instant in German local time; when the clocks change, with its offset: '2026-10-25T02:30+01:00'. */
function at(clock: string): number {
  if (clock.includes('+')) return Temporal.Instant.from(clock).epochMilliseconds
  return Temporal.PlainDateTime.from(clock).toZonedDateTime('Europe/Berlin').epochMilliseconds
}

function hoursOf(text: string): OpeningHours {
  const hours = parseFreeTextHours(text)
  if (hours === undefined) throw new Error(`not understood: ${text}`)
  return hours
}

/** 'open' or 'closed', then the next change as 'opens 2026-11-23T09:00+01:00' or 'no change'. */
function stateOf(hours: OpeningHours | null, clock: string): string {
  const { isOpen, nextChange } = openState(hours, at(clock))
  const now = isOpen === null ? 'unknown' : isOpen ? 'open' : 'closed'
  if (nextChange === null) return `${now}, no change`
  const then = Temporal.Instant.fromEpochMilliseconds(nextChange.at).toString({
    timeZone: 'Europe/Berlin',
    smallestUnit: 'minute',
  })
  return `${now}, ${nextChange.opens ? 'opens' : 'closes'} ${then}`
}

describe('a usual week', () => {
  const shop = hoursOf('Mo-Fr 9-13, 14-18 Uhr, Sa 9-12')

  test.each([
    ['before opening', '2026-11-20T08:59:59', 'closed, opens 2026-11-20T09:00+01:00'],
    ['at the minute of opening', '2026-11-20T09:00', 'open, closes 2026-11-20T13:00+01:00'],
    ['in the midday break', '2026-11-20T13:00', 'closed, opens 2026-11-20T14:00+01:00'],
    ['in the last minute', '2026-11-20T17:59:59', 'open, closes 2026-11-20T18:00+01:00'],
    ['at the minute of closing', '2026-11-20T18:00', 'closed, opens 2026-11-21T09:00+01:00'],
    ['over the weekend', '2026-11-21T12:00', 'closed, opens 2026-11-23T09:00+01:00'],
    ['over new year', '2026-12-31T19:00', 'closed, opens 2027-01-01T09:00+01:00'],
    ['over the leap day', '2028-02-28T19:00', 'closed, opens 2028-02-29T09:00+01:00'],
    ['on the leap day', '2028-02-29T19:00', 'closed, opens 2028-03-01T09:00+01:00'],
  ])('%s', (_, clock, state) => {
    expect(stateOf(shop, clock)).toBe(state)
  })

  test('open once a week: the next change may be six days away', () => {
    expect(stateOf(hoursOf('So 10-12'), '2026-11-22T12:00')).toBe('closed, opens 2026-11-29T10:00+01:00')
  })
})

describe('past midnight', () => {
  const bar = hoursOf('Fr-So 18-2 Uhr')

  test.each([
    ['before midnight', '2026-11-20T23:59', 'open, closes 2026-11-21T02:00+01:00'],
    ['after midnight', '2026-11-21T01:59', 'open, closes 2026-11-21T02:00+01:00'],
    ['Sunday night on Monday', '2026-11-23T01:00', 'open, closes 2026-11-23T02:00+01:00'],
    ['closed since then', '2026-11-23T02:00', 'closed, opens 2026-11-27T18:00+01:00'],
    ['at the beginning of a night not run over', '2026-11-20T01:00', 'closed, opens 2026-11-20T18:00+01:00'],
  ])('%s', (_, clock, state) => {
    expect(stateOf(bar, clock)).toBe(state)
  })

  test('hours cut at midnight by an export are one opening', () => {
    const cut: OpeningHours = [[{ from: 480, to: 1440 }], [{ from: 0, to: 360 }], [], [], [], [], []]
    expect(stateOf(cut, '2026-11-23T20:00')).toBe('open, closes 2026-11-24T06:00+01:00')
  })
})

describe('always, never and unknown', () => {
  test.each([
    ['open around the clock', hoursOf('24/7'), 'open, no change'],
    ['closed all week', [[], [], [], [], [], [], []] satisfies OpeningHours, 'closed, no change'],
    ['no hours', null, 'unknown, no change'],
  ])('%s', (_, hours, state) => {
    expect(stateOf(hours, '2026-11-20T12:00')).toBe(state)
  })

  const noTuesday: OpeningHours = [[{ from: 540, to: 1080 }], null, [{ from: 540, to: 1080 }], [], [], [], []]

  test('an unknown day is neither open nor closed; the first certain change after it is named', () => {
    expect(stateOf(noTuesday, '2026-11-24T12:00')).toBe('unknown, opens 2026-11-25T09:00+01:00')
  })

  test('closing before an unknown day is known, opening after it is not', () => {
    expect(stateOf(noTuesday, '2026-11-23T12:00')).toBe('open, closes 2026-11-23T18:00+01:00')
    expect(stateOf(noTuesday, '2026-11-23T19:00')).toBe('closed, no change')
  })

  test('on a day by appointment it is neither; the hours of other days are named', () => {
    const byAppointment: OpeningHours = [
      [{ from: 540, to: 1080 }],
      'by-appointment',
      [{ from: 540, to: 1080 }],
      [],
      [],
      [],
      [],
    ]
    expect(stateOf(byAppointment, '2026-11-24T12:00')).toBe('unknown, opens 2026-11-25T09:00+01:00')
    expect(openState(byAppointment, at('2026-11-24T12:00')).isByAppointment).toBe(true)
    expect(openState(byAppointment, at('2026-11-23T12:00')).isByAppointment).toBe(false)
    expect(stateOf(byAppointment, '2026-11-23T19:00')).toBe('closed, no change')
  })

  test('an open end: before it the opening is named, after it no closing', () => {
    const bar = hoursOf('Fr ab 17 Uhr')
    expect(stateOf(bar, '2026-11-20T16:00')).toBe('closed, opens 2026-11-20T17:00+01:00')
    expect(stateOf(bar, '2026-11-20T22:59')).toBe('open, no change')
    expect(stateOf(bar, '2026-11-20T23:00')).toMatch(/^unknown/)
    expect(stateOf(bar, '2026-11-21T05:00')).toBe('closed, opens 2026-11-27T17:00+01:00')
  })

  test('between unknown days there is no next change', () => {
    expect(stateOf([null, [], null, [], [], [], []], '2026-11-23T12:00')).toBe('unknown, no change')
  })
})

describe('the night without 2:00 to 3:00 (28 March 2027)', () => {
  test.each([
    [
      'opening at 2:30 happens at 3:00',
      '02:30-10:00',
      '2027-03-28T01:59',
      'closed, opens 2027-03-28T03:00+02:00',
    ],
    [
      'closing at 2:30 happens at 3:00',
      '00:00-02:30',
      '2027-03-28T01:59',
      'open, closes 2027-03-28T03:00+02:00',
    ],
    [
      'an opening within the hour does not happen',
      '02:10-02:50',
      '2027-03-28T01:59',
      'closed, opens 2027-04-04T02:10+02:00',
    ],
    [
      'a break within the hour does not happen',
      '00:00-02:10, 02:50-06:00',
      '2027-03-28T01:59',
      'open, closes 2027-03-28T06:00+02:00',
    ],
    [
      'opening later is an hour earlier by the sun',
      '09:00-12:00',
      '2027-03-27T20:00',
      'closed, opens 2027-03-28T09:00+02:00',
    ],
  ])('%s', (_, day, clock, state) => {
    expect(stateOf(hoursOf(`So ${day}`), clock)).toBe(state)
  })
})

describe('the night with 2:00 to 3:00 twice (25 October 2026)', () => {
  test.each([
    ['first 2:15', '2026-10-25T02:15+02:00', 'open, closes 2026-10-25T02:30+02:00'],
    ['first 2:45', '2026-10-25T02:45+02:00', 'closed, opens 2026-10-25T02:00+01:00'],
    ['second 2:15', '2026-10-25T02:15+01:00', 'open, closes 2026-10-25T02:30+01:00'],
    ['second 2:45', '2026-10-25T02:45+01:00', 'closed, opens 2026-11-01T00:00+01:00'],
  ])('closing at 2:30 happens twice, as the clock does: %s', (_, clock, state) => {
    expect(stateOf(hoursOf('So 00:00-02:30'), clock)).toBe(state)
  })

  test.each([
    [
      'a night until 3:00 is an hour longer',
      '18:00-03:00',
      '2026-10-24T23:00',
      'open, closes 2026-10-25T03:00+01:00',
    ],
    [
      'opening later comes an hour later',
      '18:00-19:00',
      '2026-10-24T20:00',
      'closed, opens 2026-10-31T18:00+01:00',
    ],
  ])('%s', (_, day, clock, state) => {
    expect(stateOf(hoursOf(`Sa ${day}`), clock)).toBe(state)
  })

  test('around the clock there is no change', () => {
    expect(stateOf(hoursOf('24/7'), '2026-10-24T23:00')).toBe('open, no change')
  })
})

describe('closing soon', () => {
  const shop = hoursOf('Mo-Fr 9-18 Uhr')

  test.each([
    ['2026-11-20T16:59:59', false],
    ['2026-11-20T17:00', true],
    ['2026-11-20T17:59', true],
    ['2026-11-20T18:00', false],
    ['2026-11-20T08:30', false],
  ])('%s: %s', (clock, closesSoon) => {
    expect(openState(shop, at(clock)).closesSoon).toBe(closesSoon)
  })
})

/** Any instant of some years, with those around clock changes as likely as all others. */
const instantArbitrary = fc.oneof(
  fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) }),
  fc
    .tuple(
      fc.constantFrom('2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26'),
      fc.integer({ min: -8 * 86_400_000, max: 86_400_000 }),
    )
    .map(([day, distance]) => Date.parse(`${day}T01:00:00Z`) + distance),
)

describe('any week at any instant', () => {
  test('the index answers the same', () => {
    fc.assert(
      fc.property(hoursArbitrary, instantArbitrary, (hours, instant) => {
        const { isOpen } = openState(hours, instant)
        const state = weekStateAt(encodeWeek(hours), weekMinuteAt(instant))
        expect(asOpen(state)).toBe(isOpen)
      }),
      { numRuns: 500 },
    )
  })

  test('state and next change are those found minute by minute with Temporal', () => {
    fc.assert(
      fc.property(hoursArbitrary, instantArbitrary, (hours, instant) => {
        const states = statesByMinute(hours)
        const { isOpen, nextChange } = openState(hours, instant)
        expect(isOpen).toBe(asOpen(stateByTemporal(states, instant)))
        expect(nextChange).toEqual(walk(states, instant))
      }),
      { numRuns: 60 },
    )
  })
})

type States = ReturnType<typeof statesByMinute>

function asOpen(state: States[number] | undefined): boolean | null {
  return isCertain(state) ? state === 'open' : null
}

function stateByTemporal(states: States, epochMs: number): States[number] | undefined {
  const clock = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO('Europe/Berlin')
  return states[(clock.dayOfWeek - 1) * 1440 + clock.hour * 60 + clock.minute]
}

function isCertain(state: States[number] | undefined): boolean {
  return state === 'open' || state === 'closed'
}

/** The first change from one known state to another; an uncertain state at the start is left first. */
function walk(states: States, instant: number) {
  let before = stateByTemporal(states, instant)
  const isUncertainNow = !isCertain(before)
  const start = Math.floor(instant / 60_000)
  for (let minute = start + 1; minute <= start + 16 * 1440; minute++) {
    const next = stateByTemporal(states, minute * 60_000)
    if (next === before) continue
    if (!isCertain(next)) return null
    if (isCertain(before) || !isUncertainNow) return { at: minute * 60_000, opens: next === 'open' }
    before = next
  }
  return null
}
