import { describe, expect, test } from 'vitest'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { countryAt } from '#domain/place/borders.ts'
import type { Country } from '#domain/place/country.ts'
import { businessHeader, draftOf, faultsOf, faultsWith } from './draft-of.ts'

const BELGRADE = { latitude: '44.8178', longitude: '20.4569' }
const GOERLITZ = { latitude: '51.1531', longitude: '14.9875' }
const LEIPZIG = { latitude: '51.3397', longitude: '12.3731' }
const MUNICH = { latitude: '48.1374', longitude: '11.5755' }

describe('the country of a position', () => {
  test.each<[string, number, number, Country | undefined]>([
    ['Leipzig', 51.34, 12.37, 'DE'],
    ['Berlin', 52.52, 13.4, 'DE'],
    ['Munich', 48.14, 11.58, 'DE'],
    ['Sylt', 54.91, 8.33, 'DE'],
    ['Strasbourg, in the rectangle around Germany', 48.58, 7.72, undefined],
    ['Zürich', 47.37, 8.54, 'CH'],
    ['Vienna', 48.21, 16.37, 'AT'],
    ['Salzburg', 47.8, 13.05, 'AT'],
    ['Prague', 50.08, 14.43, undefined],
    ['Wrocław', 51.11, 17.03, undefined],
    ['Luxembourg', 49.61, 6.13, 'LU'],
    ['Vaduz', 47.14, 9.52, 'LI'],
    ['the Gulf of Guinea', 0, 0, undefined],
  ])('%s', (_, latitude, longitude, country) => {
    expect(countryAt(latitude, longitude).country).toBe(country)
  })

  test.each<[string, number, number, boolean]>([
    ['Görlitz', 51.1531, 14.9875, true],
    ['Zgorzelec', 51.15, 15.02, true],
    ['Passau, between two borders', 48.57, 13.46, true],
    ['Konstanz', 47.66, 9.17, true],
    ['Leipzig', 51.34, 12.37, false],
  ])('is uncertain within some kilometres of a border: %s', (_, latitude, longitude, isNearBorder) => {
    expect(countryAt(latitude, longitude).isNearBorder).toBe(isNearBorder)
  })
})

