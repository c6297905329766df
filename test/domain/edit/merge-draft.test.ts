import { describe, expect, test } from 'vitest'
import { mergeDraft, newBusiness, sourceOf } from '#domain/edit/merge-draft.ts'
import { completenessOf } from '#domain/quality/completeness.ts'
import { draft, draftWithout } from '#test/make-draft.ts'

const OCTOBER = { source: 'google-maps', date: '2026-10-01' } as const
const NOVEMBER = { source: 'spreadsheet', date: '2026-11-01' } as const

describe('what a draft becomes', () => {
  const cases = [
    {
      name: 'a row without any category is a service provider',
      given: draftWithout('category'),
      becomes: { category: 'Dienstleister', categoryGroup: 'dienstleister' },
    },
    {
      name: 'an unknown category keeps its own words',
      given: draft({ category: 'Zauberstabschnitzerei' }),
      becomes: { category: 'Zauberstabschnitzerei', categoryGroup: 'sonstiges' },
    },
    {
      name: 'an English category is shown in German',
      given: draft({ category: 'Bakery', subtypes: ['Bakery', 'Pastry shop'] }),
      becomes: {
        category: 'Bäckerei',
        categoryGroup: 'gastronomie',
        subtypes: [expect.not.stringMatching(/shop/i)],
      },
    },
    {
      name: 'the postal code decides the state, not the words of the source',
      given: draft({ postalCode: '01067', city: 'Dresden', state: 'BY' }),
      becomes: { state: 'SN', postalCode: '01067', citySlug: 'dresden' },
    },
    {
      name: 'a city whose name exists in several states is addressed with its state',
      given: draft({ city: 'Neustadt', postalCode: '01844' }),
      becomes: {
        city: expect.stringContaining('Neustadt'),
        citySlug: expect.stringMatching(/^neustadt.*sachsen$/),
      },
    },
    {
      name: 'a row without city and postal code has no city',
      given: { ...draftWithout('city', 'postalCode', 'street'), hasServiceArea: true },
      becomes: { city: '', citySlug: 'deutschland', state: null },
    },
    {
      name: 'a street without city and postal code is in the town of its position',
      given: {
        ...draftWithout('city', 'postalCode'),
        street: 'Plöck 61',
        latitude: 49.4098,
        longitude: 8.7005,
      },
      becomes: { city: 'Heidelberg', citySlug: 'heidelberg', state: 'BW', street: 'Plöck 61' },
    },
    {
      name: 'a street whose position is beside every town has no city',
      given: { ...draftWithout('city', 'postalCode'), street: 'Weg 1', latitude: 54.3, longitude: 7.6 },
      becomes: { city: '', citySlug: 'deutschland' },
    },
  ]
  test.each(cases)('$name', ({ given, becomes }) => {
    expect(newBusiness(given, OCTOBER, 1, 0)).toMatchObject(becomes)
  })
})

test('merging the same facts gives the same object, so that nothing is written', () => {
  const business = newBusiness(draft({ about: { Zahlungen: { Kartenzahlung: true } } }), OCTOBER, 1, 0)
  expect(mergeDraft(business, draft({ about: { Zahlungen: { Kartenzahlung: true } } }), NOVEMBER, 1)).toBe(
    business,
  )
})

test('a field that the newer source does not mention keeps its older source', () => {
  const business = newBusiness(draft({ website: 'https://roth.example/' }), OCTOBER, 1, 0)
  const merged = mergeDraft(business, { phone: '+493581471001' }, NOVEMBER, 1)
  expect(sourceOf(merged, 'website')).toEqual({ ...OCTOBER, isLocked: false })
  expect(sourceOf(merged, 'phone')).toEqual({ ...NOVEMBER, isLocked: false })
})

test('the owner may change what is locked, and it stays locked', () => {
  const open = newBusiness(draft(), OCTOBER, 1, 0)
  const locked = { ...open, fieldSources: { phone: { ...OCTOBER, isLocked: true } } }
  const byOwner = mergeDraft(locked, { phone: '+493581471009' }, { source: 'owner', date: '2026-11-02' }, 1)
  expect(byOwner.phone).toBe('+493581471009')
  expect(sourceOf(byOwner, 'phone')).toEqual({ source: 'owner', date: '2026-11-02', isLocked: true })
})

describe('completeness', () => {
  const complete = newBusiness(
    draft({
      website: 'https://roth.example/',
      latitude: 51.15,
      longitude: 14.99,
      description: 'Brot.',
      photos: ['https://umkreis.example/1.svg'],
      rating: 4.5,
      openingHours: [[], [], [], [], [], [], []],
    }),
    OCTOBER,
    1,
    0,
  )
  test('a complete entry has 100 points', () => expect(complete.completeness).toBe(100))
  test('a bare name has none', () =>
    expect(newBusiness({ name: 'Roth' }, OCTOBER, 1, 0).completeness).toBe(0))
  test('hours of which no day is known count as missing', () => {
    const unknown = [null, null, null, null, null, null, null] as const
    expect(completenessOf({ ...complete, openingHours: unknown })).toBe(80)
  })
  test('a business that comes to its customers needs no street', () => {
    expect(completenessOf({ ...complete, street: null, hasServiceArea: true })).toBe(100)
    expect(completenessOf({ ...complete, street: null })).toBe(80)
  })
})

describe('a rating is of one source', () => {
  const GOOGLES = draft({ rating: 4.6, reviewCount: 131, reviewsPerScore: [1, 0, 10, 20, 100] })
  const rated = newBusiness(GOOGLES, OCTOBER, 1, 0)

  test('a rating of another source replaces all figures of the former one', () => {
    const merged = mergeDraft(rated, { rating: 4.9, ratingSource: 'ProvenExpert' }, NOVEMBER, 1)
    expect(merged).toMatchObject({
      rating: 4.9,
      ratingSource: 'ProvenExpert',
      reviewCount: 0,
      reviewsPerScore: null,
    })
  })

  test('a count of another source changes nothing', () => {
    expect(mergeDraft(rated, { reviewCount: 7, ratingSource: 'ProvenExpert' }, NOVEMBER, 1)).toBe(rated)
  })

  test('a count of the same source changes the count alone', () => {
    expect(mergeDraft(rated, { reviewCount: 140, ratingSource: 'Google' }, NOVEMBER, 1)).toMatchObject({
      rating: 4.6,
      reviewCount: 140,
    })
  })

  test.each(['rating', 'ratingSource'] as const)('a locked %s keeps all figures', field => {
    const lock = { source: 'administrator', date: '2026-10-02', isLocked: true } as const
    const locked = { ...rated, fieldSources: { [field]: lock } }
    expect(mergeDraft(locked, { ...GOOGLES, rating: 4.1, reviewCount: 9 }, NOVEMBER, 1)).toBe(locked)
  })
})
