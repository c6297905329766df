import { isInRegion, localityOf, regionOfAddition } from '#domain/region/region.ts'
import { kilometresBetween } from './distance.ts'
import { germanName } from './exonyms.ts'
import { type District, gazetteer, type Place } from './gazetteer.ts'
import { isQualifiedByState, namesakes, outstanding } from './namesakes.ts'
import {
  germanPlaceKey,
  isConnective,
  placeKey,
  qualifierFits,
  qualifierWords,
  withoutQualifier,
} from './place-name.ts'
import { type PlaceWords, placeWords, textBefore, textFrom, wordsBetween } from './place-words.ts'
import type { StateCode } from './state.ts'
import { isAnyQuarter, isRank } from './town-titles.ts'

/** What is known about a place beside its name. */
export interface Surroundings {
  /** The municipalities of the postal code, largest first; empty when it is unknown. */
  readonly municipalities: readonly Place[]
  /** The towns of which a name alone may be a district: those of the postal code, else of a state that is a city. */
  readonly towns: readonly Place[]
  /** The possible states; empty: all. */
  readonly states: ReadonlySet<StateCode>
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

export interface ParsedPlaceName {
  readonly place: Place
  /** As the gazetteer spells it, or as written. */
  readonly district: string | null
}

/** Of several places with one name, one within this distance is meant. */
const MAX_KM_TO_A_NAMESAKE = 40

/** Nobody writes districts of smaller towns after a hyphen, so 'Burg-Reuland' is one name. */
const MIN_POPULATION_WITH_DISTRICTS = 50_000

/**
 * Finds the place of a name: official, short ('Frankfurt'), abbreviated ('Freiburg i. Br.', 'Halle/Saale'), foreign
 * ('Munich'), with its district ('Köln - Ehrenfeld', 'Ehrenfeld (Köln)'), or only a district of the postal code's town.
 * @returns undefined when the gazetteer has no such place, or several similar ones
 */
export function parsePlaceName(name: string, around: Surroundings): ParsedPlaceName | undefined {
  const written = placeWords(name)
  const { length } = written.words
  if (length === 0) return undefined
  const german = germanName(wordsBetween(written, 0, length))
  if (german !== undefined && placeKey(german) !== placeKey(name)) return parsePlaceName(german, around)
  const whole = namesakes(wordsBetween(written, 0, length))
  const here = choose(whole, name, { ...around, states: new Set() }, true)
  if (here) return { place: here, district: null }
  const districtHere = districtAmong(around.towns, wordsBetween(written, 0, length))
  if (districtHere) return { place: districtHere.town, district: districtHere.name }
  if (whole.length > 0) {
    const place = choose(whole, name, around)
    return place && { place, district: null }
  }
  const inParts = readInParts(written, around)
  // 'Mülheim Köln' is a known quarter before its town, and no unknown quarter behind another town.
  return isSure(inParts, around) ? inParts : (readReversed(written, around) ?? inParts)
}

/** Whether the gazetteer has the quarter of a name, or the postal code the town. */
function isSure(read: ParsedPlaceName | undefined, { municipalities }: Surroundings): boolean {
  if (read === undefined) return false
  const { place, district } = read
  if (district === null || municipalities.includes(place)) return true
  return districtAmong([place], placeKey(district)) !== undefined
}

/** The district with this name in one of the towns. @param folded words of the name */
export function districtAmong(towns: readonly Place[], folded: string): District | undefined {
  return gazetteer()
    .districts.get(folded)
    ?.find(district => towns.includes(district.town))
}

/** 'frankfurt | a m | hoechst': tries the longest name first, then the longest addition; the rest is a district. */
function readInParts(written: PlaceWords, around: Surroundings): ParsedPlaceName | undefined {
  const { length } = written.words
  for (let nameEnd = length - 1; nameEnd >= 1; nameEnd--) {
    const name = wordsBetween(written, 0, nameEnd)
    const german = germanName(name)
    const heads = namesakes(german === undefined ? name : placeKey(german))
    if (heads.length === 0) continue
    const spelling = german ?? written.text.slice(0, written.starts[nameEnd])
    for (let additionEnd = length; additionEnd >= nameEnd; additionEnd--) {
      const read = readWithAddition(written, nameEnd, additionEnd, spelling, heads, around)
      if (read) return read
    }
  }
  return undefined
}

function readWithAddition(
  written: PlaceWords,
  nameEnd: number,
  additionEnd: number,
  spelling: string,
  heads: readonly Place[],
  around: Surroundings,
): ParsedPlaceName | undefined {
  const addition = written.words.slice(nameEnd, additionEnd)
  const fitting = addition.length === 0 ? heads : heads.filter(head => additionFits(addition, head))
  const place = choose(fitting, spelling, around)
  if (place === undefined) return undefined
  if (additionEnd === written.words.length) return { place, district: null }
  const isHere = around.municipalities.includes(place)
  const known = districtAmong([place], wordsBetween(written, additionEnd, written.words.length))
  if (known) return { place, district: known.name }
  // The gazetteer has 'Marburg' for 'Marburg an der Lahn': the postal code shows that it is the same town.
  if (isConnective(written.words[additionEnd] ?? '')) return isHere ? { place, district: null } : undefined
  if (!isHere && place.population < MIN_POPULATION_WITH_DISTRICTS) return undefined
  const behind = textFrom(written, additionEnd)
  return { place, district: isRank(behind) ? null : behind }
}

function additionFits(addition: readonly string[], place: Place): boolean {
  const typed = qualifierWords(addition)
  const region = typed.length === 0 ? undefined : regionOfAddition(typed.join(' '))
  if (region && isInRegion(region, localityOf(place))) return true
  if (place.qualifier.length === 0) return false
  return typed.length > 0 ? qualifierFits(typed, place.qualifier) : addition.length > 1
}

/** A known district before its town: 'Ehrenfeld (Köln)', 'Kreuzberg, Berlin'. */
function readReversed(written: PlaceWords, around: Surroundings): ParsedPlaceName | undefined {
  const { length } = written.words
  for (let begin = 1; begin < length; begin++) {
    const town = choose(namesakes(wordsBetween(written, begin, length)), textFrom(written, begin), around)
    if (town === undefined) continue
    const district = districtAmong([town], wordsBetween(written, 0, begin))
    if (district) return { place: town, district: district.name }
    const before = textBefore(written, begin)
    // Without a postal code, what is around 'Altstadt Nürnberg' may also be words of a search.
    if (around.municipalities.includes(town) && isAnyQuarter(before)) return { place: town, district: before }
  }
  return undefined
}

function choose(
  candidates: readonly Place[],
  spelling: string,
  around: Surroundings,
  isOnlyHere = false,
): Place | undefined {
  if (candidates.length === 0) return undefined
  const spelled = sameSpelling(candidates, spelling)
  const key = germanPlaceKey(spelling)
  const atCode = spelled.filter(place => around.municipalities.includes(place))
  const here = atCode.find(place => isOwnName(place, key)) ?? atCode[0]
  if (here !== undefined || isOnlyHere) return here
  const inState = around.states.size === 0 ? spelled : spelled.filter(place => around.states.has(place.state))
  const exact = inState.filter(place => isNamed(place, key))
  const first = exact.find(place => isOwnName(place, key)) ?? exact[0]
  if (around.states.size > 0 && first !== undefined) return first
  const isOneState = new Set(inState.map(place => place.state)).size === 1
  if (inState.length === 1 || (isOneState && first !== undefined)) return first ?? inState[0]
  const near = around.position === null ? undefined : nearest(inState, around.position)
  return near ?? outstanding(inState)
}

/** The candidates with the typed spelling, if there are any: 'Hüde' is not 'Hude', but 'Huede' and 'Hüde' are equal. */
function sameSpelling(candidates: readonly Place[], spelling: string): readonly Place[] {
  if (candidates.length === 1) return candidates
  const key = germanPlaceKey(spelling)
  const same = candidates.filter(
    place => isNamed(place, key) || germanPlaceKey(withoutQualifier(place.name)) === key,
  )
  return same.length > 0 ? same : candidates
}

function isNamed(place: Place, key: string): boolean {
  return isOwnName(place, key) || place.aliases.some(alias => germanPlaceKey(alias) === key)
}

/** The own name may also be short, if the addition is the state: 'Neustadt' for 'Neustadt in Sachsen'. */
function isOwnName(place: Place, key: string): boolean {
  const name = isQualifiedByState(place) ? withoutQualifier(place.name) : place.name
  return germanPlaceKey(name) === key || germanPlaceKey(place.name) === key
}

function nearest(
  places: readonly Place[],
  position: { latitude: number; longitude: number },
): Place | undefined {
  return places
    .map(place => ({ place, km: kilometresBetween(place, position) }))
    .filter(({ km }) => km <= MAX_KM_TO_A_NAMESAKE)
    .sort((a, b) => a.km - b.km)[0]?.place
}
