import { describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { type Edit, editedBusiness } from '#domain/edit/edit.ts'
import { business } from '#test/make-business.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const DAY = '2026-11-24'
const CLOSED = [[], [], [], [], [], [], []] as const

function edit(fields: Edit['fields'], of: Partial<Business> = {}) {
  return editedBusiness(business(of), { fields, locks: {} }, DAY, NOW)
}

describe('what is accepted', () => {
  const cases: { name: string; fields: Edit['fields']; becomes: Partial<Business> }[] = [
    { name: 'blanks around a name', fields: { name: '  Café  Größe ' }, becomes: { name: 'Café Größe' } },
    { name: 'markup', fields: { name: '<b>Roth</b> &amp; Sohn' }, becomes: { name: 'Roth & Sohn' } },
    { name: 'Turkish letters', fields: { name: 'İğdır Işık' }, becomes: { name: 'İğdır Işık' } },
    {
      name: 'a national telephone number',
      fields: { phone: '0221 4710318' },
      becomes: { phone: '+492214710318' },
    },
    {
      name: 'a web address without scheme',
      fields: { website: 'roth.example' },
      becomes: { website: 'https://roth.example/' },
    },
    {
      name: 'a postal code with a leading zero',
      fields: { postalCode: '01067' },
      becomes: { postalCode: '01067', state: 'SN' },
    },
    {
      name: 'a category by its English name',
      fields: { category: 'dentist' },
      becomes: { category: 'Zahnarzt', categoryGroup: 'gesundheit' },
    },
    {
      name: 'a rating with more digits than it has',
      fields: { rating: 4.649, ratingSource: 'ProvenExpert' },
      becomes: { rating: 4.6 },
    },
    {
      name: 'the smallest rating',
      fields: { rating: 1, ratingSource: 'google maps' },
      becomes: { rating: 1, ratingSource: 'Google' },
    },
    {
      name: 'paragraphs',
      fields: { description: 'Eins.\r\n\r\nZwei.' },
      becomes: { description: 'Eins.\n\nZwei.' },
    },
    { name: 'a name of another script', fields: { name: '東京' }, becomes: { name: '東京' } },
  ]
  test('what contradicts other fields is told together with what cannot be read', () => {
    const edited = edit({ rating: 0, latitude: 50.9 })
    const faults = edited.kind === 'refused' ? edited.faults : []
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'rating rating_range',
      'longitude coordinates_incomplete',
    ])
  })

  test.each(cases)('$name', ({ fields, becomes }) => {
    const edited = edit(fields)
    expect(edited.kind === 'edited' ? edited.business : edited).toMatchObject(becomes)
  })

  test('hours are sorted and joined; a day may be closed, unknown, or run past midnight', () => {
    const edited = edit({
      openingHours: [
        [
          { from: 780, to: 1080 },
          { from: 480, to: 780 },
        ],
        [],
        null,
        [{ from: 1320, to: 1560 }],
        [],
        [],
        [],
      ],
    })
    expect(edited.kind === 'edited' && edited.business.openingHours).toEqual([
      [{ from: 480, to: 1080 }],
      [],
      null,
      [{ from: 1320, to: 1560 }],
      [],
      [],
      [],
    ])
  })

  test('null and an empty text empty a field, and the address in one line is composed anew', () => {
    const edited = edit(
      { website: null, phone: '', street: 'Ringstraße 8', photos: null, reviewCount: null },
      {
        website: 'https://a.example/',
        phone: '+492214710318',
        fullAddress: 'Alt 1',
        photos: ['https://b.example/'],
        reviewCount: 4,
      },
    )
    expect(edited.kind === 'edited' && edited.business).toMatchObject({
      website: null,
      phone: null,
      fullAddress: null,
      photos: [],
      reviewCount: 0,
    })
  })

  test('an emptied category falls back to the one for rows without any', () => {
    const edited = edit({ category: null })
    expect(edited.kind === 'edited' && edited.business).toMatchObject({
      category: 'Dienstleister',
      categoryGroup: 'dienstleister',
    })
  })

  test('completeness follows the facts', () => {
    const edited = edit({ phone: '0221 4710318' }, { completeness: 20 })
    expect(edited.kind === 'edited' && edited.business.completeness).toBe(35)
  })
})

describe('a business abroad', () => {
  const vienna = { countryCode: 'AT', city: 'Wien', citySlug: 'wien', state: null, postalCode: '1010' }

  test.each<[string, Edit['fields'], Partial<Business>, Partial<Business>]>([
    ['a postal code of four digits', { postalCode: '1070' }, vienna, { postalCode: '1070', state: null }],
    ['a national phone number', { phone: '01 5131234' }, vienna, { phone: '+4315131234' }],
    [
      'one that moves there',
      { countryCode: 'CH', postalCode: '8001', city: 'Zürich', phone: '044 211 22 33' },
      {},
      { countryCode: 'CH', postalCode: '8001', citySlug: 'zuerich', state: null, phone: '+41442112233' },
    ],
    [
      'a number without area code',
      { phone: '26 12 34 56' },
      { countryCode: 'LU' },
      { phone: '+35226123456' },
    ],
  ])('%s', (_name, fields, of, becomes) => {
    const edited = edit(fields, of)
    expect(edited.kind === 'edited' ? edited.business : edited).toMatchObject(becomes)
  })

  test('a postal code of five digits is refused', () => {
    expect(edit({ postalCode: '10101' }, vienna)).toEqual({
      kind: 'refused',
      faults: [{ field: 'postalCode', code: 'postal_code_four_digits' }],
    })
  })
})

