import { foldWords } from '#domain/text/folding.ts'
import { kilometres, type Position } from './distance.ts'
import type { GeoPlace } from './geonames.ts'
import type { Match } from './match.ts'
import type { PostalEntry } from './postal-names.ts'
import { stateByNumber } from './state-ranges.ts'

/** A village that shares a word with the municipality ('Ostseebad Binz') lies this near to the code's neighbourhood. */
const MAX_KM = 25

/**
 * Finds the municipalities that the position source names otherwise ('Ostseebad Binz', 'Weinstadt-Endersbach').
 * Municipality keys are numbered in the order of the alphabet within a district, so a free key between two known
 * ones, near the postal code and with a word in common, can only be a name between theirs.
 */
export function matchByElimination(
  open: readonly PostalEntry[],
  matches: readonly Match[],
  places: readonly GeoPlace[],
  locate: (code: string, name: string) => Position | undefined,
): Match[] {
  const nameOfKey = new Map(matches.map(({ entry, place }) => [place.municipality, foldWords(entry.name)]))
  const free = [...Map.groupBy(places, place => place.municipality)]
    .filter(([key]) => key !== '' && !nameOfKey.has(key))
    .flatMap(([key, group]) => {
      const largest = group.toSorted((a, b) => b.population - a.population)[0]
      return largest === undefined ? [] : [{ key, largest, ...neighbourNames(key, nameOfKey) }]
    })
  const candidates = open.flatMap(entry => {
    const centre = locate(entry.code, entry.name)
    const name = foldWords(entry.name)
    const state = stateByNumber(entry)
    if (centre === undefined) return []
    return free
      .filter(({ largest, lower, upper }) => state === largest.state && lower <= name && name <= upper)
      .map(({ key, largest }) => ({ entry, key, largest, km: kilometres(centre, largest) }))
      .filter(({ largest, km }) => km < MAX_KM && sharesWord(name, foldWords(largest.name)))
  })
  const keyOfName = new Map<string, string>()
  const nameTaken = new Map<string, string>()
  for (const { entry, key } of candidates.toSorted((a, b) => a.km - b.km)) {
    const name = `${entry.name} ${entry.code.slice(0, 2)}`
    if (keyOfName.has(name) || nameTaken.has(key)) continue
    keyOfName.set(name, key)
    nameTaken.set(key, name)
  }
  return candidates
    .filter(({ entry, key }) => keyOfName.get(`${entry.name} ${entry.code.slice(0, 2)}`) === key)
    .map(({ entry, largest }) => ({ entry, place: largest, isSeat: false }))
}

const COMMON_WORDS = new Set([
  'am',
  'an',
  'der',
  'bad',
  'bei',
  'gross',
  'im',
  'in',
  'klein',
  'neu',
  'ober',
  'st',
  'unter',
])

function sharesWord(name: string, other: string): boolean {
  const words = other.split(' ')
  return name.split(' ').some(word => !COMMON_WORDS.has(word) && words.includes(word))
}

function neighbourNames(
  key: string,
  nameOfKey: ReadonlyMap<string, string>,
): { lower: string; upper: string } {
  const district = [...nameOfKey].filter(([other]) => other.slice(0, 5) === key.slice(0, 5)).sort()
  const lower = district.filter(([other]) => other < key).at(-1)?.[1] ?? ''
  const upper = district.find(([other]) => other > key)?.[1] ?? '￿'
  return { lower, upper }
}
