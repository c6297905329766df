import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { formatWorkingHours, parseWorkingHours } from '#domain/opening-hours/working-hours.ts'
import { hoursArbitrary } from './arbitrary-hours.ts'

describe('hours in JSON answers', () => {
  test('every kind of day', () => {
    const hours: OpeningHours = [
      [
        { from: 450, to: 720 },
        { from: 780, to: 1080 },
      ],
      [{ from: 0, to: 1440 }],
      [],
      null,
      [{ from: 1080, to: 1560 }],
      'by-appointment',
      [
        { from: 600, to: 840 },
        { from: 1020, to: null },
      ],
    ]
    const json = {
      Montag: '07:30-12:00, 13:00-18:00',
      Dienstag: '00:00-24:00',
      Mittwoch: 'Closed',
      Freitag: '18:00-02:00',
      Samstag: 'By appointment',
      Sonntag: '10:00-14:00, 17:00+',
    }
    expect(formatWorkingHours(hours)).toEqual(json)
    expect(Object.keys(formatWorkingHours(hours))).toEqual(Object.keys(json))
    expect(parseWorkingHours(json)).toEqual(hours)
  })

  test('any week is read back exactly as it was written', () => {
    fc.assert(
      fc.property(hoursArbitrary, hours => {
        expect(parseWorkingHours(formatWorkingHours(hours))).toEqual(hours)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    [''],
    ['geschlossen'],
    ['9:00-18:00'],
    ['09:00-25:00'],
    ['17:00+, 19:00-20:00'],
    ['17:00-'],
    ['by appointment'],
    ['24:00-25:00'],
    ['09:00-18:60'],
    ['09:00–18:00'],
    ['09:00-18:00,19:00-20:00'],
    ['08:00-20:00, 19:00-18:00'],
  ])('%j is of another form and therefore unknown', text => {
    expect(parseWorkingHours({ Montag: text })[0]).toBeNull()
  })
})
