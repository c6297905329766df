import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEEKDAYS } from '#domain/opening-hours/working-hours.ts'
import { unpackHours } from '#web/cards/list-card.ts'
import { packHours } from '#web/cards/summarize.ts'

test('equal days in a row are written once', () => {
  const hours = { Montag: '08:00-18:00', Dienstag: '08:00-18:00', Mittwoch: 'Closed', Sonntag: 'Closed' }
  expect(packHours(hours)).toBe('08:00-18:00|=|Closed||||Closed')
})

test('unknown hours stay unknown', () => expect(unpackHours(packHours(null))).toBeNull())

test('every week comes out as it went in', () => {
  const day = fc.constantFrom('08:00-18:00', '07:30-12:00, 13:00-18:00', 'Closed', '00:00-24:00')
  const week = fc.record(Object.fromEntries(WEEKDAYS.map(name => [name, day])), { requiredKeys: [] })
  fc.assert(
    fc.property(week, hours => {
      expect(unpackHours(packHours(hours))).toEqual({ ...hours })
    }),
  )
})
