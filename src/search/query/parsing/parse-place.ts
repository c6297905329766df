import { resolveWhere, type Where } from '#domain/place/where.ts'
import { extentOf, type Region } from '#domain/region/region.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { districtToken, postalToken } from '#search/document/tokens.ts'
import type { Position } from '#search/geo/sphere.ts'
import { NOWHERE, type ParsedPlace } from '../parsed-query.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Places of one name with businesses that are tried and offered. */
const MOST_NAMESAKES = 10

/**
 * Finds the place that a text means: first a city of the index by name, shown name or slug, unless several share the name;
 * then a place of the gazetteer (districts, postal codes and their first digits, other spellings, towns without a business); then words of
 * addresses.
 */
export function parsePlace(vocabulary: Vocabulary, text: string): ParsedPlace {
  const city = vocabulary.cityNumber(text)
  const where = resolveWhere(text)
  if (city !== undefined && where?.namesakes === undefined) return placeOfCity(vocabulary, city)
  return where === undefined ? placeOfWords(text) : placeOfWhere(vocabulary, where)
}

/** A place of the gazetteer, as the index finds it. */
export function placeOfWhere(vocabulary: Vocabulary, where: Where): ParsedPlace {
  const { around } = where
  const namesakes = (where.namesakes ?? [])
    .map(other => exactly(vocabulary, other))
    .filter(({ restriction }) => restriction.kind !== 'nowhere')
    .slice(0, MOST_NAMESAKES)
  return {
    ...exactly(vocabulary, where),
    ...(around !== undefined && { around }),
    ...(namesakes.length > 0 && { namesakes }),
  }
}

function exactly(vocabulary: Vocabulary, where: Where): ParsedPlace {
  const { label, citySlug, latitude, longitude, district, postalCode, region } = where
  const centre = positionOf(latitude, longitude)
  if (region !== null) return placeOfRegion(vocabulary, region)
  if (postalCode !== null) {
    const token = postalToken(postalCode)
    return place('postal-code', label, citySlug, vocabulary.centreOfPostalCode(postalCode) ?? centre, {
      kind: 'token',
      token,
    })
  }
  if (district !== null && citySlug !== null) {
    const token = districtToken(citySlug, district)
    return place('district', label, citySlug, centre, { kind: 'district', token, words: queryTerms(label) })
  }
  const number = citySlug === null ? undefined : vocabulary.lookup.cities.find(citySlug)
  return number === undefined
    ? place('city', label, citySlug, centre, { kind: 'nowhere' })
    : placeOfCity(vocabulary, number)
}

/** A region is searched as a whole: nobody measures distances from the middle of Bavaria, so it has no centre. */
export function placeOfRegion(vocabulary: Vocabulary, region: Region): ParsedPlace {
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
    restriction: { kind: 'region', cities: vocabulary.citiesOfRegion(region) },
    centre: null,
  }
}

/** A visitor's own position. */
export function placeOfPosition(centre: Position): ParsedPlace {
  return place('position', '', null, centre, { kind: 'everywhere' })
}

/** A city of the index by name, shown name or slug, in a list of its own: no distances are measured in it. */
export function placeOfCityNamed(vocabulary: Vocabulary, nameOrSlug: string): ParsedPlace {
  const city = vocabulary.cityNumber(nameOrSlug)
  return city === undefined ? NOWHERE : { shown: null, restriction: { kind: 'city', city }, centre: null }
}

function placeOfCity(vocabulary: Vocabulary, number: number): ParsedPlace {
  const { slug, shown = '' } = vocabulary.lookup.cities.entries[number] ?? {}
  const centre = slug === undefined ? null : vocabulary.centreOfCity(slug)
  return place('city', shown, slug ?? null, centre, { kind: 'city', city: number })
}

/** A street or quarter that the gazetteer does not know, and perhaps no address either. */
function placeOfWords(text: string): ParsedPlace {
  return { shown: null, restriction: { kind: 'words', words: queryTerms(text) }, centre: null }
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

function positionOf(latitude: number | null, longitude: number | null): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
