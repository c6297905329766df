import { describe, expect, test } from 'vitest'
import { findCategories } from '#domain/category/find-categories.ts'
import type { Language } from '#domain/language.ts'
import { listingCategoryOf } from '#domain/listing/listing-category.ts'

const names = (text: string, language: Language = 'de') =>
  findCategories(text, language, 8).map(({ name }) => name)

describe('a category is found', () => {
  test.each<[string, string, Language, string]>([
    ['by the beginning of its name', 'Zahn', 'de', 'Zahnarzt'],
    ['by a synonym', 'Schreiner', 'de', 'Tischler'],
    ['by its English name, named in German', 'Painter', 'de', 'Maler'],
    ['by its German name, named in English', 'Maler', 'en', 'Painter and decorator'],
    ['by its Turkish name', 'boyacı', 'tr', 'Boyacı'],
    ['without umlauts', 'baecker', 'de', 'Bäckerei'],
    ['with the capital İ of Turkish', 'DİŞ HEKİMİ', 'tr', 'Diş hekimi'],
    ['in spite of a typing mistake', 'Hufschmidt', 'de', 'Hufschmied'],
  ])('%s', (_how, text, language, name) => {
    expect(names(text, language)).toContain(name)
  })

  test('by its own name before all that begin with it', () => {
    expect(names('Maler')[0]).toBe('Maler')
  })

  test.each<[string, Language, string, string]>([
    ['diş', 'tr', 'Diş hekimi', 'Dış cephe kaplama'],
    ['dış', 'tr', 'Dış cephe kaplama', 'Diş hekimi'],
    ['arzt', 'de', 'Zahnarzt', 'Kräuterladen'],
  ])('as %j is written, before what only sounds like it: %s', (text, language, first, later) => {
    const found = findCategories(text, language, 40).map(({ name }) => name)
    expect(found).toContain(later)
    expect(found.indexOf(first)).toBeLessThan(found.indexOf(later))
  })

  test('never by nothing, and never by what means none', () => {
    expect(names('  ')).toEqual([])
    expect(names('!?')).toEqual([])
    expect(names('qqqqqqq')).toEqual([])
  })
})

test.each([
  ['handwerker', 'handwerker'],
  ['Technische Dienste', 'technische-dienste'],
  ['Painter', 'Maler'],
  ['  Schreinerei ', 'Tischler'],
  ['Quatschmacher', 'Quatschmacher'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(listingCategoryOf(typed)).toBe(stored)
})
