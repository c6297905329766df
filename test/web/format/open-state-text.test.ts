import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { messages as de } from '#messages/de/site.ts'
import { messages as en } from '#messages/en/site.ts'
import { messages as tr } from '#messages/tr/site.ts'
import { hoursArbitrary } from '#test/domain/opening-hours/arbitrary-hours.ts'
import { dayField } from '#web/format/day-text.ts'
import { formats } from '#web/format/formats.ts'
import { daysInShort, type HourWords, hourRows } from '#web/format/hour-rows.ts'
import { openStateText, todayOf } from '#web/format/open-state-text.ts'

const SHOP = {
  Montag: '08:00-18:00',
  Freitag: '07:30-12:00, 13:00-18:00',
  Samstag: 'Closed',
  Sonntag: 'Closed',
}
/** Friday, 20 November 2026, at a time in Germany (UTC+1). */
const friday = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour - 1, minute)

describe('the state line', () => {
  test.each([
    ['open tells until when', SHOP, friday(14), 'open', 'bis 18:00'],
    ['within an hour of closing it says so', SHOP, friday(17, 30), 'soon', 'um 18:00'],
    ['the lunch break tells when it goes on today', SHOP, friday(12, 15), 'shut', 'öffnet 13:00'],
    ['the evening tells the next opening day', SHOP, friday(19), 'shut', 'öffnet Mo\u00a08:00'],
    [
      'tomorrow is called tomorrow',
      { Freitag: 'Closed', Samstag: '09:00-12:00' },
      friday(10),
      'shut',
      'öffnet morgen 9:00',
    ],
    [
      'the day before the clocks change, at night, tomorrow is the day that is an hour shorter',
      { Samstag: 'Closed', Sonntag: '08:00-18:00', Montag: '09:00-18:00' },
      Date.parse('2027-03-27T23:30:00+01:00'),
      'shut',
      'öffnet morgen 8:00',
    ],
    [
      'and the day after that has its name',
      { Samstag: 'Closed', Sonntag: 'Closed', Montag: '09:00-18:00' },
      Date.parse('2027-03-27T23:30:00+01:00'),
      'shut',
      'öffnet Mo\u00a09:00',
    ],
    ['an open end has no claim about closing', { Freitag: '17:00+' }, friday(20), 'open', ''],
    ['before it the opening is told', { Freitag: '17:00+' }, friday(10), 'shut', 'öffnet 17:00'],
    [
      'a night is told to its end',
      { Freitag: '18:00-03:00', Samstag: 'Closed' },
      friday(20),
      'open',
      'bis morgen 3:00',
    ],
    [
      'by appointment is neither open nor closed',
      { Freitag: 'By appointment' },
      friday(10),
      'unknown',
      'Nach Vereinbarung',
    ],
    ['no hours, no claim', null, friday(10), 'unknown', ''],
    ['an unknown day is not a closed one', { Montag: '08:00-18:00' }, friday(10), 'unknown', ''],
  ])('%s', (_, hours, now, kind, detail) => {
    expect(openStateText(hours, now, de)).toEqual({ kind, detail })
  })

  test('always open has no end', () => {
    const hours = Object.fromEntries(de.weekdays.long.map(day => [day, '00:00-24:00']))
    const line = { kind: 'open', detail: 'rund um die Uhr' }
    expect(openStateText(hours, friday(3), de)).toEqual(line)
    expect(openStateText(hours, friday(3), de, false, true)).toEqual(line)
  })

  test('on a public holiday the week tells nothing of a door that would be open', () => {
    const onHoliday = (hours: typeof SHOP | null, now: number) => openStateText(hours, now, de, false, true)
    const mayDiffer = 'Heute Feiertag, Zeiten können abweichen'
    expect(onHoliday(SHOP, friday(14))).toEqual({ kind: 'unknown', detail: mayDiffer })
    expect(onHoliday(SHOP, friday(19))).toEqual({ kind: 'shut', detail: mayDiffer })
    expect(onHoliday(null, friday(14))).toEqual({ kind: 'unknown', detail: '' })
  })

  test('the long form tells when it opens again', () => {
    expect(openStateText(SHOP, friday(14), de, true).detail).toBe('bis 18:00, wieder Mo\u00a08:00')
  })
})

test('the table has seven rows and says what is not known', () => {
  const rows = hourRows(SHOP, de.hours)
  expect(rows).toHaveLength(7)
  expect(rows[1]).toEqual({ weekday: 1, times: ['keine Angabe'], isOpen: false })
  expect(rows[4]?.times).toEqual(['7:30–12:00', '13:00–18:00'])
  expect(rows[6]).toEqual({ weekday: 6, times: ['Geschlossen'], isOpen: false })
})

test('in short, days with the same times stand together, and those on which nobody opens are left out', () => {
  const week = { ...SHOP, Dienstag: '08:00-18:00', Samstag: '09:00-12:00' }
  expect(daysInShort(week, de.hours, de.weekdays.short)).toEqual([
    { days: 'Mo–Di', times: ['8:00–18:00'] },
    { days: 'Fr', times: ['7:30–12:00', '13:00–18:00'] },
    { days: 'Sa', times: ['9:00–12:00'] },
  ])
})

test('a day by appointment and an open end are rows of their own, in each language', () => {
  const week = { Freitag: 'By appointment', Samstag: '11:00-14:00, 17:00+', Sonntag: '18:00-03:00' }
  const times = (words: HourWords) =>
    hourRows(week, words)
      .slice(4)
      .map(row => row.times.join(', '))
  expect(times(de.hours)).toEqual(['nach Vereinbarung', '11:00–14:00, ab 17:00', '18:00–3:00'])
  expect(times(en.hours)).toEqual(['by appointment', '11:00–14:00, from 17:00', '18:00–3:00'])
  expect(times(tr.hours)).toEqual(['randevu ile', '11:00–14:00, 17:00 itibarıyla', '18:00–3:00'])
})

test('the field of a day is read back as the same day, in each language', () => {
  fc.assert(
    fc.property(hoursArbitrary, fc.constantFrom(de.hours, en.hours, tr.hours), (week, words) => {
      // The last minute of a day means its end.
      fc.pre(!JSON.stringify(week).match(/"to":(?:1439|2879)\b/))
      expect(week.map(day => (day === null ? null : parseDayText(dayField(day, words))))).toEqual(week)
    }),
  )
})

test('today is the day in Germany, not in Greenwich', () => {
  const night = Date.UTC(2026, 10, 20, 23, 30)
  expect(todayOf(night, formats(de))).toEqual({ weekday: 5, date: '21.11.' })
  expect(todayOf(night, formats(tr))).toEqual({ weekday: 5, date: '21 Kasım' })
})
