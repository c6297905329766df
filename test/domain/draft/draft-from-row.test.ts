import { describe, expect, test } from 'vitest'
import { draftOf, draftResultOf, draftWith, faultsOf } from './draft-of.ts'
import { G2, G3_CONTACTS, GERMAN_LIST } from './headers.ts'

const PLACE_ID = 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ'

test.each(['', 'None', 'null', 'nan', 'undefined', '-', ' ', '---', '?', 'k. A.', 'n/a', 'unbekannt'])(
  '%j is a missing key in every column',
  empty => {
    const cells = Object.fromEntries([...G2, ...GERMAN_LIST].map(name => [name, empty]))
    expect(draftResultOf({ ...cells, name: 'Roth', Firmenname: 'Roth', place_id: PLACE_ID })).toEqual({
      draft: { name: 'Roth', placeId: PLACE_ID },
      warnings: [],
    })
  },
)

describe('names', () => {
  test.each([
    ['a withdrawn place', 'Unavailable Business', 'Unavailable Business'],
    ['a formula', '=HYPERLINK("https://evil.de")', '=HYPERLINK("https://evil.de")'],
    ['an at sign', '@home Pflege', '@home Pflege'],
    ['script', '<script>alert(1)</script>Bäckerei Roth', 'Bäckerei Roth'],
    ['a handler', '<img src=x onerror=alert(1)>Bäckerei Roth', 'Bäckerei Roth'],
    ['pipes and signs', 'Roth | Bäckerei & Café', 'Roth | Bäckerei & Café'],
    ['Turkish letters', 'Işıl İnci Kuaför', 'Işıl İnci Kuaför'],
    ['brackets', '[Freiraum]', '[Freiraum]'],
  ])('%s', (_what, cell, name) => {
    expect(draftWith({ name: cell }).name).toBe(name)
  })

  test('an off-topic row is a business like any other', () => {
    expect(draftWith({ query: 'law firm', name: 'REWE', type: 'Supermarket' })).toMatchObject({
      category: 'Supermarket',
    })
  })
})

describe('categories', () => {
  test.each([
    [
      'the type, not Outscraper’s wide category',
      { type: 'Law firm', category: 'lawyers', subtypes: '' },
      'Law firm',
    ],
    [
      'the first subtype where the type is empty',
      { type: '', category: 'cafes', subtypes: 'Bakery, Cafe' },
      'Bakery',
    ],
    ['the wide category where both are empty', { type: '', category: 'cafes', subtypes: '' }, 'cafes'],
    ['the category where there is no type', { category: 'Bäckerei', subtypes: 'Café' }, 'Bäckerei'],
  ])('%s', (_what, cells, category) => {
    expect(draftWith(cells).category).toBe(category)
  })

  test('subtypes do not repeat the category or each other', () => {
    expect(draftWith({ type: 'Bakery', subtypes: 'Bakery, Cafe, cafe, Patisserie' }).subtypes).toEqual([
      'cafe',
      'Patisserie',
    ])
    expect(draftWith({ type: 'Bakery', subtypes: 'Bakery' })).not.toHaveProperty('subtypes')
  })
})

describe('addresses', () => {
  test.each([
    ['a street in the address column', { Adresse: 'Marktstr. 3', PLZ: '02826', Ort: 'Görlitz' }],
    ['everything in the address column', { Anschrift: 'Marktstr. 3, 02826 Görlitz' }],
    ['everything, beside empty columns', { Adresse: 'Marktstr. 3, 02826 Görlitz', PLZ: '', Ort: '' }],
    ['postal code and city in one column', { Straße: 'Marktstr. 3', 'PLZ/Ort': '02826 Görlitz' }],
    ['the postal code before the city', { Straße: 'Marktstr. 3', Ort: '02826 Görlitz' }],
    ['street and number apart', { Straße: 'Marktstr.', Hausnummer: '3', PLZ: '2826', Stadt: 'Görlitz' }],
    ['the number twice', { Straße: 'Marktstr. 3', Hausnummer: '3', PLZ: '2826', Stadt: 'Görlitz' }],
  ])('%s', (_what, cells) => {
    const { fullAddress: _line, ...draft } = draftOf({ Firma: 'Bäckerei Roth', ...cells })
    expect(draft).toEqual({
      name: 'Bäckerei Roth',
      street: 'Marktstr. 3',
      postalCode: '02826',
      city: 'Görlitz',
    })
  })

  test.each([
    ['a floor', { street: 'Marktstr. 3, Hinterhof' }, 'street: street_addition', { street: 'Marktstr. 3' }],
    ['a post-office box', { street: 'Postfach 11 04' }, 'street: misplaced_value', {}],
  ])('%s in the column of the street is said', (_what, cells, fault, stated) => {
    const place = { name: 'Roth', postal_code: '02826', city: 'Görlitz' }
    const reading = draftResultOf({ ...place, ...cells })
    expect(faultsOf(reading)).toEqual([fault])
    expect('draft' in reading && reading.draft).toEqual({
      name: 'Roth',
      postalCode: '02826',
      city: 'Görlitz',
      ...stated,
    })
  })

  test.each([
    ['Freiburg', 'Freiburg im Breisgau', '79098', undefined],
    ['Regierungsbezirk Freiburg', 'Freiburg im Breisgau', '79098', undefined],
    ['Munich', 'München', '80331', undefined],
    ['OT Glindow', 'Werder (Havel)', '14542', 'Glindow'],
    ['Pasing', 'München', '81241', 'Pasing'],
  ])('the quarter %s of %s', (district, city, postal_code, stated) => {
    expect(draftOf({ name: 'Roth', district, city, postal_code }).district).toBe(stated)
  })

  test('a state in the column for the country is no foreign country', () => {
    expect(draftWith({ Land: 'Bayern' })).toMatchObject({ state: 'BY' })
  })

  test('a row without a country stays', () => {
    expect(draftWith({ country_code: '', country: '' })).not.toHaveProperty('countryCode')
  })

  test('a business that comes to its customers shows no address', () => {
    const cells = {
      street: 'Marktstr. 3',
      full_address: 'Marktstr. 3, 02826 Görlitz',
      city: 'Görlitz',
      area_service: 'True',
    }
    expect(draftWith(cells)).toEqual({
      name: 'Bäckerei Roth',
      placeId: PLACE_ID,
      city: 'Görlitz',
      postalCode: '02826',
      hasServiceArea: true,
    })
  })

  test('a service-area row of Outscraper: only its position and phone tell that it is abroad', () => {
    const reading = draftResultOf(
      {
        name: 'Hair Transplant In Turkey - BU',
        area_service: 'True',
        latitude: '31.4062525',
        longitude: '35.0817938',
        phone: '+972 3-376-0622',
        rating: '5',
        reviews: '16',
        working_hours: '{"Tuesday": "9AM-7PM", "Monday": "9AM-7PM"}',
      },
      G2,
    )
    expect(faultsOf(reading)).toEqual([
      'countryCode: foreign_country',
      'latitude: coordinates_outside_country',
    ])
  })
})

