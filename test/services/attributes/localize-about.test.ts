import { describe, expect, test } from 'vitest'
import { ATTRIBUTE_SLUGS } from '#domain/attribute/attribute-slugs.ts'
import { ABOUT_GROUPS } from '#domain/attribute/attributes.ts'
import { LANGUAGES } from '#domain/language.ts'
import { attributeIn, localizeAbout } from '#services/attributes/localize-about.ts'

const ABOUT = {
  Serviceoptionen: {
    Außenbereich: true,
    'Gesprochene Sprachen': 'Deutsch, Türkisch',
    'Check-in-Zeit': '16:00 Uhr',
  },
  Barrierefreiheit: { 'Rollstuhlgerechtes WC': false },
}

test('in German everything stays as it is stored', () => {
  expect(localizeAbout('de', ABOUT)).toBe(ABOUT)
})

test('groups, attributes and values are named in English', () => {
  expect(localizeAbout('en', ABOUT)).toEqual({
    'Service options': {
      'Outdoor seating': true,
      'Languages spoken': 'German, Turkish',
      'Check-in time': '16:00',
    },
    Accessibility: { 'Wheelchair-accessible toilet': false },
  })
  expect(localizeAbout('en', { Serviceoptionen: { Hotelkategorie: '1 Stern' } })).toEqual({
    'Service options': { 'Hotel star rating': '1 star' },
  })
})

test('and in Turkish', () => {
  expect(localizeAbout('tr', ABOUT)).toEqual({
    'Hizmet seçenekleri': {
      'Açık havada oturma yeri': true,
      'Konuşulan diller': 'Almanca, Türkçe',
      'Giriş saati': '16:00',
    },
    Erişilebilirlik: { 'Tekerlekli sandalyeye uygun tuvalet': false },
  })
})

test('what has no other name keeps its own', () => {
  expect(localizeAbout('en', { Sonstiges: { Unbekannt: 'Elbisch, Deutsch' } })).toEqual({
    Sonstiges: { Unbekannt: 'Elbisch, German' },
  })
})

describe.each(LANGUAGES)('in %s', language => {
  test('no two attributes of a group have the same name, and none is missing', () => {
    for (const { name, attributes } of ABOUT_GROUPS) {
      const flags = Object.fromEntries(Object.keys(attributes).map(attribute => [attribute, true]))
      const named = Object.values(localizeAbout(language, { [name]: flags }))[0] ?? {}
      expect(Object.keys(named).filter(Boolean), name).toHaveLength(Object.keys(attributes).length)
    }
  })

  test('searched attributes have different names', () => {
    const names = ATTRIBUTE_SLUGS.map(slug => attributeIn(language, slug))
    expect(names.filter((name, at) => name === '' || names.indexOf(name) !== at)).toEqual([])
  })
})
