import { describe, expect, test } from 'vitest'
import { draftOf, draftResultOf, draftWith, faultsOf, faultsWith } from './draft-of.ts'

describe('a row with nothing but a name is refused', () => {
  test.each([
    ['a heading of a group', { Firma: 'HANDWERK' }],
    ['a name beside what stands for nothing', { Firma: 'Hutmacherei Vogt', Straße: '–', Ort: 'k. A.' }],
    [
      'a name beside what every row has',
      { Firma: 'Weiß', country_code: 'DE', reviews: '0', verified: 'False' },
    ],
    ['a name and a number that is none', { Firma: 'Weiß', Telefon: 'auf Anfrage' }],
  ])('%s', (_what, cells) => {
    expect(faultsOf(draftResultOf({ Ort: '', ...cells }))[0]).toBe(': only_name')
  })

  test.each([
    ['a trade', { Branche: 'Bäckerei' }],
    ['a postal code', { PLZ: '01067' }],
    ['a telephone number', { Telefon: '03581 471000' }],
  ])('not one with %s', (_what, cells) => {
    expect(draftOf({ Firma: 'Summe & Söhne', Ort: '', ...cells })).toMatchObject({ name: 'Summe & Söhne' })
  })
})

test.each([
  ['phone', 'Telefon', '#NV'],
  ['phone', 'Telefon', '#FORMULA?'],
  ['category', 'type', '#BEZUG!'],
  ['city', 'city', '#REF!'],
  ['street', 'Hausnummer', '#WERT!'],
])('a formula without a result is named: %s, %s %s', (field, column, cell) => {
  expect(faultsWith({ [column]: cell })).toEqual([`${field}: formula_failed`])
})

test('a town without letters is named', () => {
  expect(faultsWith({ city: '05121 204173' })).toEqual(['city: misplaced_value'])
})

describe('what stands beside street and number in their cell', () => {
  test.each([
    ['Engelbertstraße 58, Hinterhof, 2. Aufgang', 'Hinterhof'],
    ['Neue Straße 14\n(Hinterhaus)', 'Hinterhaus'],
  ])('is named: %j', (street, lost) => {
    const { warnings = [] } = draftResultOf({ name: 'Roth', street, city: 'Köln' }) as {
      warnings?: readonly { code: string; value: string }[]
    }
    expect(warnings.map(({ code }) => code)).toEqual(['street_addition'])
    expect(warnings[0]?.value).toContain(lost)
  })

  test('is not repeated where it may be a person', () => {
    expect(draftResultOf({ name: 'Roth', street: 'c/o Max Roth, Gasse 3', city: 'Köln' })).toMatchObject({
      warnings: [{ field: 'street', code: 'street_addition', value: '' }],
    })
  })

  test.each([
    ['it is in the whole address', { street: 'Gasse 3, 2. OG', full_address: 'Gasse 3, 2. OG, 50674 Köln' }],
    ['there is none', { street: 'Gasse  3' }],
  ])('is not named where %s', (_what, cells) => {
    expect(faultsWith(cells)).toEqual([])
  })
})

describe('a row whose cells stand one column beside their own', () => {
  test.each([
    ['a cell is missing', { street: '31134', postal_code: 'Hildesheim', city: '05121 204173' }],
    ['one is too many', { street: 'Hinterhaus', postal_code: 'Gasse', city: '31134' }],
  ])('is refused: %s', (_what, cells) => {
    expect(faultsOf(draftResultOf({ name: 'Roth', ...cells }))[0]).toBe(': columns_shifted')
  })

  test.each([
    ['a postal code that is a word alone', { street: 'Gasse 3', postal_code: 'Hildesheim' }],
    ['a town with its code', { postal_code: '', city: '31134 Hildesheim' }],
  ])('but not %s', (_what, cells) => {
    expect(draftWith(cells)).toMatchObject({ name: 'Bäckerei Roth' })
  })
})

test('several extensions, numbers and addresses of one cell are told apart, and what has no place is named', () => {
  const cells = {
    Telefon: '030 23125-101/-102',
    website: 'www.roth.example / www.roth-shop.example (im Aufbau)',
  }
  expect(draftWith(cells)).toMatchObject({ phone: '+493023125101', website: 'https://www.roth.example/' })
  expect(faultsWith(cells).toSorted()).toEqual(['phone: further_values', 'website: further_values'])
  expect(draftWith({ Telefon: '0221/4710-125' })).toMatchObject({ phone: '+492214710125' })
})

test('numbers that a program wrote as texts or as fractions are read', () => {
  const cells = { PLZ: "'06108", Ort: 'Halle (Saale)', Straße: 'Ring', Hausnummer: '31.0' }
  expect(draftOf({ Firma: 'Weiß', ...cells })).toMatchObject({ postalCode: '06108', street: 'Ring 31' })
  expect(draftWith({ latitude: '50,9352° N', longitude: '6.9441 °E' })).toMatchObject({
    latitude: 50.9352,
    longitude: 6.9441,
  })
})
