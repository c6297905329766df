import { gazetteer, nameKeys, type Place } from '#domain/place/gazetteer.ts'
import { placeKey, withoutQualifier } from '#domain/place/place-name.ts'
import { STATE_CODES, STATES, type StateCode } from '#domain/place/state.ts'
import { slugify } from '#domain/text/slug.ts'
import file from '../data/counties.json' with { type: 'json' }
import regionNames from '../data/region-names.json' with { type: 'json' }
import { LANDSCAPES } from './landscapes.ts'

/**
 * A part of Germany that is larger than a city: a state, an administrative region (Regierungsbezirk), a county (Landkreis) or a
 * landscape. It consists of whole towns.
 */
export interface Region {
  readonly kind: 'state' | 'administrative-region' | 'county' | 'landscape'
  /** 'Bayern', 'Landkreis Rosenheim', 'Ruhrgebiet'. */
  readonly name: string
  readonly slug: string
  /** The state that it is or lies in; null for landscapes. */
  readonly state: StateCode | null
  /** The first digits of the official keys of its counties. */
  readonly counties: readonly string[]
  /** A polygon whose towns belong to it, too; empty without one. */
  readonly area: readonly (readonly [latitude: number, longitude: number])[]
}

/** What decides to which regions a town belongs. */
export interface Locality {
  readonly state: StateCode | null
  /** The official key of its county, five digits; null when unknown. */
  readonly county: string | null
  /** WGS 84 degrees. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where a region is, measured by its towns. WGS 84 degrees. */
export interface RegionExtent {
  readonly latitude: number
  readonly longitude: number
  readonly bounds: Bounds
  readonly population: number
}

export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** All regions: states, administrative regions, landscapes, counties. */
export function regions(): readonly Region[] {
  return loaded().all
}

export function regionBySlug(slug: string): Region | undefined {
  return loaded().bySlug.get(slug)
}

/**
 * The region with a name.
 * @param key folded words: 'bayern', 'bavaria', 'nrw', 'landkreis rosenheim', 'lk rosenheim'
 * A county without its word for county ('emsland') only where no town has the name.
 */
export function regionNamed(key: string): Region | undefined {
  return loaded().byName.get(key)
}

/**
 * The region that an addition to the name of a town means, in full or abbreviated: 'Hamm (Westf.)', 'Mühlhausen/Thür.'.
 * @param key folded words
 */
export function regionOfAddition(key: string): Region | undefined {
  const { byName, byAbbreviation } = loaded()
  return byName.get(key) ?? byAbbreviation.get(key)
}

/** All folded names of regions. */
export function regionKeys(): Iterable<string> {
  return loaded().byName.keys()
}

export function isInRegion(region: Region, { state, county, latitude, longitude }: Locality): boolean {
  if (region.kind === 'state') return state === region.state
  if (county !== null && region.counties.some(digits => county.startsWith(digits))) return true
  return latitude !== null && longitude !== null && isInside(region.area, latitude, longitude)
}

/** The county of a place of the gazetteer, five digits of the official key. */
export function countyOf(place: Place): string | null {
  return countyOfPlaces().get(place) ?? null
}

/** What decides about the regions of a place of the gazetteer. */
export function localityOf(place: Place): Locality {
  const { state, latitude, longitude } = place
  return { state, county: countyOf(place), latitude, longitude }
}

/** The regions of a town, the smallest kind first: county, landscapes, administrative region, state. */
export function regionsOf(locality: Locality): readonly Region[] {
  const { ofCounty, others } = loaded()
  const official = ofCounty.get(locality.county ?? '') ?? []
  const found = new Set([...official, ...others.filter(region => isInRegion(region, locality))])
  return [...found].sort((a, b) => NARROWEST_FIRST.indexOf(a.kind) - NARROWEST_FIRST.indexOf(b.kind))
}

/** The counties of which a region consists, as regions; those of an area are not. */
export function countiesIn(region: Region): readonly Region[] {
  const isIn = ({ state, counties: [code = ''] }: Region) =>
    region.kind === 'state' ? state === region.state : region.counties.some(digits => code.startsWith(digits))
  return regions().filter(other => other.kind === 'county' && isIn(other))
}

/** The landscapes that have towns of a state, in the order of the alphabet; empty for other regions. */
export function landscapesIn({ kind, state }: Region): readonly Region[] {
  if (kind !== 'state') return []
  return regions()
    .filter(other => other.kind === 'landscape' && measureOf(other).states.has(state))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

/** Where a region is. */
export function extentOf(region: Region): RegionExtent {
  return measureOf(region).extent
}

/** Measures all regions the first time, in some 20 ms. */
function measureOf(region: Region): Measured {
  measured ??= measureAll()
  const of = measured.get(region)
  if (of === undefined) throw new Error(`no town in ${region.name}`)
  return of
}

const NARROWEST_FIRST: readonly Region['kind'][] = ['county', 'landscape', 'administrative-region', 'state']

/** What the towns of a region say. */
interface Measured {
  readonly extent: RegionExtent
  readonly states: ReadonlySet<StateCode | null>
}

let measured: ReadonlyMap<Region, Measured> | undefined

interface Regions {
  readonly all: readonly Region[]
  readonly bySlug: ReadonlyMap<string, Region>
  readonly byName: ReadonlyMap<string, Region>
  /** By folded abbreviations that mean a region only behind the name of a town. */
  readonly byAbbreviation: ReadonlyMap<string, Region>
  /** The regions that have all of a county. */
  readonly ofCounty: ReadonlyMap<string, readonly Region[]>
  /** States, and landscapes with an area: the county alone does not decide. */
  readonly others: readonly Region[]
}

let known: Regions | undefined

function loaded(): Regions {
  known ??= load()
  return known
}

/** Names of counties that their official names do not contain, by official key. */
const COUNTY_NAMES: Readonly<Record<string, readonly string[]>> = regionNames.counties

/**
 * Beside these come short, English and Turkish names of the states, and by the first three digits of official keys the
 * administrative regions (Regierungsbezirke): those of Bavaria are known by names of their own, the others by their seat.
 */
function load(): Regions {
  const all: Region[] = []
  const byName = new Map<string, Region>()
  const add = (region: Omit<Region, 'slug'>, names: readonly string[]) => {
    const added = { ...region, slug: slugify(region.name) }
    all.push(added)
    for (const name of [region.name, ...names])
      for (const key of nameKeys(name)) if (!byName.has(key)) byName.set(key, added)
  }
  for (const state of STATE_CODES) {
    // Everybody means the city.
    if (state === 'BE' || state === 'HB' || state === 'HH') continue
    add({ kind: 'state', name: STATES[state], state, counties: [], area: [] }, regionNames.states[state])
  }
  for (const [digits, [name = '', ...names]] of Object.entries<readonly string[]>(
    regionNames.administrativeRegions,
  ))
    add({ kind: 'administrative-region', name, state: stateOf(digits), counties: [digits], area: [] }, names)
  for (const { name, names, counties, area } of LANDSCAPES)
    add({ kind: 'landscape', name, state: null, counties, area }, names)
  for (const { code, name, isCity } of counties()) {
    if (!isCity)
      add({ kind: 'county', name, state: stateOf(code), counties: [code], area: [] }, [
        ...countyNames(name),
        ...(COUNTY_NAMES[code] ?? []),
      ])
  }
  return {
    all,
    bySlug: new Map(all.map(region => [region.slug, region])),
    byName,
    byAbbreviation: new Map(
      Object.entries(regionNames.abbreviations).flatMap(([short, name]) => {
        const region = byName.get(placeKey(name))
        return region === undefined ? [] : nameKeys(short).map(key => [key, region] as const)
      }),
    ),
    ofCounty: new Map(
      counties().map(({ code }) => [
        code,
        all.filter(region => region.counties.some(digits => code.startsWith(digits))),
      ]),
    ),
    others: all.filter(({ kind, area }) => kind === 'state' || area.length > 0),
  }
}

const WORD_FOR_COUNTY = /^(?:Landkreis|Kreis) /

/** What people write for a county, without what a town or a quarter is called. */
function countyNames(official: string): readonly string[] {
  if (!WORD_FOR_COUNTY.test(official)) {
    const short = official.replace(/[- ]Kreis$/, '')
    return [`Landkreis ${official}`, `Kreis ${official}`, `Lk ${short}`, ...withoutTown(short)]
  }
  const full = official.replace(WORD_FOR_COUNTY, '')
  const names = [...new Set([full, withoutQualifier(full)])]
  return [
    ...names.flatMap(name => COUNTY_WORDS.map(word => `${word} ${name}`)),
    ...names.flatMap(name => [`${name} Landkreis`, `${name} Kreis`, `${name} county`, `${name} ilçesi`]),
    ...withoutTown(full),
  ]
}

const COUNTY_WORDS = ['Landkreis', 'Kreis', 'Lk', 'Lkr', 'Landkr', 'county of', 'district of']

function withoutTown(name: string): readonly string[] {
  const { byName, byBase, districts } = gazetteer()
  const key = placeKey(name)
  return byName.has(key) || byBase.has(key) || districts.has(key) ? [] : [name]
}

interface County {
  readonly code: string
  readonly name: string
  readonly isCity: boolean
}

function counties(): readonly County[] {
  return file.counties.split('\n').map(line => {
    const isCity = line.startsWith('*')
    const [code = '', name = ''] = (isCity ? line.slice(1) : line).split('|')
    return { code, name, isCity }
  })
}

/** The first two digits of official keys. */
const STATE_DIGITS: Readonly<Record<string, StateCode>> = {
  '01': 'SH',
  '02': 'HH',
  '03': 'NI',
  '04': 'HB',
  '05': 'NW',
  '06': 'HE',
  '07': 'RP',
  '08': 'BW',
  '09': 'BY',
  '10': 'SL',
  '11': 'BE',
  '12': 'BB',
  '13': 'MV',
  '14': 'SN',
  '15': 'ST',
  '16': 'TH',
}

function stateOf(digits: string): StateCode | null {
  return STATE_DIGITS[digits.slice(0, 2)] ?? null
}

let countyByPlace: ReadonlyMap<Place, string> | undefined

function countyOfPlaces(): ReadonlyMap<Place, string> {
  if (countyByPlace === undefined) {
    const codes = counties().map(({ code }) => code)
    const { countyOfCity } = file
    countyByPlace = new Map(
      gazetteer().places.map((place, line) => [
        place,
        codes[Number.parseInt(countyOfCity.slice(line * 2, line * 2 + 2), 36)] ?? '',
      ]),
    )
  }
  return countyByPlace
}

/** Whether a position is in a polygon: a line from it to the east crosses the border an odd number of times. */
function isInside(area: Region['area'], latitude: number, longitude: number): boolean {
  let isIn = false
  let from = area.at(-1)
  for (const to of area) {
    if (from === undefined) break
    const [[y1, x1], [y2, x2]] = [from, to]
    if (y1 > latitude !== y2 > latitude && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1))
      isIn = !isIn
    from = to
  }
  return isIn
}

function measureAll(): ReadonlyMap<Region, Measured> {
  const taken = new Map<Region, Measure>()
  for (const place of gazetteer().places) {
    for (const region of regionsOf(localityOf(place))) {
      const known = taken.get(region)
      if (known === undefined) taken.set(region, take(place, { ...NOTHING, states: new Set() }))
      else take(place, known)
    }
  }
  return new Map(
    Array.from(taken, ([region, { states, ...measure }]) => [
      region,
      { extent: extentFrom(measure), states },
    ]),
  )
}

type Extent = { -readonly [Key in keyof Bounds]: number } & { population: number }
type Measure = Extent & { readonly states: Set<StateCode | null> }

const NOTHING: Extent = { south: 90, west: 180, north: -90, east: -180, population: 0 }

/** An estimated position may lie outside. */
function take(
  { state, latitude, longitude, isApproximate, isMunicipality, population }: Place,
  into: Measure,
): Measure {
  into.states.add(state)
  if (isMunicipality) into.population += population
  if (isApproximate) return into
  into.south = Math.min(into.south, latitude)
  into.north = Math.max(into.north, latitude)
  into.west = Math.min(into.west, longitude)
  into.east = Math.max(into.east, longitude)
  return into
}

/** The centre is that of the bounds: the mean of all towns would lie where they are densest. */
function extentFrom({ population, ...bounds }: Extent): RegionExtent {
  const { south, west, north, east } = bounds
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, bounds, population }
}
