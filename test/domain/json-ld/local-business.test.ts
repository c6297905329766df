import type { LocalBusiness } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { businessNode } from '#domain/json-ld/local-business.ts'
import { openingHoursSpecification } from '#domain/json-ld/opening-hours.ts'
import type { WorkingHours } from '#domain/opening-hours/working-hours.ts'
import { UNKNOWN_PAGE_FIELDS } from '#test/make-business.ts'

const OPTIONS = { url: 'https://umkreis.example/koeln/praxis', hasRating: false }

describe('a business', () => {
  test('has everything that its page shows', () => {
    const told: Extract<LocalBusiness, { '@type': 'Dentist' }> = {
      '@type': 'Dentist',
      '@id': 'https://umkreis.example/koeln/praxis#business',
      name: 'Praxis am Kran',
      url: 'https://umkreis.example/koeln/praxis',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Am Kran 1',
        postalCode: '01067',
        addressLocality: 'Dresden',
        addressRegion: 'Sachsen',
        addressCountry: 'DE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 51.05, longitude: 13.74 },
      telephone: '+49 351 4710318',
      sameAs: 'https://praxis.example/',
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '08:00', closes: '18:00' },
      ],
      priceRange: '€€',
    }
    expect(businessNode(dentist(), OPTIONS)).toEqual(told)
  })

  test('has all its numbers and pages, and of a restaurant its menu and where a table is booked', () => {
    const links = {
      secondPhone: '+49 351 4710319',
      email: 'info@praxis.example',
      profiles: ['https://www.facebook.com/praxis'],
      menuLink: 'https://praxis.example/karte',
      bookingLink: 'https://praxis.example/termin',
    }
    const told = {
      telephone: ['+49 351 4710318', '+49 351 4710319'],
      email: 'info@praxis.example',
      sameAs: ['https://praxis.example/', 'https://www.facebook.com/praxis'],
    }
    const practice = businessNode(dentist(links), OPTIONS)
    expect(practice).toMatchObject(told)
    expect(practice).not.toHaveProperty('hasMenu')
    const restaurant = {
      categoryGroup: 'gastronomie',
      category: 'Restaurant',
      categorySlug: 'restaurant',
    } as const
    expect(businessNode(dentist({ ...links, ...restaurant }), OPTIONS)).toMatchObject({
      ...told,
      '@type': 'FoodEstablishment',
      hasMenu: 'https://praxis.example/karte',
      acceptsReservations: 'https://praxis.example/termin',
    })
  })

  test('leaves out what is unknown', () => {
    const bare = dentist({
      address: '',
      postalCode: '',
      city: '',
      state: null,
      latitude: null,
      longitude: null,
      phone: null,
      website: null,
      openingHours: null,
      priceLevel: null,
    })
    expect(businessNode(bare, OPTIONS)).toEqual({
      '@type': 'Dentist',
      '@id': 'https://umkreis.example/koeln/praxis#business',
      name: 'Praxis am Kran',
      url: 'https://umkreis.example/koeln/praxis',
      address: { '@type': 'PostalAddress', addressCountry: 'DE' },
    })
  })

  test('that comes to its customers has neither street nor position', () => {
    const told = JSON.stringify(businessNode(dentist({ hasServiceArea: true }), OPTIONS))
    expect(told).not.toContain('Am Kran')
    expect(told).not.toContain('51.05')
    expect(told).toContain('Dresden')
  })

  test('that is closed has no hours', () => {
    for (const status of ['closed-temporarily', 'closed-permanently'] as const) {
      expect(businessNode(dentist({ status }), OPTIONS)).not.toHaveProperty('openingHoursSpecification')
    }
  })

  test('that is invented has no data', () => {
    expect(businessNode(dentist({ isDemonstration: true }), OPTIONS)).toBeNull()
  })

  test('has its rating only if the operator wants it', () => {
    expect(businessNode(dentist(), OPTIONS)).not.toHaveProperty('aggregateRating')
    expect(businessNode(dentist(), { ...OPTIONS, hasRating: true })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.4', reviewCount: 128 },
    })
    const unrated = dentist({ rating: null, reviewCount: 0 })
    expect(businessNode(unrated, { ...OPTIONS, hasRating: true })).not.toHaveProperty('aggregateRating')
  })
})

describe('opening hours', () => {
  test.each<[string, WorkingHours, [days: string, opens: string, closes?: string][]]>([
    [
      'days with the same hours stand together, split ones twice',
      { Montag: '08:00-12:00, 13:00-18:00', Dienstag: '08:00-12:00', Freitag: '08:00-12:00, 13:00-18:00' },
      [
        ['Monday Tuesday Friday', '08:00', '12:00'],
        ['Monday Friday', '13:00', '18:00'],
      ],
    ],
    [
      'an end past midnight stands with the day it began on',
      { Samstag: '18:00-02:00' },
      [['Saturday', '18:00', '02:00']],
    ],
    [
      'an end at midnight is the last minute of the day',
      { Samstag: '18:00-24:00' },
      [['Saturday', '18:00', '23:59']],
    ],
    ['round the clock', { Sonntag: '00:00-24:00' }, [['Sunday', '00:00', '23:59']]],
    ['a whole day from the evening on', { Sonntag: '18:00-18:00' }, [['Sunday', '18:00', '17:59']]],
    ['a closed day opens and closes at midnight', { Sonntag: 'Closed' }, [['Sunday', '00:00', '00:00']]],
    ['a day of which nobody told anything is left out', { Montag: 'nach Vereinbarung' }, []],
    ['so is a day by appointment', { Montag: 'By appointment' }, []],
    ['an open end has no closing time', { Freitag: '17:00+' }, [['Friday', '17:00']]],
    ['nothing known', {}, []],
  ])('%s', (_rule, hours, told) => {
    const found = openingHoursSpecification(hours).map(({ dayOfWeek, opens, closes }) => [
      (dayOfWeek as string[]).join(' '),
      opens,
      ...(closes === undefined ? [] : [closes]),
    ])
    expect(found).toEqual(told)
  })
})

function dentist(overrides: Partial<PublicBusiness> = {}): PublicBusiness {
  return {
    ...UNKNOWN_PAGE_FIELDS,
    id: 7,
    name: 'Praxis am Kran',
    category: 'Zahnarzt',
    categoryGroup: 'gesundheit',
    categorySlug: 'zahnarzt',
    subtypes: [],
    city: 'Dresden',
    citySlug: 'dresden',
    district: null,
    address: 'Am Kran 1',
    fullAddress: 'Am Kran 1, 01067 Dresden',
    postalCode: '01067',
    country: 'Deutschland',
    phone: '+49 351 4710318',
    website: 'https://praxis.example/',
    rating: '4.4',
    ratingSource: 'Google',
    reviewCount: 128,
    photos: ['https://lh3.googleusercontent.com/a'],
    photosCount: 1,
    workingHours: { Montag: '08:00-18:00' },
    openingHours: { Montag: '08:00-18:00' },
    verified: false,
    latitude: 51.05,
    longitude: 13.74,
    priceLevel: 2,
    urlSlug: 'koeln/praxis',
    url_slug: 'koeln/praxis',
    sourceDate: '2026-11-01',
    source: 'google-maps',
    isDemonstration: false,
    isOpen: null,
    businessNumber: 'UK-7',
    description: null,
    about: {},
    reviewsLink: null,
    reviewsPerScore: null,
    state: 'Sachsen',
    status: 'operational',
    hasServiceArea: false,
    completeness: 90,
    contentScore: 90,
    isMultilingual: false,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...overrides,
  }
}
