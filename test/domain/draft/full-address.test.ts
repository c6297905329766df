import { describe, expect, test } from 'vitest'
import { isWholeAddress, splitAddress } from '#domain/draft/full-address.ts'

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
  ['Marktstr. 3, 02826 Görlitz', true],
  ['D-02826 Görlitz', true],
  ['Marktstr. 3', false],
  ['Hauptstr. 12345', false],
  ['', false],
])('%j is a whole address: %s', (text, isWhole) => {
  expect(isWholeAddress(text)).toBe(isWhole)
})
