import type { GroupSlug } from '#domain/category/group.ts'
import { DomainError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import {
  type Bounds,
  countiesIn,
  extentOf,
  landscapesIn,
  localityOf,
  type Region,
  regionBySlug,
  regions,
  regionsOf,
} from '#domain/region/region.ts'
import { nameIn } from '#services/categories/get-category.ts'
import { countIndexable } from '#services/content/indexing.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

export interface NamedRegion {
  readonly name: string
  readonly slug: string
}

export interface RegionFacts extends NamedRegion {
  readonly kind: Region['kind']
  /** WGS 84 degrees, of the middle. */
  readonly latitude: number
  readonly longitude: number
  readonly bounds: Bounds
  readonly total: number
  /** How many of them search engines should index. */
  readonly indexableCount: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  readonly cityCount: number
  /** Most businesses first. */
  readonly groups: readonly { readonly slug: GroupSlug; readonly count: number }[]
  /** Real categories, most businesses first, at most 20. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
  /** Most businesses first, at most 20. */
  readonly cities: readonly { readonly city: string; readonly slug: string; readonly count: number }[]
  /** The regions that it lies in, the largest first; empty for states and landscapes. */
  readonly within: readonly NamedRegion[]
  /** The regions of the next smaller kind with businesses in it, most businesses first. */
  readonly parts: readonly CountedRegion[]
  /** Of a state: the landscapes that have towns in it, most businesses first. */
  readonly landscapes: readonly CountedRegion[]
}

type CountedRegion = NamedRegion & { readonly count: number }

/** What a region contains. Throws region_unknown. */
export function describeRegion(
  deps: ReadDeps,
  { region: slug, language }: { readonly region: string; readonly language: Language },
): RegionFacts {
  const { index } = deps
  const region = getRegion(slug)
  const { latitude, longitude, bounds } = extentOf(region)
  const stats = index.regionStats(region)
  const counted = (others: readonly Region[]): CountedRegion[] =>
    others
      .map(other => ({ ...named(other), count: index.regionCount(other) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
  return {
    kind: region.kind,
    ...named(region),
    latitude,
    longitude,
    bounds,
    total: stats.total,
    indexableCount: countIndexable(deps, stats),
    averageRating: stats.averageRating,
    cityCount: stats.cityCount,
    groups: stats.groups,
    categories: stats.categories.map(known => ({ ...known, name: nameIn(language, known) })),
    cities: stats.cities,
    within: regions()
      .filter(other => isWithin(region, other))
      .map(named),
    parts: counted(partsOf(region)),
    landscapes: counted(landscapesIn(region)),
  }
}

/** The region with a slug. Throws region_unknown. */
export function getRegion(slug: string): Region {
  const region = regionBySlug(slug)
  if (region === undefined) throw new DomainError('region_unknown', { region: slug.slice(0, 80) })
  return region
}

/** The state, administrative region and county of a city, the largest first; empty where the gazetteer does not know it. */
export function regionsOfCity(citySlug: string): readonly NamedRegion[] {
  const place = placeOfSlug(citySlug)
  if (place === undefined) return []
  return regionsOf(localityOf(place))
    .filter(({ kind }) => kind !== 'landscape')
    .toReversed()
    .map(named)
}

/** Whether a region lies in an official larger one. */
function isWithin(region: Region, other: Region): boolean {
  if (other === region || region.kind === 'state' || region.kind === 'landscape') return false
  if (other.kind === 'state') return other.state === region.state
  if (other.kind !== 'administrative-region') return false
  return region.counties.every(code => other.counties.some(digits => code.startsWith(digits)))
}

function partsOf(region: Region): readonly Region[] {
  if (region.kind === 'county') return []
  const administrative = regions().filter(
    ({ kind, state }) => kind === 'administrative-region' && state === region.state,
  )
  if (region.kind === 'state' && administrative.length > 0) return administrative
  return countiesIn(region)
}

function named({ name, slug }: Region): NamedRegion {
  return { name, slug }
}
