import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gazetteer, type Place } from '#domain/place/gazetteer.ts'
import { STATES, type StateCode } from '#domain/place/state.ts'
import {
  extentOf,
  landscapesIn,
  localityOf,
  type Region,
  regionBySlug,
  regions,
  regionsOf,
} from '#domain/region/region.ts'
import { compileCounties } from '#test/compile/compile-counties.ts'

const DATA = new URL('../../../src/domain/data/counties.json', import.meta.url)

function townOf(name: string, state?: StateCode): Place {
  const town = gazetteer().places.find(
    place => place.name === name && (state === undefined || place.state === state),
  )
  if (town === undefined) throw new Error(`no town ${name}`)
  return town
}

function namesOf(kind: Region['kind'], town: Place): readonly string[] {
  return regionsOf(localityOf(town))
    .filter(region => region.kind === kind)
    .map(({ name }) => name)
}

describe('the counties', () => {
  test('are what the compiler makes of the development package', () => {
    const committed: unknown = JSON.parse(readFileSync(DATA, 'utf8'))
    expect(compileCounties()).toEqual(committed)
  })

  test('are 294, beside 13 states and 19 administrative regions, each with an address of its own', () => {
    const kinds = Map.groupBy(regions(), ({ kind }) => kind)
    expect(kinds.get('state')).toHaveLength(13)
    expect(kinds.get('administrative-region')).toHaveLength(19)
    expect(kinds.get('county')).toHaveLength(294)
    expect(new Set(regions().map(({ slug }) => slug)).size).toBe(regions().length)
  })

  test('every town has a county of its state', () => {
    const wrong = gazetteer().places.filter(place => {
      const [county] = namesOf('county', place)
      const states = namesOf('state', place)
      const isCityState = ['BE', 'HB', 'HH'].includes(place.state)
      if (!isCityState && states[0] !== STATES[place.state]) return true
      const region = regionsOf(localityOf(place)).find(({ kind }) => kind === 'county')
      return county !== undefined && region?.state !== place.state
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['Kolbermoor', 'Landkreis Rosenheim'],
    ['Bad Aibling', 'Landkreis Rosenheim'],
    ['Garbsen', 'Region Hannover'],
    ['Hürth', 'Rhein-Erft-Kreis'],
    ['Brühl', 'Rhein-Erft-Kreis', 'NW'],
    ['Siegburg', 'Rhein-Sieg-Kreis'],
    ['Ratingen', 'Kreis Mettmann'],
    ['Witten', 'Ennepe-Ruhr-Kreis'],
    ['Aachen', 'Städteregion Aachen'],
    ['Marburg', 'Landkreis Marburg-Biedenkopf'],
    ['Hanau', 'Main-Kinzig-Kreis'],
    ['Bad Homburg vor der Höhe', 'Hochtaunuskreis'],
    ['Montabaur', 'Westerwaldkreis'],
    ['Cochem', 'Landkreis Cochem-Zell'],
    ['Tübingen', 'Landkreis Tübingen'],
    ['Friedrichshafen', 'Bodenseekreis'],
    ['Villingen-Schwenningen', 'Schwarzwald-Baar-Kreis'],
    ['Dachau', 'Landkreis Dachau'],
    ['Garmisch-Partenkirchen', 'Landkreis Garmisch-Partenkirchen'],
    ['Füssen', 'Landkreis Ostallgäu'],
    ['Neu-Ulm', 'Landkreis Neu-Ulm'],
    ['Saarlouis', 'Landkreis Saarlouis'],
    ['Falkensee', 'Landkreis Havelland'],
    ['Schwedt/Oder', 'Landkreis Uckermark'],
    ['Stralsund', 'Landkreis Vorpommern-Rügen'],
    ['Wismar', 'Landkreis Nordwestmecklenburg'],
    ['Görlitz', 'Landkreis Görlitz'],
    ['Plauen', 'Vogtlandkreis'],
    ['Wernigerode', 'Landkreis Harz'],
    ['Gotha', 'Landkreis Gotha'],
    ['Husum', 'Kreis Nordfriesland', 'SH'],
    ['Norderstedt', 'Kreis Segeberg'],
  ] as const)('%s is in %s', (town, county, state?: StateCode) => {
    expect(namesOf('county', townOf(town, state))).toEqual([county])
  })

  test.each(['Rosenheim', 'Köln', 'Berlin', 'Frankfurt am Main', 'Halle (Saale)'])(
    '%s is a city and in no county',
    town => {
      expect(namesOf('county', townOf(town))).toEqual([])
    },
  )
})

describe('the larger regions', () => {
  test.each([
    ['Rosenheim', ['Oberbayern']],
    ['Lindau (Bodensee)', ['Schwaben']],
    ['Bonn', ['Regierungsbezirk Köln']],
    ['Freiburg im Breisgau', ['Regierungsbezirk Freiburg']],
    ['Leipzig', []],
  ])('%s is in the administrative region %j', (town, names) => {
    expect(namesOf('administrative-region', townOf(town))).toEqual(names)
  })

  test.each([
    ['Dortmund', 'Ruhrgebiet'],
    ['Konstanz', 'Bodensee'],
    ['Lindau (Bodensee)', 'Bodensee'],
    ['Füssen', 'Allgäu'],
    ['Winterberg', 'Sauerland'],
    ['Goslar', 'Harz'],
    ['Wernigerode', 'Harz'],
    ['Binz', 'Rügen'],
    ['Bad Schandau', 'Sächsische Schweiz'],
    ['Soltau', 'Lüneburger Heide'],
    ['Aurich', 'Ostfriesland'],
    ['Titisee-Neustadt', 'Schwarzwald'],
    ['Daun', 'Eifel'],
    ['Frankfurt am Main', 'Rhein-Main-Gebiet'],
    ['Rüdesheim am Rhein', 'Rheingau'],
  ])('%s is in the landscape %s', (town, landscape) => {
    expect(namesOf('landscape', townOf(town))).toContain(landscape)
  })

  test.each([
    ['Düsseldorf', 'Ruhrgebiet'],
    ['Stralsund', 'Rügen'],
    ['Bingen am Rhein', 'Rheingau'],
    ['Halberstadt', 'Harz'],
    ['München', 'Chiemgau'],
  ])('%s is not in the landscape %s', (town, landscape) => {
    expect(namesOf('landscape', townOf(town))).not.toContain(landscape)
  })

  test('each has towns, a centre within its bounds and people', () => {
    for (const region of regions()) {
      const { latitude, longitude, bounds, population } = extentOf(region)
      expect(population, region.name).toBeGreaterThan(1_000)
      expect(latitude > bounds.south && latitude < bounds.north, region.name).toBe(true)
      expect(longitude > bounds.west && longitude < bounds.east, region.name).toBe(true)
    }
  })

  test('a state leads to the landscapes that have towns in it, and every landscape is led to', () => {
    const names = (slug: string) => {
      const region = regionBySlug(slug)
      return region === undefined ? [] : landscapesIn(region).map(({ name }) => name)
    }
    expect(names('bayern')).toContain('Bodensee')
    expect(names('nordrhein-westfalen')).toEqual(expect.arrayContaining(['Ruhrgebiet', 'Rheinland']))
    expect(names('nordrhein-westfalen')).not.toContain('Bodensee')
    expect(names('landkreis-rosenheim')).toEqual([])
    const ledTo = new Set(regions().flatMap(landscapesIn))
    expect(regions().filter(region => region.kind === 'landscape' && !ledTo.has(region))).toEqual([])
  })

  test('an address names one region, or none', () => {
    expect(regionBySlug('landkreis-rosenheim')?.name).toBe('Landkreis Rosenheim')
    expect(regionBySlug('saechsische-schweiz')?.name).toBe('Sächsische Schweiz')
    expect(regionBySlug('atlantis')).toBeUndefined()
    expect(regionBySlug('berlin')).toBeUndefined()
  })
})
