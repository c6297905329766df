import { describe, expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import {
  CONTENT_PARTS,
  CONTENT_SETS,
  CONTENT_WEIGHTS,
  contentPartsOf,
  contentScore,
  hasPart,
} from '#domain/quality/content-parts.ts'
import { business } from '#test/make-business.ts'

const BARE = { street: null, postalCode: null, city: '' }
const OWN_TEXT =
  'Seit 1954 backen wir täglich ab vier Uhr Sauerteigbrote, Schrippen, Mohnkuchen und Torten nach Bestellung.'

test('the weights add up to 100, and everything together has 100 points', () => {
  expect(Object.values(CONTENT_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  expect(contentScore(CONTENT_SETS - 1)).toBe(100)
  expect(contentScore(0)).toBe(0)
})

describe('an entry has', () => {
  const rule = (what: string, facts: Partial<Business>, parts: readonly string[]) =>
    [what, facts, parts] as const
  test.each([
    rule('nothing but a name', {}, []),
    rule('an address', { street: 'Neißstraße 2', postalCode: '02826', city: 'Görlitz' }, ['address']),
    rule('no address without a postal code', { street: 'Neißstraße 2', city: 'Görlitz' }, []),
    rule(
      'an address in its city alone when it comes to its customers',
      { city: 'Görlitz', hasServiceArea: true },
      ['address'],
    ),
    rule('a place on the map, at the equator too', { latitude: 0, longitude: 0 }, ['coordinates']),
    rule('no hours while no day is known', { openingHours: [null, null, null, null, null, null, null] }, []),
    rule('hours once a day is known', { openingHours: [[], null, null, null, null, null, null] }, [
      'openingHours',
    ]),
    rule('a photo', { photos: ['https://a.example/1'] }, ['photo']),
    rule('photos', { photos: ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'] }, [
      'photo',
      'photos',
    ]),
    rule('a description of its own', { description: OWN_TEXT }, ['ownText']),
    rule('a long one', { description: OWN_TEXT.repeat(3) }, ['ownText', 'longText']),
    rule('no description in a slogan, however long', { description: 'Bäckerei Roth! '.repeat(40) }, []),
    rule('no attributes in two statements', { about: { Service: { Lieferung: true, Abholung: false } } }, []),
    rule(
      'attributes, denied ones too',
      { about: { Service: { Lieferung: true, Abholung: false, WLAN: 'frei' } } },
      ['attributes'],
    ),
    rule('a review', { reviewCount: 1 }, ['reviews']),
    rule('many reviews', { reviewCount: 10 }, ['reviews', 'manyReviews']),
  ])('%s', (_, facts, parts) => {
    const found = contentPartsOf(business({ ...BARE, name: 'Bäckerei Roth', ...facts }))
    expect(CONTENT_PARTS.filter(part => hasPart(found, part))).toEqual(parts)
  })
})
