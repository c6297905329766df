import { memoize } from '#domain/cache/bounded-cache.ts'
import { gazetteer } from '#domain/place/gazetteer.ts'
import { placeKey } from '#domain/place/place-name.ts'
import { resolveWhere } from '#domain/place/where.ts'
import { extentOf, regionKeys, regionNamed } from '#domain/region/region.ts'
import { mayBeNear, signature } from './deletes.ts'
import { distanceAtMost } from './edit-distance.ts'

/** Names with fewer letters have too many neighbours. */
const SHORTEST = 4
/** From this length on two letters may be wrong. */
const SHORTEST_FOR_TWO = 8
const LONGEST = 40
/** Weights in letters: the first letter is seldom wrong, and a large town is meant rather than a village. */
const OTHER_FIRST_LETTER = 0.6
const TENFOLD_POPULATION = -0.15

/**
 * The place of the gazetteer whose name is spelled most nearly as a text: 'Rosenhiem' -> 'Rosenheim', 'Bayrn' -> 'Bayern'.
 * Takes some 2 ms.
 * @returns its name; undefined where none is within one letter, or two of a longer name
 */
export const nearestPlaceName = memoize(findNearest, { most: 200 })

function findNearest(text: string): string | undefined {
  const key = placeKey(text)
  if (key.length < SHORTEST || key.length > LONGEST) return undefined
  const typed = Buffer.from(key, 'latin1')
  const own = signature(letters(key), 0, letters(key).length)
  const most = key.length < SHORTEST_FOR_TWO ? 1 : 2
  let best: PlaceName | undefined
  let bestCost = Number.POSITIVE_INFINITY
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => key.length - most + at)
  for (const name of lengths.flatMap(length => placeNames().get(length) ?? [])) {
    if (!mayBeNear(name.signature, own, most)) continue
    const distance = distanceAtMost(typed, name.key, 0, name.key.length, most)
    if (distance > most) continue
    const cost = distance + name.cost + (name.key[0] === typed[0] ? 0 : OTHER_FIRST_LETTER)
    if (cost >= bestCost) continue
    best = name
    bestCost = cost
  }
  return best?.name
}

/** So many times more people live in a place that is meant rather than a smaller one with a word like its name. */
const TIMES_LARGER = 100

/**
 * The large place that a word probably means, although the name of a small one has it: 'kölln' is rather Köln than
 * Kölln-Reisiek.
 * @param text not the whole name of a place
 */
export function largePlaceMeant(text: string): string | undefined {
  const small = populationsOfWords().get(placeKey(text))
  if (small === undefined) return undefined
  const name = nearestPlaceName(text)
  const large = name === undefined ? undefined : resolveWhere(name)?.population
  return (large ?? 0) >= TIMES_LARGER * small ? name : undefined
}

let populations: ReadonlyMap<string, number> | undefined

/** The inhabitants of the largest town with a word in its name of several words. */
function populationsOfWords(): ReadonlyMap<string, number> {
  if (populations !== undefined) return populations
  const found = new Map<string, number>()
  for (const [key, [largest]] of gazetteer().byName) {
    const words = key.split(' ')
    if (largest === undefined || words.length === 1) continue
    for (const word of words) found.set(word, Math.max(found.get(word) ?? 1, largest.population))
  }
  populations = found
  return found
}

interface PlaceName {
  readonly name: string
  /** Ascii bytes of the folded words. */
  readonly key: Uint8Array
  readonly signature: number
  readonly cost: number
}

let names: ReadonlyMap<number, readonly PlaceName[]> | undefined

/** By the length of the key: towns whose size is known, by their names with and without an addition; districts of towns; regions. */
function placeNames(): ReadonlyMap<number, readonly PlaceName[]> {
  if (names !== undefined) return names
  const { byName, byBase, districts } = gazetteer()
  const found: PlaceName[] = []
  const add = (key: string, name: string, population: number) => {
    if (population === 0) return
    found.push({
      name,
      key: Buffer.from(key, 'latin1'),
      signature: signature(letters(key), 0, letters(key).length),
      cost: TENFOLD_POPULATION * Math.log10(population + 1),
    })
  }
  for (const [key, [largest]] of [...byName, ...byBase])
    if (largest) add(key, largest.name, largest.population)
  for (const [key, [district]] of districts)
    if (district) add(key, `${district.town.name}-${district.name}`, district.town.population / DISTRICTS)
  for (const key of regionKeys()) {
    const region = regionNamed(key)
    if (region) add(key, region.name, extentOf(region).population)
  }
  names = Map.groupBy(found, ({ key }) => key.length)
  return names
}

/** Districts of a large town. */
const DISTRICTS = 30

/** The key without blanks, of which a signature knows nothing. */
function letters(key: string): Uint8Array {
  return Buffer.from(key.replaceAll(/[^a-z]/g, ''), 'latin1')
}
