import { describe, expect, test } from 'vitest'
import { draftKey } from '#domain/duplicate/recognition-key.ts'

const keyOf = (name: string, street: string) => draftKey({ name, street, postalCode: '01067' })

describe('the same business', () => {
  test.each([
    ['umlauts written out', 'Müller', 'Mueller'],
    ['ß written out', 'Gaßner', 'Gassner'],
    ['capital letters', 'BÄCKEREI ROTH', 'Bäckerei Roth'],
    ['hyphens and blanks', 'Rosen-Apotheke', 'Rosen Apotheke'],
    ['& and und', 'Müller & Sohn', 'Müller und Sohn'],
    ['Turkish letters', 'Işık Kuaför', 'ISIK Kuafoer'],
    ['a legal form', 'Müller GmbH', 'Mueller'],
    ['a long legal form', 'Roth Bau GmbH & Co. KG', 'Roth Bau'],
    ['a legal form in brackets', 'Roth Bau (UG haftungsbeschränkt)', 'Roth Bau'],
    ['a merchant', 'Elektro Yıldız e.K.', 'Elektro Yıldız'],
  ])('%s', (_what, one, other) => {
    expect(keyOf(one, 'Marktstr. 3')).toBe(keyOf(other, 'Marktstr. 3'))
  })

  test.each([
    ['str. and straße', 'Marktstr. 3', 'Marktstraße 3'],
    ['strasse with a hyphen', 'Willy-Brandt-Strasse 3', 'Willy Brandt Str. 3'],
    ['a letter apart', 'Markt 3 a', 'Markt 3A'],
    ['a dash in the range', 'Markt 3–5', 'Markt 3 - 5'],
    ['a street that begins so', 'Straße der Einheit 1', 'Str. der Einheit 1'],
  ])('%s', (_what, one, other) => {
    expect(keyOf('Roth', one)).toBe(keyOf('Roth', other))
  })
})

describe('another business', () => {
  test.each([
    ['another house', 'Markt 3', 'Markt 5'],
    ['a range is no number', 'Markt 3-5', 'Markt 35'],
    ['a letter more', 'Markt 3', 'Markt 3a'],
    ['a street that only begins like Straße', 'Strandweg 3', 'Straße 3'],
  ])('%s', (_what, one, other) => {
    expect(keyOf('Roth', one)).not.toBe(keyOf('Roth', other))
  })

  test.each([
    ['u is not ü', 'Muller', 'Müller'],
    ['a word that only ends like a legal form', 'Verlag', 'Verl'],
    ['nothing but a legal form', 'AG', 'KG'],
  ])('%s', (_what, one, other) => {
    expect(keyOf(one, 'Markt 3')).not.toBe(keyOf(other, 'Markt 3'))
  })
})

test.each([
  ['name', { street: 'Markt 3', postalCode: '01067' }],
  ['street', { name: 'Roth', postalCode: '01067' }],
  ['postal code', { name: 'Roth', street: 'Markt 3' }],
  ['name of letters', { name: '***', street: 'Markt 3', postalCode: '01067' }],
])('without a %s there is no key', (_what, draft) => {
  expect(draftKey(draft)).toBeUndefined()
})