describe('a row without a country', () => {
  test.each<[string, Record<string, string>]>([
    ['nothing but a name', {}],
    ['a national number', { phone: '0221 4710318' }],
    ['a position at the border with Poland', GOERLITZ],
    ['a position in Leipzig and a Turkish number', { ...LEIPZIG, phone: '+90 532 123 45 67' }],
    [
      'a town with its postal code, far from its position',
      { postal_code: '01067', city: 'Dresden', ...BELGRADE },
    ],
    ['a postal code that Excel shortened', { postal_code: '1067', city: 'Dresden' }],
    ['a village that no gazetteer has', { postal_code: '02826', city: 'Hinterweißenau' }],
    ['the unknown position 0, 0', { latitude: '0', longitude: '0' }],
    ['the time zone of Berlin and a Czech number', { time_zone: 'Europe/Berlin', phone: '+420 224 210 123' }],
    ['a town that Austria has, too', { city: 'Neukirchen' }],
    [
      'a village of a German code, and a domain of Austria',
      {
        postal_code: '02826',
        city: 'Hinterweißenau',
        site: 'https://xy-roth.at',
      },
    ],
    ['a hamlet with the name of a small town in Switzerland', { city: 'Rüti' }],
    ['a Sorbian name of a street', { street: 'Přibozna 3', postal_code: '02625', city: 'Bautzen' }],
  ])('is German: %s', (_, cells) => {
    expect(faultsWith(cells).filter(fault => fault.startsWith('countryCode'))).toEqual([])
  })

  test.each<[string, Record<string, string>]>([
    ['position and number in Serbia', { ...BELGRADE, phone: '+381 11 3034 567' }],
    ['a position in Serbia alone', BELGRADE],
    ['a position in Strasbourg', { latitude: '48.58', longitude: '7.72' }],
    ['a number in Hungary alone', { phone: '+36 1 317 3444' }],
    ['a code of four digits in an unknown town', { postal_code: '1055', city: 'Budapest' }],
    ['the same in one line', { address: 'Kossuth tér 1, 1055 Budapest' }],
    ['the time zone of Belgrade', { time_zone: 'Europe/Belgrade', city: 'Niš' }],
    ['a large town of Austria', { city: 'Klagenfurt' }],
    ['a code of four digits with its town in Austria', { postal_code: '4020', city: 'Linz' }],
    ['a code that Excel made German, with its town in Austria', { postal_code: '08010', city: 'Graz' }],
    ['the letter before a postal code', { postal_code: 'A-1010', city: 'Wien' }],
    [
      'a service area in America',
      { area_service: 'True', latitude: '46.42', longitude: '-100.4', phone: '+1 562-246-6577' },
    ],
  ])('is foreign: %s', (_, cells) => {
    expect(faultsWith(cells)).toContain('countryCode: foreign_country')
  })

  test.each<[string, Record<string, string>]>([
    ['a Dresden code with Budapest', { postal_code: '1067', city: 'Budapest' }],
    ['a code that no German place has, and an unknown town', { postal_code: '11000', city: 'Beograd' }],
    ['a Dutch postal code', { postal_code: '1012 JS', city: 'Amsterdam' }],
    ['Cyrillic letters', { street: 'Кнеза Милоша 12' }],
    ['a state that is not German', { state: 'Vojvodina' }],
    ['a known town and a number in Austria', { city: 'Görlitz', phone: '+43 732 7070' }],
    ['a code that is none with its lost zero, and nothing else', { postal_code: '5000' }],
    [
      'a German code with an unknown town and an American number',
      {
        postal_code: '01109',
        city: 'Springfield',
        state: 'MA',
        phone: '(413) 555-0142',
      },
    ],
    ['a German code with the name of a large town abroad', { postal_code: '08056', city: 'Zürich' }],
    [
      'an unknown town and a domain of another country',
      { city: 'Hinterweißenau', site: 'https://xy-roth.pl' },
    ],
  ])('is doubtful: %s', (_, cells) => {
    expect(faultsWith(cells)).toContain('countryCode: country_doubtful')
  })
})

describe('a row with a country', () => {
  test('of another country stays out, with its reason', () => {
    expect(faultsWith({ country_code: 'RS', ...LEIPZIG })).toEqual(['countryCode: foreign_country'])
  })

  test('of another country in an otherwise German row is doubtful', () => {
    const cells = {
      country_code: 'CH',
      ...LEIPZIG,
      postal_code: '04109',
      city: 'Leipzig',
      phone: '+49 341 1234560',
    }
    expect(faultsWith(cells)).toEqual(['countryCode: country_doubtful'])
  })

  test('filled down over rows whose position, phone and time zone are abroad stays out', () => {
    const cells = {
      country: 'Deutschland',
      ...BELGRADE,
      phone: '+381 11 3034 567',
      time_zone: 'Europe/Belgrade',
    }
    expect(faultsWith(cells)).toContain('countryCode: foreign_country')
  })

  test('Germany, which code, town, phone and domain contradict, stays out', () => {
    const cells = {
      postal_code: '6020',
      city: 'Innsbruck',
      phone: '+43 512 284106',
      site: 'https://xy-roth.at',
    }
    expect(faultsWith({ country_code: 'DE', ...cells })).toContain('countryCode: foreign_country')
  })

  test('Germany with a position abroad is German; the position is left out', () => {
    expect(faultsWith({ country_code: 'DE', ...BELGRADE })).toEqual(['latitude: coordinates_outside_country'])
  })
})