describe('yes and no', () => {
  test.each(['True', 'TRUE', 'true', '1', '1.0', 'WAHR'])('%s', cell => {
    expect(draftWith({ verified: cell }).verified).toBe(true)
    expect(draftWith({ claimThisBusiness: cell }).verified).toBe(false)
    expect(draftWith({ area_service: cell }).hasServiceArea).toBe(true)
  })
  test.each(['False', 'FALSE', 'false', '0', 'FALSCH'])('%s', cell => {
    expect(draftWith({ verified: cell }).verified).toBe(false)
    expect(draftWith({ claimThisBusiness: cell }).verified).toBe(true)
    expect(draftWith({ area_service: cell }).hasServiceArea).toBe(false)
  })
})

describe('closed businesses', () => {
  test.each([
    [{ business_status: 'CLOSED_PERMANENTLY' }, 'closed-permanently'],
    [{ business_status: 'CLOSED_TEMPORARILY' }, 'closed-temporarily'],
    [{ status: 'Permanently closed' }, 'closed-permanently'],
    [{ permanentlyClosed: 'true', temporarilyClosed: 'false' }, 'closed-permanently'],
    [{ permanentlyClosed: 'false', temporarilyClosed: 'true' }, 'closed-temporarily'],
    [{ permanentlyClosed: 'false', temporarilyClosed: 'false' }, 'operational'],
    [{ permanentlyClosed: 'false' }, undefined],
  ])('%j', (cells, status) => {
    expect(draftWith(cells).status).toBe(status)
  })
})

describe('people', () => {
  const PERSON = {
    email: 'max@roth.de',
    email_1: 'max@roth.de',
    first_name: 'Maximilian',
    last_name: 'Mustermann',
    full_name: 'Maximilian Mustermann',
    title: 'Geschäftsführer Mustermann',
    contact_phone: '+49 170 1234567',
    contact_linkedin: 'https://linkedin.com/in/mustermann',
    'phone_1.whitepages_phones.name': 'Mustermann',
    owner_title: 'Mustermann',
    owner_link: 'https://www.google.com/maps/contrib/1',
    contact_facebook: 'https://facebook.com/mustermann',
    linkedin: 'https://linkedin.com/in/mustermann',
    user_reviews: '[{"Name":"Mustermann"}]',
    Ansprechpartner: 'Mustermann',
  }

  test('do not reach the draft, its faults or its key', () => {
    const reading = draftResultOf(
      { ...PERSON, name: 'Bäckerei Roth', place_id: PLACE_ID, phone: '+49 221 4710318' },
      [...G3_CONTACTS, ...Object.keys(PERSON)],
    )
    expect(reading).toEqual({
      draft: { name: 'Bäckerei Roth', placeId: PLACE_ID, phone: '+492214710318' },
      // Their cells were looked at, so the report says that they were left out, but not what they have.
      warnings: [
        { field: 'email', code: 'personal_contact', value: '' },
        { field: 'profiles', code: 'personal_contact', value: '' },
      ],
    })
  })

  test('beside a company, its `Name` does not either', () => {
    expect(draftOf({ Firma: 'Bäckerei Roth', Vorname: 'Max', Name: 'Mustermann', Ort: 'Görlitz' })).toEqual({
      name: 'Bäckerei Roth',
      city: 'Görlitz',
    })
  })
})

test('a row of fewer cells than the header is read as far as it goes', () => {
  const cells = { name: 'Roth', city: 'Görlitz' }
  expect(draftOf(cells, ['name', 'city', 'phone'])).toEqual(cells)
})
