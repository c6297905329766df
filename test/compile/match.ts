import { qualifierFits, splitPlaceName } from '#domain/place/place-name.ts'
import { foldWords } from '#domain/text/folding.ts'
import { kilometres, medianPosition, type Position } from './distance.ts'
import type { GeoPlace } from './geonames.ts'
import type { PostalEntry } from './postal-names.ts'
import { SAME_TOWNS, SEATS } from './seats.ts'
import { stateByNumber } from './state-ranges.ts'

/** A namesake this far from where its postal code must lie is another place. */
const MAX_KM_OF_SAME_NAME = 30
/** Short names have more namesakes. */
const MAX_KM_OF_SHORT_NAME = 28
/** A name that exists once; codes of large rural areas, and of the coast, lie this far from their neighbours. */
const MAX_KM_OF_UNIQUE_NAME = 80
/** Towns from here on have districts that carry the names of villages elsewhere. */
const MIN_POPULATION_WITH_DISTRICTS = 50_000
/** So many neighbouring codes tell where a code lies. */
const NEIGHBOURS = 7

export interface Match {
  readonly entry: PostalEntry
  readonly place: GeoPlace
  /** The place is only a village of the municipality. */
  readonly isSeat: boolean
}

/**
 * Finds the place of GeoNames that a postal code means with a name. Postal codes near in number lie near each
 * other, so a name that exists once fixes the neighbourhood and the neighbourhood decides between namesakes.
 */
export function matchPlaces(entries: readonly PostalEntry[], places: readonly GeoPlace[]): Match[] {
  const index = new NameIndex(places)
  const unique = entries.flatMap(entry => {
    const [first, second] = index.named(entry)
    return first !== undefined && second === undefined ? [{ entry, place: first, isSeat: false }] : []
  })
  const rough = roughCentres(unique)
  let matches: Match[] = unique.filter(({ entry, place }) => {
    const centre = rough.get(entry.code.slice(0, 3))
    return (
      place.population > 100_000 ||
      (centre !== undefined && kilometres(centre, place) < MAX_KM_OF_UNIQUE_NAME)
    )
  })
  for (let round = 0; round < 4; round++) {
    const locate = locator(matches)
    matches = entries.flatMap((entry): Match[] => {
      const centre = locate(entry.code, entry.name)
      const place = nearest(entry, index, centre)
      if (place) return [{ entry, place, isSeat: false }]
      const seat = seatOf(entry, index, centre)
      return seat ? [{ entry, place: seat, isSeat: true }] : []
    })
    matches = withoutDoubleClaims(matches)
  }
  return matches
}

/**
 * Two names for one municipality: the smaller place is a namesake within it, so that match was wrong; unless it has
 * exactly the name, and the municipality is no large town with districts (the source mixes up some keys).
 */
function withoutDoubleClaims(matches: readonly Match[]): Match[] {
  const owners = new Map<string, Match>()
  for (const match of matches) {
    const owner = owners.get(match.place.municipality)
    if (owner === undefined || claim(match) > claim(owner)) owners.set(match.place.municipality, match)
  }
  return matches.filter(({ entry, place }) => {
    const owner = owners.get(place.municipality)
    const isNamed =
      entry.name === place.name && (owner?.place.population ?? 0) < MIN_POPULATION_WITH_DISTRICTS
    return isNamed || owner?.entry.name === entry.name
  })
}

function claim({ entry, place }: Match): number {
  return place.population + (entry.name === place.name ? 0.5 : 0)
}

