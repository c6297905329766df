import { describe, expect, test } from 'vitest'
import {
  EMPTY_LISTING,
  LISTING_CATEGORIES,
  LISTING_STEPS,
  type ListingInput,
  type ListingStep,
} from '#domain/listing/listing.ts'
import { firstFaultyStep, listingFaults, stepFaults } from '#domain/listing/listing-faults.ts'
import { listing } from './make-listing.ts'

const codesFor = (step: ListingStep, part: Partial<ListingInput>) =>
  stepFaults(step, listing(part)).map(({ field, code }) => `${field} ${code}`)

describe('a listing', () => {
  test.each(LISTING_STEPS)('that is complete has no fault in step %i', step => {
    expect(codesFor(step, {})).toEqual([])
  })

  test('needs name, category and description in step 1', () => {
    expect(stepFaults(1, EMPTY_LISTING).map(({ field }) => field)).toEqual([
      'name',
      'category',
      'description',
    ])
  })

  test('needs everything but the website in step 2', () => {
    expect(stepFaults(2, EMPTY_LISTING).map(({ field }) => field)).toEqual([
      'address',
      'postalCode',
      'city',
      'phone',
      'email',
    ])
  })

  test('needs nothing in step 3', () => {
    expect(stepFaults(3, EMPTY_LISTING)).toEqual([])
  })

  test.each(LISTING_CATEGORIES)('may be of the category %s', category => {
    expect(codesFor(1, { category })).toEqual([])
  })

  test('may be of any other category that there is, where that is known', () => {
    const isCategory = (name: string) => name === 'Hufschmied'
    const codes = (category: string) =>
      listingFaults(listing({ category }), isCategory).map(({ code }) => code)
    expect(codes('Hufschmied')).toEqual([])
    expect(codes('Hufschmidt')).toEqual(['choice_unknown'])
    expect(codes('__proto__')).toEqual(['choice_unknown'])
    expect(codes('')).toEqual(['required'])
  })

  test.each<[string, ListingStep, Partial<ListingInput>, readonly string[]]>([
    ['a name of ß, ş and İ', 1, { name: 'İşletme Weiß' }, []],
    ['a name of blanks', 1, { name: '   ' }, ['name required']],
    ['a description beyond a page', 1, { description: 'ä'.repeat(2001) }, ['description too_long']],
    ['a postal code with leading zero', 2, { postalCode: '01067' }, []],
    ['a postal code that lost its zero', 2, { postalCode: '1067' }, ['postalCode postal_code_shape']],
    ['a postal code with its country', 2, { postalCode: 'D-50823' }, ['postalCode postal_code_shape']],
    ['digits of another script', 2, { postalCode: '٥٠٨٢٣' }, ['postalCode postal_code_shape']],
    ['a number without area code', 2, { phone: '4710144' }, ['phone phone_without_area_code']],
    ['an address without ending', 2, { email: 'kontakt@waermewerk' }, ['email email_without_ending']],
    ['a website without scheme', 2, { website: 'www.waermewerk.example' }, []],
    ['a website with umlauts', 2, { website: 'https://wärmewerk.example/über-uns' }, []],
    ['no address at all', 2, { website: 'keine' }, ['website website_invalid']],
    ['a script for a website', 2, { website: 'javascript:alert(1)' }, ['website website_invalid']],
    [
      'a second number that is the first',
      2,
      { secondPhone: '+49 221 4710144' },
      ['secondPhone phone_repeated'],
    ],
    ['a profile on each line', 2, { profiles: 'facebook.com/roth\ninstagram.com/roth' }, []],
    ['a profile of no network', 2, { profiles: 'https://roth.example' }, ['profiles profile_unknown']],
    ['two websites', 2, { website: 'a.example b.example' }, ['website website_invalid']],
  ])('with %s', (_, step, part, codes) => {
    expect(codesFor(step, part)).toEqual(codes)
  })

  test.each([
    ['', []],
    ['9-18 Uhr', []],
    ['09:00-12:30, 14:00-18:00', []],
    ['Geschlossen', []],
    ['Closed', []],
    ['Kapalı', []],
    ['KAPALI', []],
    ['nach Vereinbarung', []],
    ['18-2 Uhr', []],
    ['ab 17 Uhr', []],
    ['bis 3:00', ['hours.tuesday hours_unclear']],
    ['morgens', ['hours.tuesday hours_unclear']],
    ['25:00-26:00', ['hours.tuesday hours_unclear']],
    ['9'.repeat(201), ['hours.tuesday too_long']],
  ])('with a Tuesday of "%s"', (tuesday, codes) => {
    expect(codesFor(3, { hours: { ...EMPTY_LISTING.hours, tuesday } })).toEqual(codes)
  })

  test('is sent back to its first step with a fault', () => {
    expect(firstFaultyStep(listing())).toBeUndefined()
    expect(firstFaultyStep(listing({ city: '', hours: { ...EMPTY_LISTING.hours, friday: '?' } }))).toBe(2)
    expect(firstFaultyStep(EMPTY_LISTING)).toBe(1)
  })
})
