import { STATE_CODES, STATES, type StateCode } from '#domain/place/state.ts'
import { placeOfSlug } from '#domain/place/where.ts'
import { regions } from '#domain/region/region.ts'
import type { CitySummary } from '#domain/search/search.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

export interface CountedCity {
  readonly city: string
  readonly slug: string
  readonly count: number
}

export interface StateSummary {
  readonly name: string
  /** Of its region; null for Berlin, Bremen and Hamburg, which are their cities. */
  readonly slug: string | null
  readonly count: number
  /** Most businesses first, at most 12. */
  readonly cities: readonly CountedCity[]
}

export interface RegionList {
  /** In the order of the alphabet, those with businesses. */
  readonly states: readonly StateSummary[]
  /** In the order of the alphabet, those with businesses. */
  readonly landscapes: readonly { readonly name: string; readonly slug: string; readonly count: number }[]
  /** Cities in no state that is known, most businesses first, at most 12. */
  readonly elsewhere: readonly CountedCity[]
}

const MOST_CITIES = 12

/** Where in Germany there are businesses: states with their largest cities, and landscapes. */
export function listRegions({ index }: Pick<ReadDeps, 'index'>): RegionList {
  const byState = Map.groupBy(index.cities(), ({ slug }) => placeOfSlug(slug)?.state ?? null)
  const { compare } = new Intl.Collator('de')
  const stateOf = (code: StateCode): StateSummary => {
    const cities = byState.get(code) ?? []
    return {
      name: STATES[code],
      slug: regions().find(({ kind, state }) => kind === 'state' && state === code)?.slug ?? null,
      count: cities.reduce((sum, { businessCount }) => sum + businessCount, 0),
      cities: largest(cities),
    }
  }
  return {
    states: STATE_CODES.map(stateOf)
      .filter(({ count }) => count > 0)
      .sort((a, b) => compare(a.name, b.name)),
    landscapes: regions()
      .filter(({ kind }) => kind === 'landscape')
      .map(region => ({ name: region.name, slug: region.slug, count: index.regionCount(region) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => compare(a.name, b.name)),
    elsewhere: largest(byState.get(null) ?? []),
  }
}

function largest(cities: readonly CitySummary[]): CountedCity[] {
  return cities
    .slice(0, MOST_CITIES)
    .map(({ city, slug, businessCount }) => ({ city, slug, count: businessCount }))
}
