import { describe, expect, test } from 'vitest'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { businessHeader } from './draft-of.ts'

const HEADER = ['Name', 'Straße', 'Hausnummer', 'PLZ', 'Ort', 'Breitengrad', 'Längengrad', 'Google-Bewertung']

interface Cells {
  number?: string
  place?: readonly [postalCode: string, city: string]
  latitude?: string
  longitude?: string
  rating?: string
}

const DRESDEN = ['01067', 'Dresden'] as const
const BONN = ['53111', 'Bonn'] as const

function resultOf({ number = '', place = DRESDEN, latitude = '', longitude = '', rating = '' }: Cells) {
  const row = ['Bäckerei Groß', 'Marktstraße', number, ...place, latitude, longitude, rating]
  return draftFromRow(businessHeader(HEADER), row)
}

describe('coordinates whose points Excel took for thousands separators come back', () => {
  test.each<[string, string, string, number, number, (readonly [string, string])?]>([
    ['both are spoilt', '5.105.086', '1.373.832', 51.05086, 13.73832],
    ['with many digits', '51.050.864.999', '13.738.321.111', 51.050865, 13.7383211],
    ['as numbers of a workbook', '5105086', '1373832', 51.05086, 13.73832],
    ['a longitude of one digit', '5.074.886', '709.812', 50.74886, 7.09812, BONN],
    ['three decimals, which Excel shows unchanged', '5.074.886', '7.098', 50.74886, 7.098, BONN],
    ['one is spoilt and the postal code confirms it', '5.105.086', '13.7383', 51.05086, 13.7383],
    ['the other one', '51,0509', '1.373.832', 51.0509, 13.73832],
  ])('%s', (_what, latitude, longitude, north, east, place = DRESDEN) => {
    const result = resultOf({ latitude, longitude, place })
    expect(result).toMatchObject({ draft: { latitude: north, longitude: east }, warnings: [] })
  })

  test('a repaired point in Vienna is a point in Vienna', () => {
    const result = resultOf({ latitude: '482.082', longitude: '1.637.381' })
    expect(result).toMatchObject({ warnings: [{ value: '48.2082, 16.37381' }] })
  })

  test.each([
    ['no German latitude has these digits', '4.074.269', '13,7383'],
    ['the postal code is elsewhere', '5.374.269', '13,7383'],
    ['too few digits', '5105', '13,7383'],
    ['other groups', '51.05.086', '13,7383'],
  ])('not when %s', (_why, latitude, longitude) => {
    const result = resultOf({ latitude, longitude })
    expect(result).toMatchObject({ draft: { name: 'Bäckerei Groß' }, warnings: [{ field: 'latitude' }] })
    expect(result).not.toHaveProperty('draft.latitude')
  })
})

describe('ratings that Excel took for days come back', () => {
  test.each([
    ['04. Jul', 4.7],
    ['4. Jul', 4.7],
    ['04. Mrz', 4.3],
    ['04. Mär', 4.3],
    ['03. Mai', 3.5],
    ['02. Sep', 2.9],
    ['4-Aug', 4.8],
    ['04.07.', 4.7],
    ['04.07.2026', 4.7],
    ['2026-07-04', 4.7],
    ['2026-07-04T00:00:00', 4.7],
  ])('%s is %f', (rating, expected) => {
    expect(resultOf({ rating })).toMatchObject({ draft: { rating: expected }, warnings: [] })
  })

  test.each(['09. Jul', '2026-07-31', '04. Foo'])('%s is no rating', rating => {
    expect(resultOf({ rating })).toMatchObject({ warnings: [{ field: 'rating' }] })
  })
})

describe('house numbers that Excel took for days come back', () => {
  test.each([
    ['02. Apr', '2-4'],
    ['2026-04-02', '2-4'],
    ['03.05.2026', '3-5'],
    ['01. Mrz', '1-3'],
    ['Mai 31', '5-31'],
    ['1931-05-01', '5-31'],
    ['12a', '12a'],
    ['2-4', '2-4'],
    ['7', '7'],
    ['', ''],
  ])('%s is %s', (number, expected) => {
    expect(resultOf({ number })).toMatchObject({ draft: { street: `Marktstraße ${expected}`.trim() } })
  })
})
