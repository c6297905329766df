import { describe, expect, test } from 'vitest'
import { checkPlace } from '#domain/place/check-place.ts'

describe('a postal code and a city', () => {
  test.each([
    ['that belong together', '50823', 'Köln', { city: 'Köln', matches: true, suggestion: null }],
    ['with a leading zero', '01067', 'Dresden', { city: 'Dresden', matches: true, suggestion: null }],
    ['with the quarter', '50823', 'Köln-Ehrenfeld', { city: 'Köln', matches: true, suggestion: null }],
    ['without umlaut', '50823', 'koeln', { city: 'Köln', matches: true, suggestion: 'Köln' }],
    ['in Turkish capitals', '02826', 'GÖRLİTZ', { city: 'Görlitz', matches: true, suggestion: 'Görlitz' }],
    [
      'shortened',
      '60311',
      'Frankfurt a. M.',
      { city: 'Frankfurt am Main', matches: true, suggestion: 'Frankfurt am Main' },
    ],
    ['of different towns', '50823', 'Bonn', { city: 'Bonn', matches: false, suggestion: 'Köln' }],
    ['of a town abroad', '13353', 'Istanbul', { city: 'Istanbul', matches: false, suggestion: 'Berlin' }],
    ['without the city', '50823', ' ', { city: '', matches: false, suggestion: 'Köln' }],
    ['with markup', '02826', '<b>x</b>', { city: '<b>x</b>', matches: false, suggestion: 'Görlitz' }],
  ])('%s', (_, postalCode, city, answer) => {
    expect(checkPlace({ postalCode, city })).toEqual({ postalCode, isKnown: true, ...answer })
  })

  test('a code that does not exist suggests nothing', () => {
    expect(checkPlace({ postalCode: '00000', city: 'Köln' })).toEqual({
      postalCode: '00000',
      city: 'Köln',
      isKnown: false,
      matches: false,
      suggestion: null,
    })
  })
})
