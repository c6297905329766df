import { describe, expect, test } from 'vitest'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'

const PLACE_ID = 'ChIJN1t_tDeuEmsRUsoyG83frY4'
const MAPS = 'https://www.google.com/maps/place/Roth'
const NOBODYS = { rating: undefined, reviewCount: undefined, ratingSource: undefined }

function resultOf(cells: Readonly<Record<string, string>>) {
  const header = readHeader(['Name', 'PLZ', 'Ort', ...Object.keys(cells)])
  if (header.kind === 'refused') throw new Error(header.reason)
  const result = draftFromRow(header, ['Bäckerei Groß', '01067', 'Dresden', ...Object.values(cells)])
  if ('faults' in result) throw new Error('refused')
  const { rating, reviewCount, ratingSource } = result.draft
  const left = result.warnings
    .filter(({ field }) => field !== 'website')
    .map(({ field, code, value }) => `${field}: ${code} ${value}`)
  return { rating, reviewCount, ratingSource, left }
}

describe('a rating is read with its source', () => {
  test.each([
    ['a place id', { 'Place ID': PLACE_ID, Bewertung: '4,6', Bewertungen: '12' }, 'Google'],
    ['a customer id', { cid: '9071835264490171111', rating: '4.6', reviews: '12' }, 'Google'],
    ['a link to Google Maps', { url: MAPS, rating: '4.6', reviews: '12' }, 'Google'],
    ['headings that name Google', { 'Google-Sterne': '4,6', 'Google-Rezensionen': '12' }, 'Google'],
    ['headings that name it behind', { 'Bewertung (Google)': '4,6', 'Reviews (Google)': '12' }, 'Google'],
    ['a column', { Bewertung: '4,6', Bewertungen: '12', Bewertungsquelle: 'ProvenExpert' }, 'ProvenExpert'],
    ['an address', { rating: '4.6', reviews: '12', rating_source: 'https://www.Yelp.de/x' }, 'yelp.de'],
    ['Google in other words', { rating: '4.6', reviews: '12', rating_source: 'google maps' }, 'Google'],
    [
      'a column against the id',
      { 'Place ID': PLACE_ID, rating: '4.6', reviews: '12', rating_source: 'Trustpilot' },
      'Trustpilot',
    ],
  ])('%s', (_what, cells, ratingSource) => {
    expect(resultOf(cells)).toEqual({ rating: 4.6, reviewCount: 12, ratingSource, left: [] })
  })
})

describe('a rating is left out, and this is said, where nothing says whose it is', () => {
  test.each([
    ['a list of its own', { Bewertung: '4,6', Bewertungen: '12' }],
    ['the page of a portal', { url: 'https://www.11880.com/branchenbuch/x', rating: '4.6', reviews: '12' }],
    [
      'an empty cell in the column of sources',
      { 'Place ID': PLACE_ID, rating: '4,6', reviews: '12', rating_source: '' },
    ],
  ])('%s', (_what, cells) => {
    expect(resultOf(cells)).toEqual({
      ...NOBODYS,
      left: ['rating: rating_source_unknown 4.6', 'reviewCount: rating_source_unknown 12'],
    })
  })

  test('without a rating nothing is lost', () => {
    expect(resultOf({ Bewertung: '', Bewertungen: '0' })).toEqual({ ...NOBODYS, left: [] })
  })

  test('of two columns the one that names Google is taken, and the other one is said', () => {
    expect(resultOf({ Bewertung: '1,2', 'Google-Bewertung': '4,6', 'Google-Bewertungen': '12' })).toEqual({
      rating: 4.6,
      reviewCount: 12,
      ratingSource: 'Google',
      left: ['rating: rating_source_unknown 1.2'],
    })
  })
})