describe('with further countries', () => {
  const read = (cells: Record<string, string>, countries: readonly Country[] = ['DE', 'AT', 'CH']) =>
    draftFromRow(businessHeader(Object.keys(cells)), Object.values(cells), countries)

  const NAME = { name: 'Bäckerei Öz', place_id: 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ' }

  test('an Austrian row follows Austrian rules', () => {
    const result = read({
      ...NAME,
      phone: '01 5331234',
      address: 'Graben 3, 1010 Wien, Österreich',
      latitude: '48.2087',
      longitude: '16.3698',
    })
    expect(result).toMatchObject({
      draft: {
        countryCode: 'AT',
        street: 'Graben 3',
        postalCode: '1010',
        city: 'Wien',
        phone: '+4315331234',
        latitude: 48.2087,
      },
      warnings: [],
    })
  })

  test('a Swiss row without a country is recognised by position and code', () => {
    const result = read({
      ...NAME,
      postal_code: 'CH-8001',
      city: 'Zürich',
      street: 'Bahnhofstrasse 1',
      latitude: '47.3717',
      longitude: '8.5387',
      phone: '044 211 22 33',
    })
    expect(result).toMatchObject({
      draft: { countryCode: 'CH', postalCode: '8001', city: 'Zürich', phone: '+41442112233' },
      warnings: [],
    })
  })

  test.each<[string, Record<string, string>]>([
    ['a German row', { postal_code: '01067', city: 'Dresden', phone: '0351 4956789' }],
    [
      'a German row with a shortened code',
      { postal_code: '1067', city: 'Dresden', ...{ latitude: '51.05', longitude: '13.74' } },
    ],
  ])('%s stays German', (_, cells) => {
    expect(read({ ...NAME, ...cells })).toMatchObject({ draft: { postalCode: '01067' }, warnings: [] })
  })

  test.each<[string, Record<string, string>, Country]>([
    ['the town with its code', { postal_code: '4600', city: 'Wels' }, 'AT'],
    ['the town with its code', { postal_code: '4600', city: 'Olten' }, 'CH'],
    ['the town with its code, of a name that Germany has, too', { postal_code: '6330', city: 'Cham' }, 'CH'],
    ['a town with the letters of its canton', { postal_code: '9500', city: 'Wil SG' }, 'CH'],
    ['the short name of a town', { postal_code: '9800', city: 'Spittal/Drau' }, 'AT'],
    ['a town with the number of a district', { city: 'Wien 7' }, 'AT'],
    ['a number of a spreadsheet', { postal_code: '5020.0', city: 'Salzburg' }, 'AT'],
    ['a padded code', { postal_code: '08010', city: 'Graz' }, 'AT'],
    ['a padded code in one line', { address: 'Sporgasse 41, 08010 Graz' }, 'AT'],
    ['letters before a code in one line', { address: 'Dorfgasse 12, CH-3099 Hinterweißenau' }, 'CH'],
    ['the state', { postal_code: '7000', city: 'Eisenst.', state: 'Burgenland' }, 'AT'],
    ['the state in a column of countries', { postal_code: '7000', land: 'Kanton Graubünden' }, 'CH'],
    ['the letters of a canton', { postal_code: '8123', city: 'Hinterweißenau', kanton: 'ZH' }, 'CH'],
    ['the letters of the car plate', { postal_code: '9999', lkz: 'A' }, 'AT'],
    ['ae for ä', { postal_code: '9999', land: 'Oesterreich' }, 'AT'],
    ['a country code in brackets', { postal_code: '6973', phone: '(0043) 5578/72041' }, 'AT'],
    ['how the Swiss write their numbers', { postal_code: '9500', phone: '071 911 02 47' }, 'CH'],
    ['the domain', { postal_code: '4600', site: 'https://xy-roth.ch' }, 'CH'],
  ])('%s decides: %o is in %s', (_, cells, country) => {
    expect(read({ ...NAME, ...cells })).toMatchObject({ draft: { countryCode: country } })
  })

  test.each([
    ['that Austria has without its addition', 'Krumbach (Schwaben)'],
    ['that a village in Switzerland has, too', 'Münster'],
  ])('a German town %s is German', (_, city) => {
    expect(read({ ...NAME, city })).toMatchObject({ draft: { city }, warnings: [] })
  })

  test('a code of four digits with German signs is a German one', () => {
    const cells = { postal_code: '4103', phone: '0341 2119043', site: 'https://xy-roth.de' }
    expect(read({ ...NAME, ...cells })).toMatchObject({ draft: { postalCode: '04103' }, warnings: [] })
  })

  test.each<[string, Record<string, string>]>([
    ['a code that three countries have', { postal_code: '4600' }],
    ['a code that Excel made German, without a town', { postal_code: '08010' }],
    ['a town that two countries have', { city: 'Neukirchen' }],
    ['a code of four digits with an unknown town', { postal_code: '8123', city: 'Hinterweißenau' }],
    ['the letters of a canton that has no such code', { postal_code: '8123', state: 'GE' }],
    ['nothing but a name', { place_id: '' }],
  ])('without enough signs no country is the first: %s', (_, cells) => {
    expect(faultsOf(read({ ...NAME, ...cells }))).toContain('countryCode: country_doubtful')
  })

  test('a row without a word about its place adds to a business that is known by its Google id', () => {
    expect(read(NAME)).toMatchObject({ draft: { placeId: NAME.place_id }, warnings: [] })
  })

  test('a country that is not among them stays out', () => {
    expect(faultsOf(read({ ...NAME, country_code: 'RS' }))).toEqual(['countryCode: foreign_country'])
    expect(faultsOf(read({ ...NAME, country_code: 'CH' }, ['DE', 'AT']))).toEqual([
      'countryCode: foreign_country',
    ])
  })
})

describe('where in the house', () => {
  test.each([
    ['Marktstr. 3 Hinterhaus', 'Marktstr. 3'],
    ['Marktstr. 3, Hinterhaus', 'Marktstr. 3'],
    ['Marktstr. 3a (Hinterhaus)', 'Marktstr. 3a'],
    ['Marktstr. 3 HH 2. OG', 'Marktstr. 3'],
    ['c/o Roth GmbH, Marktstr. 3', 'Marktstr. 3'],
    ['Marktstr. 3 c/o Roth', 'Marktstr. 3'],
    ['Hinterhausweg 3', 'Hinterhausweg 3'],
    ['Im Hinterhof 3', 'Im Hinterhof 3'],
    ['Große Straße 7 EG', 'Große Straße 7'],
    ['Hinterhaus', 'Hinterhaus'],
    ['Marktstr. 3 b', 'Marktstr. 3 b'],
  ])('%s becomes %s', (cell, street) => {
    expect(draftOf({ name: 'Roth', street: cell, plz: '02826', ort: 'Görlitz' }).street).toBe(street)
  })
})

describe('a position far from its postal code', () => {
  test.each([
    ['in the same town', '04109', LEIPZIG, true],
    ['in a town 300 km away', '04109', MUNICH, false],
    ['without a postal code', '', MUNICH, true],
  ])('%s', (_, postalCode, position, isKept) => {
    const draft = draftOf({ name: 'Roth', plz: postalCode, lat: position.latitude, lon: position.longitude })
    expect(draft.latitude !== undefined).toBe(isKept)
  })

  test('is noted', () => {
    expect(faultsWith({ postal_code: '04109', ...MUNICH })).toEqual([
      'latitude: coordinates_far_from_postal_code',
    ])
  })
})

describe('a city far from its postal code', () => {
  test.each([
    ['of another state', '10115', 'München', true],
    ['of the same state', '50667', 'Münster', true],
    ['beside it', '50667', 'Hürth', false],
    ['with a name that a hamlet of the state may share', '35396', 'Hausen', false],
    ['that the gazetteer does not have', '95500', 'Altenplos', false],
    ['with a code of post-office boxes', '50441', 'München', false],
  ])('%s', (_, postalCode, city, isNoted) => {
    const faults = faultsWith({ postal_code: postalCode, city })
    expect(faults).toEqual(isNoted ? ['city: city_far_from_postal_code'] : [])
  })
})