describe('what is refused', () => {
  const cases: { name: string; fields: Edit['fields']; fault: string }[] = [
    { name: 'no name', fields: { name: '' }, fault: 'name required' },
    { name: 'a name that is taken away', fields: { name: null }, fault: 'name required' },
    { name: 'a name of dashes', fields: { name: '---' }, fault: 'name text_without_letters' },
    { name: 'a name of 301 characters', fields: { name: 'a'.repeat(301) }, fault: 'name too_long 300' },
    {
      name: 'a description of 4,001',
      fields: { description: 'a'.repeat(4001) },
      fault: 'description too_long 4000',
    },
    {
      name: 'a postal code of four digits',
      fields: { postalCode: '1067' },
      fault: 'postalCode postal_code_shape',
    },
    { name: 'a telephone number of words', fields: { phone: 'auf Anfrage' }, fault: 'phone phone_invalid' },
    { name: 'a number that cannot be', fields: { phone: '0000000' }, fault: 'phone phone_impossible' },
    {
      name: 'a number with a digit too few',
      fields: { phone: '0171 39200' },
      fault: 'phone phone_impossible',
    },
    {
      name: 'a script as an address',
      fields: { website: 'javascript:alert(1)' },
      fault: 'website website_invalid',
    },
    {
      name: 'a script as a photo',
      fields: { photos: ['javascript:alert(1)'] },
      fault: 'photos website_invalid',
    },
    {
      name: 'a mail address as a website',
      fields: { website: 'a@b.example' },
      fault: 'website website_invalid',
    },
    { name: 'a rating without its source', fields: { rating: 4.6 }, fault: 'ratingSource required' },
    { name: 'a rating of 0', fields: { rating: 0 }, fault: 'rating rating_range' },
    { name: 'a rating of 5.1', fields: { rating: 5.1 }, fault: 'rating rating_range' },
    { name: 'half a review', fields: { reviewCount: 0.5 }, fault: 'reviewCount count_range' },
    { name: 'four scores', fields: { reviewsPerScore: [1, 2, 3, 4] }, fault: 'reviewsPerScore scores_shape' },
    { name: 'a price level of 5', fields: { priceLevel: 5 }, fault: 'priceLevel price_level_range' },
    {
      name: 'a latitude beyond the pole',
      fields: { latitude: 90.5, longitude: 6 },
      fault: 'latitude coordinates_range',
    },
    {
      name: 'half a position whose other half is none',
      fields: { latitude: 50.9, longitude: 181 },
      fault: 'longitude coordinates_range',
    },
    { name: 'half a position', fields: { latitude: 50.9 }, fault: 'longitude coordinates_incomplete' },
    {
      name: 'a state beside the postal code',
      fields: { state: 'BY', postalCode: '50667' },
      fault: 'state state_contradicts',
    },
    { name: 'an unknown state', fields: { state: 'XX' }, fault: 'state choice_unknown' },
    {
      name: 'a country that no directory lists',
      fields: { countryCode: 'VN' },
      fault: 'countryCode choice_unknown',
    },
    { name: 'an unknown status', fields: { status: 'sleeping' }, fault: 'status choice_unknown' },
    {
      name: 'a place id with blanks',
      fields: { placeId: 'ChIJ 12 345678' },
      fault: 'placeId place_id_shape',
    },
    {
      name: 'a Google id without its second half',
      fields: { googleId: '0x47a6' },
      fault: 'googleId google_id_shape',
    },
    {
      name: 'a cid that a spreadsheet rounded',
      fields: { cid: '12345678901234500000' },
      fault: 'cid cid_shape',
    },
    {
      name: 'hours that end before they begin',
      fields: { openingHours: [[{ from: 600, to: 540 }], ...CLOSED.slice(1)] as never },
      fault: 'openingHours hours_impossible',
    },
    {
      name: 'hours longer than a day',
      fields: { openingHours: [[{ from: 0, to: 1500 }], ...CLOSED.slice(1)] as never },
      fault: 'openingHours hours_impossible',
    },
    {
      name: 'an attribute nobody knows',
      fields: { about: { Erfunden: { Blau: true } } },
      fault: 'about about_unknown',
    },
    {
      name: '21 photos',
      fields: { photos: Array.from({ length: 21 }, (_, n) => `https://a.example/${n}`) },
      fault: 'photos too_many 20',
    },
  ]
  test.each(cases)('$name', ({ fields, fault }) => {
    const edited = edit(fields)
    const faults = edited.kind === 'refused' ? edited.faults : []
    expect(faults.map(({ field, code, limit }) => [field, code, limit].filter(Boolean).join(' '))).toEqual([
      fault,
    ])
  })
})

test('a second telephone number that is the first one is refused', () => {
  const number = '+492214710318'
  expect(edit({ secondPhone: '0221 4710318' }, { phone: number })).toEqual({
    kind: 'refused',
    faults: [{ field: 'secondPhone', code: 'phone_repeated' }],
  })
  expect(edit({ phone: number }, { secondPhone: number })).toMatchObject({ kind: 'refused' })
  expect(edit({ phone: number, secondPhone: null }, { secondPhone: number })).toMatchObject({
    kind: 'edited',
  })
})
