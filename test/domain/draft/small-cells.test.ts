import { describe, expect, test } from 'vitest'
import { parseStatus } from '#domain/draft/detail-cells.ts'
import { faultOf } from '#domain/draft/draft-fault.ts'
import {
  cidOfGoogleId,
  parseCid,
  parseGoogleId,
  parsePlaceId,
  placeIdInLink,
} from '#domain/draft/id-cells.ts'
import {
  countryOfPostalCode,
  parseCountry,
  parseDegrees,
  parsePostalCode,
  parseState,
} from '#domain/draft/location-cells.ts'
import { parsePrice } from '#domain/draft/price-cell.ts'
import { parseRating, parseReviewsPerScore } from '#domain/draft/review-cells.ts'
import { looksLikeJson, parseBoolean, parseCount, parseJsonCell } from '#domain/text/primitive-values.ts'

describe('postal codes', () => {
  test.each([
    ['a leading zero', '01067', '01067'],
    ['a leading zero lost', '1067', '01067'],
    ['a float', '1067.0', '01067'],
    ['a float of German Excel', '50667,00', '50667'],
    ['a country letter', 'D-01067', '01067'],
    ['a country code', 'DE 50667', '50667'],
    ['the city behind it', '01067 Dresden', '01067'],
  ])('%s', (_what, text, code) => {
    expect(parsePostalCode(text)).toBe(code)
    expect(parsePostalCode(code)).toBe(code)
  })

  test.each(['', '123', '00000', '99999', '123456', '1067.5', 'NW1 6XE', 'Köln', '{"a":1}', '90744-1234'])(
    '%j is none',
    text => {
      expect(parsePostalCode(text)).toBeUndefined()
    },
  )

  test.each([
    ['A-1010', 'AT'],
    ['CH-8001', 'CH'],
    ['F-67000', 'other'],
    ['D-01067', 'DE'],
    ['DE 50667', 'DE'],
    ['50667', undefined],
  ])('the letters of %s are those of %s', (text, country) => {
    expect(countryOfPostalCode(text)).toBe(country)
  })

  test.each([
    ['1010', '1010'],
    ['A-1010', '1010'],
    ['1010.0', '1010'],
    ['01010', '1010'],
    ['51010', undefined],
    ['0101', undefined],
  ])('an Austrian one: %s', (text, code) => {
    expect(parsePostalCode(text, 'AT')).toBe(code)
  })
})

describe('countries and states', () => {
  test.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    ['Germany', 'DE'],
    ['Deutschland', 'DE'],
    ['Almanya', 'DE'],
    ['D', 'DE'],
    ['Österreich', 'AT'],
    ['Austria', 'AT'],
    ['Schweiz', 'CH'],
    ['Switzerland', 'CH'],
    ['United States of America', 'US'],
    ['Viet Nam', 'VN'],
    ['Türkiye', 'TR'],
    ['TÜRKEI', 'TR'],
    ['Lummerland', undefined],
    ['Bayern', undefined],
    ['', undefined],
  ])('the country %j is %s', (text, code) => {
    expect(parseCountry(text)).toBe(code)
  })

  test.each([
    ['Bayern', 'BY'],
    ['Bavaria', 'BY'],
    ['BY', 'BY'],
    ['DE-BY', 'BY'],
    ['Freistaat Sachsen', 'SN'],
    ['Thüringen', 'TH'],
    ['Thueringen', 'TH'],
    ['Baden-Württemberg', 'BW'],
    ['Baden-Wurttemberg', 'BW'],
    ['NRW', 'NW'],
    ['North Rhine-Westphalia', 'NW'],
    ['Kim Long, Hue', undefined],
    ['CA', undefined],
    ['', undefined],
  ])('the state %j is %s', (text, code) => {
    expect(parseState(text)).toBe(code)
  })
})

