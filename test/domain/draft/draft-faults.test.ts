import { describe, expect, test } from 'vitest'
import { draftResultOf, draftWith, faultsOf, faultsWith } from './draft-of.ts'

const PLACE_ID = 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ'

describe('rows that are refused, and why', () => {
  test.each([
    ['no name', { name: '' }, ['name: name_missing']],
    ['a name of signs', { name: '***' }, ['name: name_missing']],
    ['a name of 32,767 characters', { name: 'ß'.repeat(32_767) }, ['name: name_too_long']],
    ['an address on the web as name', { name: 'https://roth.de' }, ['name: columns_shifted']],
    ['another country', { country_code: 'VN' }, ['countryCode: foreign_country']],
    ['Austria', { country: 'Österreich' }, ['countryCode: foreign_country']],
    ['Switzerland', { Land: 'Schweiz' }, ['countryCode: foreign_country']],
    [
      'a country in the address',
      { address: 'Stephansplatz 1, 1010 Wien, Austria' },
      ['countryCode: foreign_country'],
    ],
    ['a country in gosom’s JSON', { complete_address: '{"country":"US"}' }, ['countryCode: foreign_country']],
    ['another country’s postal code', { PLZ: 'A-1010' }, ['countryCode: foreign_country']],
    ['JSON as postal code', { postal_code: '{"Monday": "9AM-5PM"}' }, ['postalCode: columns_shifted']],
    ['JSON as city', { city: '[{"title": "All"}]' }, ['city: columns_shifted']],
    ['JSON as telephone number', { phone: '{"1": 7}' }, ['phone: columns_shifted']],
    ['JSON as rating', { rating: '{"1": 7}' }, ['rating: columns_shifted']],
  ])('%s', (_what, cells, faults) => {
    const reading = draftResultOf({ name: 'Bäckerei Roth', place_id: PLACE_ID, ...cells })
    expect(reading).not.toHaveProperty('draft')
    expect(faultsOf(reading)).toEqual(faults)
  })

  test('cells in wrong columns are found without JSON, too', () => {
    const shifted = { postal_code: 'Görlitz', latitude: 'DE', rating: 'Europe/Berlin', reviews: 'False' }
    const reading = draftResultOf({ name: 'Roth', place_id: PLACE_ID, ...shifted })
    expect(reading).not.toHaveProperty('draft')
    expect(faultsOf(reading)).toContain(': columns_shifted')
  })

  test('every fault is reported, those that refuse the row first', () => {
    expect(
      faultsWith({ phone: 'folgt', website: 'folgt', name: '', country_code: 'AT', rating: '7' }),
    ).toEqual([
      'name: name_missing',
      'countryCode: foreign_country',
      'phone: phone_invalid',
      'website: website_invalid',
      'rating: rating_out_of_range',
    ])
  })
})

describe('cells that are left out, and why', () => {
  test.each([
    ['a telephone number', { phone: 'folgt' }, 'phone: phone_invalid'],
    ['a website', { website: 'javascript:alert(1)' }, 'website: website_invalid'],
    ['a postal code', { postal_code: '123' }, 'postalCode: postal_code_invalid'],
    ['a latitude out of range', { latitude: '91', longitude: '8' }, 'latitude: latitude_out_of_range'],
    ['a longitude out of range', { latitude: '51', longitude: '-181' }, 'longitude: longitude_out_of_range'],
    ['a latitude', { latitude: '500.023.769', longitude: '8' }, 'latitude: latitude_unreadable'],
    ['half a position', { latitude: '51' }, 'longitude: coordinates_incomplete'],
    [
      'a point in Israel',
      { country_code: 'DE', latitude: '31.4', longitude: '35.1' },
      'latitude: coordinates_outside_country',
    ],
    ['no point at all', { latitude: '0', longitude: '0' }, 'latitude: coordinates_outside_country'],
    ['a rating', { rating: 'gut' }, 'rating: rating_unreadable'],
    ['a rating above 5', { rating: '46' }, 'rating: rating_out_of_range'],
    ['a number of reviews', { reviews: 'viele' }, 'reviewCount: review_count_unreadable'],
    ['reviews per score', { reviews_per_score: '{"1": 6' }, 'reviewsPerScore: reviews_per_score_unreadable'],
    ['a link to reviews elsewhere', { reviews_link: 'https://evil.de' }, 'reviewsLink: reviews_link_invalid'],
    ['hours', { working_hours: '{"Monday": "9AM' }, 'openingHours: opening_hours_unreadable'],
    ['attributes', { about: '{"Amenities": {"Restr' }, 'about: about_unreadable'],
    ['attributes of 32,767 characters', { about: `{"${'a'.repeat(32_765)}` }, 'about: about_unreadable'],
    ['a photo', { photo: 'bild.jpg' }, 'photos: photo_invalid'],
    ['a price', { range: 'fair' }, 'priceLevel: price_unreadable'],
    ['a customer id that Excel destroyed', { cid: '1.2E+19' }, 'cid: cid_damaged'],
    ['a customer id', { cid: 'abc' }, 'cid: cid_invalid'],
    ['an e-mail address as city', { city: 'max@roth.de' }, 'city: misplaced_value'],
    ['a street of 300 characters', { street: 'ß'.repeat(300) }, 'street: too_long'],
    ['an unknown country', { country: 'Lummerland' }, 'countryCode: country_unknown'],
    ['a yes or no', { verified: 'vielleicht' }, 'verified: verified_unreadable'],
  ])('%s', (_what, cells, fault) => {
    expect(faultsWith(cells)).toEqual([fault])
    expect(draftWith(cells)).toEqual({
      name: 'Bäckerei Roth',
      ...('place_id' in cells ? {} : { placeId: PLACE_ID }),
      ...('country_code' in cells && { countryCode: 'DE' }),
    })
  })

  test('a place id', () => {
    const cells = { place_id: 'osm:node/1', city: 'Görlitz' }
    expect(faultsWith(cells)).toEqual(['placeId: place_id_invalid'])
    expect(draftWith(cells)).toEqual({ name: 'Bäckerei Roth', city: 'Görlitz' })
  })

  test.each([
    ['a hotel’s stars where prices stand', { range: '3 stars' }],
    ['a link to Google Maps where websites stand', { url: 'https://www.google.com/maps/place/Roth' }],
    ['a rating of 0 without reviews', { rating: '0', reviews_link: 'None' }],
    ['gosom’s momentary state', { status: 'Closed ⋅ Opens 8 AM' }],
    ['a district that is a Landkreis', { county: 'Landkreis Görlitz' }],
    ['an unknown city', { city: 'Unknown' }],
    ['empty hours', { working_hours: '{}' }],
    ['attributes that nobody should see', { about: '{"Crowd": {"LGBTQ+ friendly": true}}' }],
  ])('%s, without a word', (_what, cells) => {
    expect(faultsWith(cells)).toEqual([])
    expect(draftWith(cells)).toEqual({ name: 'Bäckerei Roth', placeId: PLACE_ID })
  })
})
