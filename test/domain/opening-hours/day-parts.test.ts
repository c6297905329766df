import { describe, expect, test } from 'vitest'
import { dayPartsOf } from '#domain/opening-hours/day-parts.ts'
import { clockText, parseOpenAt } from '#domain/opening-hours/open-at.ts'

/** Tuesday, 24 November 2026, 10:05 in Germany. */
const NOW = Date.parse('2026-11-24T10:05:30+01:00')
const DAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** 'Di 24.11. 10:05-10:06' */
function partsOf(text: string, now = NOW): readonly string[] {
  const openAt = parseOpenAt(text)
  if (openAt === undefined) throw new Error(`${text} is no time`)
  return dayPartsOf(openAt, now).map(
    ({ weekday, day, month, from, to }) =>
      `${DAYS[weekday]} ${day}.${month}. ${clockText(from)}-${clockText(to)}`,
  )
}

test.each([
  ['now', ['Di 24.11. 10:05-10:06']],
  ['today', ['Di 24.11. 10:05-24:00']],
  ['tue', ['Di 24.11. 00:00-24:00']],
  ['mon', ['Mo 30.11. 00:00-24:00']],
  ['tomorrow@06:00-10:00', ['Mi 25.11. 06:00-10:00']],
  ['today@08:00', ['Di 24.11. 08:00-08:01']],
  ['weekend', ['Sa 28.11. 00:00-24:00', 'So 29.11. 00:00-24:00']],
  ['sun@22:00-02:00', ['So 29.11. 22:00-24:00', 'Mo 30.11. 00:00-02:00']],
  ['today@24:00', ['Mi 25.11. 00:00-00:01']],
  ['today@-20:00', ['Di 24.11. 19:59-20:00']],
  ['today@-02:00', ['Mi 25.11. 01:59-02:00']],
  ['today@-24:00', ['Di 24.11. 23:59-24:00']],
  ['2026-12-31@23:30-00:30', ['Do 31.12. 23:30-24:00', 'Fr 1.1. 00:00-00:30']],
  ['2028-02-29', ['Di 29.2. 00:00-24:00']],
  ['always', []],
  ['holiday', []],
  ['holiday@10:00', []],
])('%s, asked on a Tuesday at 10:05', (text, parts) => {
  expect(partsOf(text)).toEqual(parts)
})

describe('when clocks change', () => {
  test('the hour that is skipped is no time of the day', () => {
    expect(partsOf('2027-03-28')).toEqual(['So 28.3. 00:00-02:00', 'So 28.3. 03:00-24:00'])
    expect(partsOf('2027-03-28@02:30')).toEqual([])
    expect(partsOf('2027-03-28@01:00-02:30')).toEqual(['So 28.3. 01:00-02:00'])
  })

  test('the hour that comes twice counts once', () => {
    expect(partsOf('2027-10-31')).toEqual(['So 31.10. 00:00-24:00'])
  })

  test('tomorrow is the next day, though the night has 23 or 25 hours', () => {
    const beforeSummer = Date.parse('2027-03-27T23:30:00+01:00')
    expect(partsOf('tomorrow@12:00', beforeSummer)).toEqual(['So 28.3. 12:00-12:01'])
    const beforeWinter = Date.parse('2027-10-30T00:30:00+02:00')
    expect(partsOf('tomorrow@12:00', beforeWinter)).toEqual(['So 31.10. 12:00-12:01'])
    expect(partsOf('sun', beforeWinter)).toEqual(['So 31.10. 00:00-24:00'])
  })
})

test('after midnight in Germany it is the next day, though not yet in UTC', () => {
  const afterMidnight = Date.parse('2026-11-25T00:10:00+01:00')
  expect(partsOf('today', afterMidnight)).toEqual(['Mi 25.11. 00:10-24:00'])
})
