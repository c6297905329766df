import { describe, expect, test } from 'vitest'
import { EMPTY_LISTING, isEmptyListing, storedListing } from '#domain/listing/listing.ts'
import { readHoursSentence, readListingDay, readListingHours } from '#domain/listing/read-hours.ts'
import { listing } from './make-listing.ts'

describe('a stored listing', () => {
  test('is read back as it was', () => {
    const typed = listing({ hours: { ...EMPTY_LISTING.hours, monday: '9-18' } })
    expect(storedListing(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  test.each([
    ['nothing', null],
    ['a text', 'name'],
    ['a list', ['name']],
    ['fields that are no texts', { name: 5, city: { a: 1 }, hours: { monday: [], tuesday: null } }],
    ['hours that are no week', { hours: 'Mo-Fr' }],
    ['a text that no form sends', { description: 'x'.repeat(10_001) }],
    ['fields that we do not have', { password: 'x', __proto__: { name: 'x' } }],
  ])('made of %s is empty', (_, stored) => {
    expect(storedListing(stored)).toEqual(EMPTY_LISTING)
  })

  test('of an older form is read as far as it still fits', () => {
    expect(storedListing({ name: 'Roth', fax: '0221', hours: { sunday: 'zu' } })).toEqual({
      ...EMPTY_LISTING,
      name: 'Roth',
      hours: { ...EMPTY_LISTING.hours, sunday: 'zu' },
    })
  })

  test('is empty while only blanks are typed', () => {
    expect(isEmptyListing({ ...EMPTY_LISTING, name: ' ' })).toBe(true)
    expect(isEmptyListing({ ...EMPTY_LISTING, hours: { ...EMPTY_LISTING.hours, friday: '9-18' } })).toBe(
      false,
    )
  })
})

describe('the hours of a listing', () => {
  test('empty and unclear days are unknown', () => {
    const hours = readListingHours({
      ...EMPTY_LISTING.hours,
      monday: '9-18',
      tuesday: '?',
      sunday: 'geschlossen',
    })
    expect(hours).toEqual([[{ from: 540, to: 1080 }], null, null, null, null, null, []])
  })

  test('a sentence describes the whole week', () => {
    const { week, unclear } = readHoursSentence('Mo-Fr 9-18 Uhr, Sa geschlossen')
    expect([week?.[0], week?.[5], week?.[6]]).toEqual([[{ from: 540, to: 1080 }], [], []])
    expect(unclear).toEqual([])
    expect(readHoursSentence('meistens vormittags')).toEqual({
      week: undefined,
      named: [],
      unclear: ['meistens vormittags'],
      hasHolidays: false,
    })
  })

  test('a day distinguishes unclear and unknown hours', () => {
    expect(readListingDay('nach Vereinbarung')).toBe('by-appointment')
    expect(readListingDay('unbekannt')).toBeNull()
    expect(readListingDay('vielleicht')).toBeUndefined()
  })
})
