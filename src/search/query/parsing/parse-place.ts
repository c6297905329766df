import { resolveWhere, type Where } from '#domain/place/where.ts'
import { extentOf, type Region } from '#domain/region/region.ts'
import { foldedWords, queryTerms } from '#search/analysis/analyzer.ts'
import { districtToken, postalToken } from '#search/document/tokens.ts'
import type { Position } from '#search/geo/sphere.ts'
import { cachedPerSnapshot, cityVersion } from '#search/snapshot/cached-per-snapshot.ts'
import { citiesOfRegion } from '#search/snapshot/region-cities.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { docsWithToken, docsWithWords } from '../matching/candidates.ts'
import type { ParsedPlace } from '../parsed-query.ts'

/**
 * Finds the place that a text means: first a city of the index by name, shown name or slug; then a place of the
 * gazetteer (districts, postal codes and their first digits, other spellings, towns without a business); then words of
 * addresses.
 */
export function parsePlace(snapshot: Snapshot, text: string): ParsedPlace {
  const city = cityNumber(snapshot, text)
  if (city !== undefined) return placeOfCity(snapshot, city)
  const where = resolveWhere(text)
  return where === undefined ? placeOfWords(snapshot, text) : placeOfWhere(snapshot, where)
}

/** A place of the gazetteer, as the index finds it. */
export function placeOfWhere(snapshot: Snapshot, where: Where): ParsedPlace {
  const { label, citySlug, latitude, longitude, district, postalCode, region } = where
  const centre = positionOf(latitude, longitude)
  if (region !== null) return placeOfRegion(snapshot, region)
  if (postalCode !== null) {
    const token = postalToken(postalCode)
    return place('postal-code', label, citySlug, postalCentre(snapshot, postalCode) ?? centre, {
      kind: 'token',
      token,
    })
  }
  if (district !== null && citySlug !== null) {
    const token = districtToken(citySlug, district)
    if (isUsed(snapshot, token)) return place('district', label, citySlug, centre, { kind: 'token', token })
    const words = queryTerms(label)
    return place('district', label, citySlug, centre, { kind: 'words', words })
  }
  const number = citySlug === null ? undefined : snapshot.lookup.cities.find(citySlug)
  return number === undefined
    ? place('city', label, citySlug, centre, { kind: 'nowhere' })
    : placeOfCity(snapshot, number)
}

/** A region is searched as a whole: nobody measures distances from the middle of Bavaria, so it has no centre. */
export function placeOfRegion(snapshot: Snapshot, region: Region): ParsedPlace {
  const { latitude, longitude, bounds } = extentOf(region)
  return {
    shown: {
      kind: 'region',
      label: region.name,
      citySlug: null,
      latitude,
      longitude,
      regionSlug: region.slug,
      bounds,
    },
    restriction: { kind: 'region', cities: citiesOfRegion(snapshot, region) },
    centre: null,
  }
}

/** A visitor's own position. */
export function placeOfPosition(centre: Position): ParsedPlace {
  return place('position', '', null, centre, { kind: 'everywhere' })
}

/** The number of the city that a name, shown name or slug means; of several cities, the one with most businesses. */
export function cityNumber(snapshot: Snapshot, nameOrSlug: string): number | undefined {
  const bySlug = snapshot.lookup.cities.find(nameOrSlug)
  if (bySlug !== undefined && isNamed(snapshot, bySlug)) return bySlug
  const counts = summariesOf(snapshot).cityCounts
  const named = cityNumbers(snapshot).get(foldedWords(nameOrSlug).join(' ')) ?? []
  const [most] = named.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
  return most !== undefined && isNamed(snapshot, most) ? most : undefined
}

/** Numbers of cities by the folded words of their names, shown names and slugs. */
const cityNumbers = cachedPerSnapshot((snapshot): ReadonlyMap<string, readonly number[]> => {
  const numbers = new Map<string, number[]>()
  snapshot.lookup.cities.entries.forEach(({ slug, name, shown }, number) => {
    for (const key of new Set([name, shown, slug].map(text => foldedWords(text).join(' ')))) {
      const known = numbers.get(key)
      if (known === undefined) numbers.set(key, [number])
      else known.push(number)
    }
  })
  return numbers
}, cityVersion)

function isNamed(snapshot: Snapshot, number: number): boolean {
  const count = summariesOf(snapshot).cityCounts[number] ?? 0
  return count > 0 && snapshot.lookup.cities.entries[number]?.name !== ''
}

function placeOfCity(snapshot: Snapshot, number: number): ParsedPlace {
  const city = snapshot.lookup.cities.entries[number]
  const summary = city && summariesOf(snapshot).citiesBySlug.get(city.slug)
  const centre = positionOf(summary?.latitude ?? null, summary?.longitude ?? null)
  return place('city', city?.shown ?? '', city?.slug ?? null, centre, { kind: 'city', city: number })
}

/** A street or quarter that the gazetteer does not know; nowhere when no address has the words. */
function placeOfWords(snapshot: Snapshot, text: string): ParsedPlace {
  const words = queryTerms(text)
  const isFound = (docsWithWords(snapshot, FIELDS.geography, words)?.length ?? 0) > 0
  return { shown: null, restriction: isFound ? { kind: 'words', words } : { kind: 'nowhere' }, centre: null }
}

function place(
  kind: 'city' | 'district' | 'postal-code' | 'position',
  label: string,
  citySlug: string | null,
  centre: Position | null,
  restriction: ParsedPlace['restriction'],
): ParsedPlace {
  const shown = {
    kind,
    label,
    citySlug,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  }
  return { shown, restriction, centre }
}

function postalCentre(snapshot: Snapshot, code: string): Position | undefined {
  const row = snapshot
    .statement('main', 'SELECT latitude, longitude FROM postal_code WHERE code = ?')
    .get(code)
  return row && { latitude: Number(row.latitude), longitude: Number(row.longitude) }
}

function isUsed(snapshot: Snapshot, token: string): boolean {
  return docsWithToken(snapshot, FIELDS.geography, token).length > 0
}

function positionOf(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
