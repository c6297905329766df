import { slugifyCity } from '#domain/text/slug.ts'
import type { Place } from './gazetteer.ts'
import { isQualifiedByState, namesakes, outstanding } from './namesakes.ts'
import { germanPlaceKey, placeKey, withoutQualifier } from './place-name.ts'
import { STATES, type StateCode } from './state.ts'

/** The name, address and position of a city in the directory. */
export interface CityIdentity {
  /** The plain name: 'Neustadt', 'Köln'. */
  readonly name: string
  /** With the state if several cities share the name: 'Neustadt (Sachsen)'. */
  readonly shownName: string
  readonly slug: string
  readonly state: StateCode | null
  /** WGS 84 degrees. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** The position is estimated; that of the city's businesses is better. */
  readonly isApproximate: boolean
  readonly population: number | null
  /** Whether the gazetteer knows it. */
  readonly isKnown: boolean
}

/** The identity of a place of the gazetteer. Places with the same name in one state are one city. */
export function identityOf(place: Place): CityIdentity {
  const cached = identities.get(place)
  if (cached) return cached
  const identity = describe(place)
  identities.set(place, identity)
  return identity
}

/** At most one for each place of the gazetteer. */
const identities = new WeakMap<Place, CityIdentity>()

function describe(place: Place): CityIdentity {
  const city = representative(place)
  const { name, isWithState } = naming(city)
  const shownName = isWithState ? withState(name, city.state) : name
  return {
    name,
    shownName,
    slug: slugifyCity(shownName),
    state: city.state,
    latitude: city.latitude,
    longitude: city.longitude,
    isApproximate: city.isApproximate,
    population: city.population || null,
    isKnown: true,
  }
}

/** A city that the gazetteer does not have, by its name and the state of its postal code. */
export function unknownCity(name: string, state: StateCode | null): CityIdentity {
  const shownName = name !== '' && state !== null ? withState(name, state) : name
  return {
    name,
    shownName,
    slug: slugifyCity(shownName),
    state,
    latitude: null,
    longitude: null,
    isApproximate: false,
    population: null,
    isKnown: false,
  }
}

function withState(name: string, state: StateCode): string {
  return `${name} (${STATES[state]})`
}

/** The largest place of the same name in the state. */
function representative(place: Place): Place {
  const { name } = naming(place)
  const key = germanPlaceKey(name)
  return (
    namesakes(placeKey(name)).find(
      other => other.state === place.state && (other === place || germanPlaceKey(naming(other).name) === key),
    ) ?? place
  )
}

function naming(place: Place): { name: string; isWithState: boolean } {
  const shortName = nameWithoutState(place)
  if (shortName !== undefined && isSharedAcrossStates(shortName, place))
    return { name: shortName, isWithState: true }
  return { name: place.name, isWithState: isSharedAcrossStates(place.name, place) }
}

/** 'Neustadt' for 'Neustadt in Sachsen', where the addition is the state. */
function nameWithoutState(place: Place): string | undefined {
  return isQualifiedByState(place) ? withoutQualifier(place.name) : undefined
}

function isSharedAcrossStates(name: string, place: Place): boolean {
  const key = germanPlaceKey(name)
  const others = namesakes(placeKey(name)).filter(
    other => other.state !== place.state && isRival(other, place) && goesBy(other, key),
  )
  return others.length > 0 && outstanding([place, ...others]) !== place
}

/** A village does not compete with a municipality for a name. */
function isRival(other: Place, place: Place): boolean {
  return other.isMunicipality || !place.isMunicipality
}

/** 'Hüde' and 'Hude' have the same folded form, but are two names. */
function goesBy(place: Place, key: string): boolean {
  return [place.name, withoutQualifier(place.name), ...place.aliases].some(
    name => germanPlaceKey(name) === key,
  )
}
