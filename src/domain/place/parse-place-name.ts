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
import { type PlaceWords, placeWords, textFrom, wordsBetween } from './place-words.ts'
import type { StateCode } from './state.ts'

/** What is known besides the name. */
export interface Surroundings {
  /** Of the postal code, largest first; empty where it is unknown. */
  readonly municipalities: readonly Place[]
  /** Where a quarter named alone can be: of the postal code, else of a state that is a city. */
  readonly towns: readonly Place[]
  /** The states it can be in; empty: any. */
  readonly states: ReadonlySet<StateCode>
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

export interface ParsedPlaceName {
  readonly place: Place
  /** As the gazetteer spells it, or as written. */
  readonly district: string | null
}

/** Of several alike, a name means the town within this distance. */
const MAX_KM_TO_A_NAMESAKE = 40

/** Smaller towns have no districts that people write after a hyphen, so 'Burg-Reuland' is one name. */
const MIN_POPULATION_WITH_DISTRICTS = 50_000

/**
 * Finds the place that a name means: official, short ('Frankfurt'), shortened ('Freiburg i. Br.', 'Halle/Saale'),
 * foreign ('Munich'), with its quarter ('Köln - Ehrenfeld', 'Ehrenfeld (Köln)'), or the quarter alone where the
 * postal code's town has it.
 * @returns undefined when the gazetteer knows no such place there, or several that are alike
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
  return readInParts(written, around) ?? readReversed(written, around)
}

/** The district of one of these towns with this name in folded words. */
export function districtAmong(towns: readonly Place[], folded: string): District | undefined {
  return gazetteer()
    .districts.get(folded)
    ?.find(district => towns.includes(district.town))
}

/** 'frankfurt | a m | hoechst': longest name first, then the longest addition, then what remains is a quarter. */
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
  // 'Marburg an der Lahn' where the gazetteer says 'Marburg': the postal code tells that it is the same town.
  if (isConnective(written.words[additionEnd] ?? '')) return isHere ? { place, district: null } : undefined
  if (!isHere && place.population < MIN_POPULATION_WITH_DISTRICTS) return undefined
  return { place, district: textFrom(written, additionEnd) }
}

function additionFits(addition: readonly string[], place: Place): boolean {
  if (place.qualifier.length === 0) return false
  const typed = qualifierWords(addition)
  return typed.length > 0 ? qualifierFits(typed, place.qualifier) : addition.length > 1
}

/** 'Ehrenfeld (Köln)', 'Kreuzberg, Berlin': a known quarter before its town. */
function readReversed(written: PlaceWords, around: Surroundings): ParsedPlaceName | undefined {
  const { length } = written.words
  for (let begin = 1; begin < length; begin++) {
    const town = choose(namesakes(wordsBetween(written, begin, length)), textFrom(written, begin), around)
    const district = town && districtAmong([town], wordsBetween(written, 0, begin))
    if (district) return { place: district.town, district: district.name }
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

/** 'Hüde' is not 'Hude': the spelling as typed decides, where one fits; 'Huede' and 'Hüde' are the same. */
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

/** Also the short name where the addition is only its state: 'Neustadt' for 'Neustadt in Sachsen'. */
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
