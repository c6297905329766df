import { expect, test } from 'vitest'
import { readImportSearch, searchName } from '#domain/import/import-search.ts'

test.each([
  ['Zahnarzt, 50667 Köln, NRW, DE', '', 'Zahnarzt', '50667 Köln, NRW, DE'],
  [' hair transplant, 90024, Los Angeles, CA, US', '', 'hair transplant', '90024, Los Angeles, CA, US'],
  ['Bäckerei', 'Görlitz, Sachsen', 'Bäckerei', 'Görlitz, Sachsen'],
  ['Çiğ köfte, 01067 Dresden', 'Deutschland', 'Çiğ köfte', '01067 Dresden, Deutschland'],
  ['Zahnärzte in Köln', '', 'Zahnärzte in Köln', ''],
  ['Zahnarzt,', '', 'Zahnarzt', ''],
  ['7. Himmel, Köln', '', '7. Himmel', 'Köln'],
])('%j with the place %j is %j in %j', (text, location, words, place) => {
  expect(readImportSearch(text, location)).toMatchObject({ words, place })
})

test.each([
  [''],
  ['  , '],
  ['https://www.google.com/maps/search/zahnarzt'],
  ['ChIJN1t_tDeuEmsRUsoyG83frY4'],
  ['0x47bf2f1a:0x1b2c3d4e'],
  ['/g/11st99nnbj'],
  ['3f2b8c1e-0d4a-4b8e-9a77-1c2d3e4f5a6b'],
  ['50667'],
])('%j is no search', text => {
  expect(readImportSearch(text, 'Köln')).toBeNull()
})

test.each([
  ['Zahnarzt, 50667 Köln, DE', 'zahnarzt,50667  KÖLN , de', true],
  ['Café, Köln', 'Cafe, Koln', true],
  ['Işık Döner, Köln', 'ISIK DÖNER, Köln', true],
  ['Zahnarzt, 50667 Köln', 'Zahnarzt, 50668 Köln', false],
  ['Zahnarzt, Köln', 'Zahnarzt Köln', false],
])('%j and %j are one search: %j', (a, b, isSame) => {
  expect(readImportSearch(a, '')?.key === readImportSearch(b, '')?.key).toBe(isSame)
})

test('a search is shown with its place', () => {
  expect(searchName({ words: 'Zahnarzt', place: 'Köln' })).toBe('Zahnarzt, Köln')
  expect(searchName({ words: 'Zahnarzt', place: '' })).toBe('Zahnarzt')
})