/** Where a code lies by its neighbours in number, without what `name` itself says about it; undefined when too few are near. */
export function locator(matches: readonly Match[]): (code: string, name: string) => Position | undefined {
  const byNumber = matches
    .map(({ entry, place }) => ({ number: Number(entry.code), name: entry.name, place }))
    .sort((a, b) => a.number - b.number)
  return (code, name) => {
    const number = Number(code)
    let [low, high] = [0, byNumber.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((byNumber[middle]?.number ?? 0) < number) low = middle + 1
      else high = middle
    }
    const near = byNumber
      .slice(Math.max(0, low - 60), low + 60)
      .filter(match => match.name !== name && Math.abs(match.number - number) < 1000)
      .sort((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number))
    const kept = near.slice(0, NEIGHBOURS).map(match => match.place)
    return kept.length < 3 ? undefined : medianPosition(kept)
  }
}

function nearest(entry: PostalEntry, index: NameIndex, centre: Position | undefined): GeoPlace | undefined {
  const same = SAME_TOWNS[entry.name]
  const [town] = same === undefined ? [] : index.named({ ...entry, name: same })
  if (town) return town
  const named = index.named(entry)
  const [only] = named
  if (only !== undefined && named.length === 1 && only.population > 100_000) return only
  if (centre === undefined) return undefined
  if (only !== undefined && named.length === 1 && kilometres(only, centre) < MAX_KM_OF_UNIQUE_NAME)
    return only
  return (
    closest(named, centre, MAX_KM_OF_SAME_NAME) ?? closest(index.like(entry), centre, MAX_KM_OF_SHORT_NAME)
  )
}

function seatOf(entry: PostalEntry, index: NameIndex, centre: Position | undefined): GeoPlace | undefined {
  const seats = (SEATS[entry.name] ?? []).flatMap(name => index.named({ ...entry, name }))
  return centre && closest(seats, centre, MAX_KM_OF_SAME_NAME)
}

function closest(places: readonly GeoPlace[], centre: Position, maxKm: number): GeoPlace | undefined {
  return places
    .map(place => ({ place, km: kilometres(place, centre) - Math.min(40, place.population / 10_000) }))
    .filter(({ km }) => km < maxKm)
    .sort((a, b) => a.km - b.km)[0]?.place
}

function roughCentres(matches: readonly Match[]): Map<string, Position> {
  const groups = Map.groupBy(matches, ({ entry }) => entry.code.slice(0, 3))
  return new Map(
    [...groups].map(([prefix, group]) => [prefix, medianPosition(group.map(({ place }) => place))]),
  )
}

class NameIndex {
  readonly #byName: Map<string, GeoPlace[]>
  readonly #byBase: Map<string, GeoPlace[]>

  constructor(places: readonly GeoPlace[]) {
    const whole = places.filter(place => !place.isPart)
    this.#byName = Map.groupBy(whole, place => plainName(place.name))
    this.#byBase = Map.groupBy(whole, place => plainBase(place.name))
  }

  named({ code, name }: PostalEntry): readonly GeoPlace[] {
    const state = stateByNumber({ code, name })
    return (this.#byName.get(plainName(name)) ?? []).filter(place => place.state === state)
  }

  /** The same town with a longer or shorter official name; never a town whose addition says another thing. */
  like({ code, name }: PostalEntry): readonly GeoPlace[] {
    const state = stateByNumber({ code, name })
    const { qualifier } = splitPlaceName(name)
    return (this.#byBase.get(plainBase(name)) ?? []).filter(place => {
      if (place.state !== state) return false
      const other = splitPlaceName(place.name).qualifier
      return (
        other.length === 0 ||
        qualifier.length === 0 ||
        qualifierFits(qualifier, other) ||
        qualifierFits(other, qualifier)
      )
    })
  }
}

function plainName(name: string): string {
  return foldWords(name.replace(/\bSankt\b/g, 'St.'))
}

/** The base without 'Bad' and the like: towns became spas in one source and not yet in the other. */
function plainBase(name: string): string {
  const base = splitPlaceName(name.replace(/\bSankt\b/g, 'St.')).base
  return base.replace(/^(?:bad|ostseebad|nordseebad|seebad|kurort|luftkurort|seeheilbad|thermalbad) /, '')
}