describe('numbers', () => {
  test.each([
    ['4.6', 4.6],
    ['4,6', 4.6],
    ['4.600000', 4.6],
    ['5', 5],
    ['4.64', 4.6],
    ['4,6 von 5', 4.6],
    ['4.6/5', 4.6],
    ['0', 'none'],
    ['0.000000', 'none'],
    ['sehr gut', undefined],
    ['4,6,1', undefined],
    ['', undefined],
  ])('the rating %j is %s', (text, rating) => {
    expect(parseRating(text)).toBe(rating)
  })

  test.each([
    ['124', 124],
    ['10.0', 10],
    ['0.000000', 0],
    ['1.234', 1234],
    ['1,234', 1234],
    ['1 234 567', 1_234_567],
    ['12.5', undefined],
    ['-3', undefined],
    ['1e3', undefined],
    ['99999999999', undefined],
    ['', undefined],
  ])('the count %j is %s', (text, count) => {
    expect(parseCount(text)).toBe(count)
  })

  test.each([
    ['50.0023769', 50.0023769],
    ['50,0023769', 50.0023769],
    ['16.453647399999998', 16.4536474],
    ['-73.9360213', -73.9360213],
    ['51.15°', 51.15],
    ['500.023.769', undefined],
    ['N 51 09', undefined],
    ['', undefined],
  ])('%j is %s degrees', (text, degrees) => {
    expect(parseDegrees(text)).toBe(degrees)
  })

  test.each([
    ['True', true],
    ['TRUE', true],
    ['1', true],
    ['1.0', true],
    ['ja', true],
    ['WAHR', true],
    ['False', false],
    ['FALSCH', false],
    ['0', false],
    ['nein', false],
    ['vielleicht', undefined],
    ['', undefined],
  ])('%j is %s', (text, answer) => {
    expect(parseBoolean(text)).toBe(answer)
  })
})

describe('price levels', () => {
  test.each([
    ['$', 1],
    ['$$', 2],
    ['€€', 2],
    ['€€€', 3],
    ['€€€€', 4],
    ['€1–10', 1],
    ['€10', 1],
    ['10–20 €', 2],
    ['€15–20', 2],
    ['$10–20', 2],
    ['€20–30', 2],
    ['20 € - 40 €', 3],
    ['€30–40', 3],
    ['€40–60', 3],
    ['€50+', 4],
    ['50 €+', 4],
    ['über 50 €', 4],
    ['€60-80', 4],
    ['10,50–12,50 Euro', 2],
    ['unter 10 €', 1],
    ['2', 2],
    ['3.0', 3],
    ['Moderate', 2],
    ['PRICE_LEVEL_VERY_EXPENSIVE', 4],
    ['3 stars', 'none'],
    ['4-Sterne-Hotel', 'none'],
    ['5', undefined],
    ['günstig und gut', undefined],
    ['', undefined],
  ])('%j is %s', (text, level) => {
    expect(parsePrice(text)).toBe(level)
  })
})

describe('reviews per score', () => {
  test.each([
    ['Outscraper, gosom', '{"1": 6, "2": 2, "3": 5, "4": 24, "5": 87}', [6, 2, 5, 24, 87]],
    ['in any order, as text', '{"5": "87", "1": "6.0"}', [6, 0, 0, 0, 87]],
    ['Apify', '{"oneStar":1,"twoStar":0,"threeStar":2,"fourStar":3,"fiveStar":9}', [1, 0, 2, 3, 9]],
    ['a list', '[6, 2, 5, 24, 87]', [6, 2, 5, 24, 87]],
    ['as Python prints it', "{'1': 6, '2': 0, '3': 0, '4': 0, '5': 1}", [6, 0, 0, 0, 1]],
    ['nobody yet', '{"1":0,"2":0,"3":0,"4":0,"5":0}', 'none'],
    ['a score that is none', '{"6": 1}', undefined],
    ['a hostile key', '{"__proto__": 1}', undefined],
    ['cut', '{"1": 6, "2"', undefined],
    ['no JSON', '4.5', undefined],
  ])('%s', (_what, text, perScore) => {
    expect(parseReviewsPerScore(text)).toEqual(perScore)
  })
})

describe('status', () => {
  test.each([
    ['OPERATIONAL', 'operational'],
    ['CLOSED_TEMPORARILY', 'closed-temporarily'],
    ['CLOSED_PERMANENTLY', 'closed-permanently'],
    ['closed-permanently', 'closed-permanently'],
    ['Permanently closed', 'closed-permanently'],
    ['Vorübergehend geschlossen', 'closed-temporarily'],
    ['Dauerhaft geschlossen', 'closed-permanently'],
    ['Open ⋅ Closes 9 PM', undefined],
    ['Closed', undefined],
    ['', undefined],
  ])('%j is %s', (text, status) => {
    expect(parseStatus(text)).toBe(status)
  })
})

