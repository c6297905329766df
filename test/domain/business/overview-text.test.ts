import { describe, expect, test } from 'vitest'
import {
  isMeant,
  overviewText,
  readOverviewSearch,
  type SearchedParts,
} from '#domain/business/overview-text.ts'

const ROTH: SearchedParts = {
  name: 'Bäckerei Roth & Söhne',
  fullAddress: 'Große Straße 12 a, 02826 Görlitz',
  street: 'Große Straße 12 a',
  postalCode: '02826',
  city: 'Görlitz',
  placeId: 'ChIJ-Aaaa_bbbb',
  secondPhone: '+493581471001',
  email: 'Info@roth.example',
  phone: '+493581471000',
  website: 'https://www.Bäckerei-Roth.example/kontakt?a=1',
}

function finds(search: string, parts: Partial<SearchedParts> = {}, id = 204418): boolean {
  return isMeant(readOverviewSearch(search), id, overviewText({ ...ROTH, ...parts }))
}

describe('the search of the administrator finds', () => {
  test.each([
    ['part of a name', 'ckerei'],
    ['any case', 'BÄCKEREI roth'],
    ['umlauts written as one letter', 'backerei'],
    ['umlauts written as two', 'baeckerei soehne'],
    ['ss for ß', 'grosse strasse'],
    ['words in any order', 'görlitz roth'],
    ['a house number', 'straße 12'],
    ['a postal code with its leading zero', '02826'],
    ['part of a place id in any case', 'chij-aaaa'],
    ['a business number', 'UK-204418'],
    ['a business number as people type it', 'uk 204418'],
    ['a telephone number as stored', '+493581471000'],
    ['as dialled at home', '03581 471000'],
    ['with brackets and hyphens', '(03581) 471-000'],
    ['with a slash', '03581/471000'],
    ['as dialled from abroad', '0049 3581 471000'],
    ['with both prefixes', '+49 (0) 3581 471000'],
    ['part of a number', '471 000'],
    ['a second number', '03581 471001'],
    ['an e-mail address', 'INFO@roth.example'],
    ['a domain', 'backerei-roth.example'],
    ['a domain with an umlaut', 'bäckerei-roth.example'],
    ['an address of a page', 'https://www.bäckerei-roth.example/anders'],
    ['a phrase in quotation marks', '"roth & söhne"'],
    ['a phrase in German quotation marks beside a word', '„Große  Straße“ bäckerei'],
  ])('%s', (_what, search) => {
    expect(finds(search)).toBe(true)
  })

  test('Turkish letters in either spelling', () => {
    expect(finds('isik', { name: 'Işık Döner' })).toBe(true)
    expect(finds('IŞIK', { name: 'Isik Doener' })).toBe(true)
    expect(finds('İnci', { name: 'inci' })).toBe(true)
  })

  test('umlauts in a name that is stored without them', () => {
    expect(finds('müller', { name: 'Mueller' })).toBe(true)
    expect(finds('müller', { name: 'Muller' })).toBe(true)
  })

  test('a foreign telephone number', () => {
    expect(finds('0043 1 5123456', { phone: '+4315123456' })).toBe(true)
  })

  test('an address that is known in parts only', () => {
    expect(finds('görlitz 02826', { fullAddress: null })).toBe(true)
  })
})

describe('it does not find', () => {
  test.each([
    ['a word that is nowhere', 'roth müller'],
    ['another business number', 'UK-20441'],
    ['what only touches across two parts', 'söhnegroße'],
  ])('%s', (_what, search) => {
    expect(finds(search)).toBe(false)
  })

  test('a missing telephone number by its prefix', () => {
    expect(finds('0358', { phone: null, secondPhone: null })).toBe(false)
  })
})
