import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gazetteer } from '#domain/place/gazetteer.ts'
import { postalCodePlace } from '#domain/place/postal-code.ts'
import { STATES } from '#domain/place/state.ts'
import { compileGazetteer } from '#test/compile/compile-gazetteer.ts'

const DATA = new URL('../../../src/domain/data/gazetteer.json', import.meta.url)

describe('the gazetteer', () => {
  const { places, postalCodes, districts, municipalitiesOf } = gazetteer()

  test('is what the compiler makes of the development packages', () => {
    const committed: unknown = JSON.parse(readFileSync(DATA, 'utf8'))
    expect(compileGazetteer()).toEqual(committed)
  })

  test('stays small enough to read at every start', () => {
    expect(readFileSync(DATA).length).toBeLessThan(900_000)
  })

  test('has all 16 states', () => {
    expect([...new Set(places.map(place => place.state))].toSorted()).toEqual(Object.keys(STATES).toSorted())
  })

  test('has every two-digit area that the post uses', () => {
    // Not in use: 00, 05, 11, 43 and 62.
    const unused = new Set(['00', '05', '11', '43', '62'])
    const areas = Array.from({ length: 100 }, (_, area) => String(area).padStart(2, '0')).filter(
      area => !unused.has(area),
    )
    expect([...new Set(postalCodes.map(code => code.slice(0, 2)))]).toEqual(areas)
  })

  test('has about 8,200 postal codes in ascending order, each five digits with at least one municipality', () => {
    expect(postalCodes.length).toBeGreaterThan(8_100)
    expect(postalCodes).toEqual(postalCodes.toSorted())
    expect(postalCodes.filter(code => !/^\d{5}$/.test(code))).toEqual([])
    expect(postalCodes.filter(code => municipalitiesOf(code).length === 0)).toEqual([])
  })

  test('has only positions within Germany', () => {
    const isOutside = (at: { latitude: number | null; longitude: number | null }) =>
      at.latitude !== null &&
      at.longitude !== null &&
      !(at.latitude > 47.2 && at.latitude < 55.1 && at.longitude > 5.8 && at.longitude < 15.1)
    expect(places.filter(isOutside)).toEqual([])
    expect([...districts.values()].flat().filter(isOutside)).toEqual([])
    expect(
      postalCodes.filter(code => isOutside(postalCodePlace(code) ?? { latitude: 0, longitude: 0 })),
    ).toEqual([])
  })

  test.each([
    ['Berlin', 'BE', 52.52, 13.41],
    ['Hamburg', 'HH', 53.55, 9.99],
    ['München', 'BY', 48.14, 11.58],
    ['Köln', 'NW', 50.93, 6.95],
    ['Frankfurt am Main', 'HE', 50.12, 8.68],
    ['Frankfurt (Oder)', 'BB', 52.35, 14.55],
    ['Halle (Saale)', 'ST', 51.48, 11.98],
    ['Freiburg im Breisgau', 'BW', 48.0, 7.85],
    ['Rothenburg ob der Tauber', 'BY', 49.38, 10.19],
    ['Mönchengladbach', 'NW', 51.19, 6.44],
    ['Neustadt in Sachsen', 'SN', 51.03, 14.22],
    ['Neustadt an der Weinstraße', 'RP', 49.35, 8.14],
    ['Konstanz', 'BW', 47.66, 9.18],
    ['Flensburg', 'SH', 54.79, 9.43],
    ['Görlitz', 'SN', 51.16, 14.99],
    ['Aachen', 'NW', 50.78, 6.08],
    ['Nordenham', 'NI', 53.49, 8.48],
    ['Lutherstadt Eisleben', 'ST', 51.53, 11.55],
    ['Rostock', 'MV', 54.09, 12.14],
    ['Erfurt', 'TH', 50.98, 11.03],
    ['Saarbrücken', 'SL', 49.23, 7.0],
    ['Bremerhaven', 'HB', 53.54, 8.59],
  ])('knows where %s (%s) lies', (name, state, latitude, longitude) => {
    const [place] = places.filter(other => other.name === name)
    expect(place?.state).toBe(state)
    expect(Math.abs((place?.latitude ?? 0) - latitude)).toBeLessThan(0.05)
    expect(Math.abs((place?.longitude ?? 0) - longitude)).toBeLessThan(0.05)
    expect(place?.isApproximate).toBe(false)
  })

  test('has the districts of the large towns, each with its town', () => {
    const towns = (name: string) => districts.get(name)?.map(district => district.town.name)
    expect(towns('ehrenfeld')).toContain('Köln')
    expect(towns('kreuzberg')).toEqual(['Berlin'])
    expect(towns('st pauli')).toEqual(['Hamburg'])
    expect(towns('bad cannstatt')).toEqual(['Stuttgart'])
  })
})

describe('modules that browsers load', () => {
  test.each([
    ['folding', []],
    ['slug', ['collections/binary-search', 'language', 'text/folding']],
    ['sort-key', ['text/folding']],
  ])('%s.ts does not reach the gazetteer', (name, others) => {
    expect([...modulesBehind(`text/${name}`, new Set())].toSorted()).toEqual(
      [...others, `text/${name}`].toSorted(),
    )
  })
})

/** @param path below src/domain, without its ending */
function modulesBehind(path: string, seen: Set<string>): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const source = readFileSync(new URL(`../../../src/domain/${path}.ts`, import.meta.url), 'utf8')
  for (const [, beside, elsewhere] of source.matchAll(/from '(?:\.\/([^']+)|#domain\/([^']+))\.ts'/g)) {
    modulesBehind(elsewhere ?? `${dirname(path)}/${beside}`, seen)
  }
  return seen
}