describe('ids', () => {
  test.each([
    ['ChIJr9PsEOqnQTERZFB_1Gj1HlQ', true],
    ['osm:node/352950431', false],
    ['ChIJ', false],
    ["ChIJ' OR 1=1 --", false],
    ['A'.repeat(201), false],
  ])('%j is a place id: %s', (text, isId) => {
    expect(parsePlaceId(text)).toBe(isId ? text : undefined)
  })

  test.each([
    [
      'https://www.google.com/maps/place/Roth/data=!4m7!3m6!1s0x47:0x14!8m2!16s%2Fg%2F1!19sChIJr9PsEOqnQTERZFB_1Gj1HlQ?authuser=0',
      'ChIJr9PsEOqnQTERZFB_1Gj1HlQ',
    ],
    [
      'https://search.google.com/local/reviews?placeid=ChIJr9PsEOqnQTERZFB_1Gj1HlQ&q=Roth',
      'ChIJr9PsEOqnQTERZFB_1Gj1HlQ',
    ],
    [
      'https://www.google.com/maps/search/?api=1&query=Roth&query_place_id=ChIJr9PsEOqnQTERZFB_1Gj1HlQ',
      'ChIJr9PsEOqnQTERZFB_1Gj1HlQ',
    ],
    ['https://www.google.com/maps?cid=8964349767869646594', undefined],
    ['https://roth.de/?placeid=something_else', undefined],
    ['', undefined],
  ])('in %j the place id is %s', (link, placeId) => {
    expect(placeIdInLink(link)).toBe(placeId)
  })

  test.each([
    ['0x47a8512f0b7b5a1f:0x1468F2', '0x47a8512f0b7b5a1f:0x1468f2'],
    ['0x47a8', undefined],
    ['', undefined],
  ])('the feature id %j is %s', (text, googleId) => {
    expect(parseGoogleId(text)).toBe(googleId)
  })

  test.each([
    ['twenty digits', '18446744073709551615', '18446744073709551615'],
    ['a small one', '1234', '1234'],
    ['an exponent of Excel', '1.2E+19', 'damaged'],
    ['an exponent of German Excel', '8,96435E+18', 'damaged'],
    ['an exponent of pandas', '8.964349767869647e+18', 'damaged'],
    ['zeros behind the 15th digit', '8964349767869640000', 'damaged'],
    ['a word', 'abc', undefined],
    ['a negative number', '-6336619820445241883', undefined],
    ['zero', '0', undefined],
  ])('a customer id: %s', (_what, text, cid) => {
    expect(parseCid(text)).toBe(cid)
  })

  test('the customer id is the second half of the feature id, exact beyond 2^53', () => {
    expect(cidOfGoogleId('0x89c25904e2f362d9:0x7c67c49e6439c702')).toBe('8964349767869646594')
    expect(cidOfGoogleId('0x1:0x0')).toBeUndefined()
  })
})

describe('JSON', () => {
  test.each([
    ['{"a": 1}', true],
    ['[{"a": 1}]', true],
    ['["a"]', true],
    ["{'a': 1}", true],
    ['[1, 2]', true],
    ['{"cut": "o', true],
    ['[Freiraum]', false],
    ['{Kultur}', false],
    ['Roth', false],
    ['', false],
  ])('%j looks like JSON: %s', (text, isJson) => {
    expect(looksLikeJson(text)).toBe(isJson)
  })

  test('a cell cut by Excel is not JSON', () => {
    const cut = JSON.stringify({ posts: 'Straße '.repeat(10_000) }).slice(0, 32_767)
    expect(parseJsonCell(cut)).toBeUndefined()
  })

  test('deep nesting does no harm', () => {
    expect(() => parseJsonCell('[['.repeat(16_000))).not.toThrow()
    expect(() => parseJsonCell(`${'['.repeat(16_000)}${']'.repeat(16_000)}`)).not.toThrow()
  })
})

test('a fault shows at most 80 characters and cuts none in half', () => {
  expect(faultOf('name', 'name_missing', 'ß'.repeat(100)).value).toBe('ß'.repeat(80))
  expect(faultOf('name', 'name_missing', `${'a'.repeat(79)}🥨`).value).toBe('a'.repeat(79))
})
