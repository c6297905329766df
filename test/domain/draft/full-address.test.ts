import { describe, expect, test } from 'vitest'
import { isWholeAddress, plainStreet, splitAddress } from '#domain/draft/full-address.ts'

describe('an address in one line', () => {
  test.each([
    ['Google', 'Marktstr. 3, 02826 Görlitz, Germany', 'Marktstr. 3', '02826', 'Görlitz'],
    ['without a country', 'Marktstr. 3, 02826 Görlitz', 'Marktstr. 3', '02826', 'Görlitz'],
    ['without commas', 'Marktstr. 3 02826 Görlitz', 'Marktstr. 3', '02826', 'Görlitz'],
    ['with a country letter', 'Marktstraße 3, D-02826 Görlitz', 'Marktstraße 3', '02826', 'Görlitz'],
    [
      'with a quarter',
      'Hauptstraße 5, Altstadt, 80331 München, Deutschland',
      'Hauptstraße 5',
      '80331',
      'München',
    ],
    [
      'with a centre and a floor',
      'City-Center, Marktstr. 3, 2. OG, 02826 Görlitz',
      'Marktstr. 3',
      '02826',
      'Görlitz',
    ],
    [
      'with the name before it',
      'Bäckerei Roth, Marktstr. 3, 02826 Görlitz',
      'Marktstr. 3',
      '02826',
      'Görlitz',
    ],
    ['a number with a letter', 'Am Bahnhof 12 a, 50667 Köln', 'Am Bahnhof 12 a', '50667', 'Köln'],
    ['a range of numbers', 'Große Gasse 2-12, 63303 Dreieich', 'Große Gasse 2-12', '63303', 'Dreieich'],
    [
      'a street with a number in its name',
      'Straße des 17. Juni 135, 10623 Berlin',
      'Straße des 17. Juni 135',
      '10623',
      'Berlin',
    ],
    ['a block of Mannheim', 'Q6 12, 68161 Mannheim', 'Q6 12', '68161', 'Mannheim'],
    ['a square without a number', 'Am Markt, 02826 Görlitz', 'Am Markt', '02826', 'Görlitz'],
    ['no street', '02826 Görlitz, Germany', undefined, '02826', 'Görlitz'],
    [
      'a city with an addition',
      'Weg 1, 95500 Heinersreuth-Altenplos',
      'Weg 1',
      '95500',
      'Heinersreuth-Altenplos',
    ],
    ['no postal code', 'Marktstr. 3, Görlitz', 'Marktstr. 3', undefined, 'Görlitz'],
    ['a city alone', 'Görlitz, Germany', undefined, undefined, 'Görlitz'],
    ['the street last', '02826 Görlitz, Große Gasse 12 a', 'Große Gasse 12 a', '02826', 'Görlitz'],
    ['a street without a number last', '37603 Holzminden, Am Hafen', 'Am Hafen', '37603', 'Holzminden'],
    ['a quarter last', '50823 Köln, Ehrenfeld', undefined, '50823', 'Köln'],
    ['a state last', '80331 München, Bayern', undefined, '80331', 'München'],
    [
      'nothing between town and street',
      '79576 Weil am Rhein Hauptstraße 81',
      'Hauptstraße 81',
      '79576',
      'Weil am Rhein',
    ],
    [
      'nothing between quarter and street',
      '50823 Köln Ehrenfeld Venloer Straße 270',
      'Venloer Straße 270',
      '50823',
      'Köln Ehrenfeld',
    ],
    ['an unknown town before the street', '26506 Xdorf Mühlenstraße 55', undefined, '26506', undefined],
    ['a dash before the code', 'Gasse 2-4 - 06844 Dessau-Roßlau', 'Gasse 2-4', '06844', 'Dessau-Roßlau'],
    ['a dash behind the town', '02826 Görlitz - Marktstr. 3', 'Marktstr. 3', '02826', 'Görlitz'],
    ['other signs', 'Marktstr. 3 | D-02826 Görlitz', 'Marktstr. 3', '02826', 'Görlitz'],
    ['a number of its own', 'Q 5, 14, 68161 Mannheim', 'Q 5 14', '68161', 'Mannheim'],
    ['the code last', 'Große Gasse 210, Oldenburg 26123', 'Große Gasse 210', '26123', 'Oldenburg'],
    ['a code of another town last', 'Große Gasse 210, Oldenburg 80331', undefined, undefined, undefined],
    [
      'a town first, without a code',
      'Bamberg, Nürnberger Straße 108',
      'Nürnberger Straße 108',
      undefined,
      'Bamberg',
    ],
    ['a post-office box', 'Postfach 11 04, 35578 Wetzlar', undefined, '35578', 'Wetzlar'],
    ['a box and a street', 'Postfach 12, 02826 Görlitz, Marktstr. 3', 'Marktstr. 3', '02826', 'Görlitz'],
    ['a country alone', 'Germany', undefined, undefined, undefined],
    [
      'an American one',
      '31-00 47th Ave Suite 3100, Long Island City, NY 11101',
      undefined,
      undefined,
      undefined,
    ],
    ['nothing', '', undefined, undefined, undefined],
  ])('%s', (_what, line, street, postalCode, city) => {
    const parts = splitAddress(line, 'Bäckerei Roth')
    expect([parts.street, parts.postalCode, parts.city]).toEqual([street, postalCode, city])
  })

  test.each([
    ['Marktstr. 3, 02826 Görlitz, Germany', 'Marktstr. 3, 02826 Görlitz', 'DE'],
    ['BÄCKEREI ROTH, Marktstr. 3, 02826 Görlitz, Almanya', 'Marktstr. 3, 02826 Görlitz', 'DE'],
    ['Stephansplatz 1, 1010 Wien, Österreich', 'Stephansplatz 1, 1010 Wien', 'AT'],
    ['25 Sư Vạn Hạnh, Kim Long, Huế 49000, Vietnam', '25 Sư Vạn Hạnh, Kim Long, Huế 49000', 'VN'],
    ['Marktstr. 3, 02826 Görlitz', 'Marktstr. 3, 02826 Görlitz', undefined],
  ])('%s without name and country', (line, shown, countryCode) => {
    const parts = splitAddress(line, 'Bäckerei Roth')
    expect([parts.line, parts.countryCode]).toEqual([shown, countryCode])
  })
})

test.each([
  ['Marktstr. 3', 'Marktstr. 3'],
  ['c/o Roth, Marktstr. 3, 2. OG', 'Marktstr. 3'],
  ['Marktstr. 112, Geb. 4, Tor 2', 'Marktstr. 112'],
  ['Marktstr. 30 / Block III', 'Marktstr. 30'],
  ['Marktstr. 5 (Haus B)', 'Marktstr. 5'],
  ['Am Tor 3', 'Am Tor 3'],
  ['Haus 3', 'Haus 3'],
  ['Marktstraße Nr. 61', 'Marktstraße 61'],
  ['Am Deich o. Nr.', 'Am Deich'],
  ['Am Deich, ohne Hausnummer', 'Am Deich'],
  ['', ''],
])('the street %j is %j', (text, street) => {
  expect(plainStreet(text)).toBe(street)
})

test.each([
  ['Marktstr. 3, 02826 Görlitz', true],
  ['D-02826 Görlitz', true],
  ['Marktstr. 3', false],
  ['Hauptstr. 12345', false],
  ['', false],
])('%j is a whole address: %s', (text, isWhole) => {
  expect(isWholeAddress(text)).toBe(isWhole)
})
