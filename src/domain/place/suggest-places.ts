import { firstWhere } from '#domain/collections/binary-search.ts'
import { extentOf, regionKeys, regionNamed } from '#domain/region/region.ts'
import { type District, gazetteer, nameKeys } from './gazetteer.ts'
import { placeKey, withoutQualifier } from './place-name.ts'
import { postalCodesBeginning } from './postal-code.ts'
import { resolveWhere, type Where } from './where.ts'

/** '8' to '80331', while somebody types. */
const DIGITS = /^\d{1,5}$/

/**
 * The postal codes, or the regions and the districts of large towns, that begin with what is being typed.
 * @param text as typed: '803', 'ehren'
 * @param limit of the answer
 * @returns for digits first their region ('803...'), then the postal codes ascending; for letters the regions,
 * the largest first, then the districts, those of the largest towns first; of each at most `limit`. resolveWhere understands each `label`.
 */
export function suggestPlaces(text: string, limit: number): readonly Where[] {
  const typed = text.trim()
  const labels = DIGITS.test(typed)
    ? codesBeginning(typed, limit).slice(0, limit)
    : [...regionsBeginning(typed, limit), ...districtsBeginning(typed, limit)]
  return labels.flatMap(label => resolveWhere(label) ?? [])
}

function codesBeginning(digits: string, limit: number): readonly string[] {
  const codes = postalCodesBeginning(digits).slice(0, limit)
  return codes.length > 1 ? [digits, ...codes] : codes
}

function regionsBeginning(typed: string, limit: number): readonly string[] {
  const key = placeKey(typed)
  if (key === '') return []
  regionNames ??= Array.from(regionKeys()).sort(byCode)
  const found = beginningWith(regionNames, key).flatMap(name => regionNamed(name) ?? [])
  return [...new Set(found)]
    .sort((a, b) => extentOf(b).population - extentOf(a).population)
    .slice(0, limit)
    .map(({ name }) => name)
}

function districtsBeginning(typed: string, limit: number): readonly string[] {
  const key = placeKey(typed)
  if (key === '') return []
  districtNames ??= sortedNames(gazetteer().districts)
  const found = [...beginningIn(districtNames, key)]
  // Only after the name of the town: 'berlin' alone would begin all of its quarters.
  if (key.includes(' ')) {
    townDistrictNames ??= sortedNames(districtsByTown())
    found.push(...beginningIn(townDistrictNames, key))
  }
  // A name with umlauts is found under both of its keys.
  return [...new Set(found)]
    .sort((a, b) => b.town.population - a.town.population)
    .slice(0, limit)
    .map(({ name, town }) => `${town.name}-${name}`)
}

/** By the names of town and district: 'berlin kreuzberg'. */
function districtsByTown(): ReadonlyMap<string, readonly District[]> {
  const byKey = new Map<string, readonly District[]>()
  for (const district of new Set([...gazetteer().districts.values()].flat())) {
    const { town, name } = district
    for (const key of nameKeys(`${withoutQualifier(town.name)} ${name}`))
      byKey.set(key, [...(byKey.get(key) ?? []), district])
  }
  return byKey
}

interface DistrictNames {
  readonly byKey: ReadonlyMap<string, readonly District[]>
  readonly sorted: readonly string[]
}

function sortedNames(byKey: DistrictNames['byKey']): DistrictNames {
  return { byKey, sorted: [...byKey.keys()].sort(byCode) }
}

function beginningIn({ byKey, sorted }: DistrictNames, key: string): readonly District[] {
  return beginningWith(sorted, key).flatMap(name => byKey.get(name) ?? [])
}

/** Keys in the order of their code units, sorted at the first use: looking through all takes some 0.2 ms. */
let regionNames: readonly string[] | undefined
let districtNames: DistrictNames | undefined
let townDistrictNames: DistrictNames | undefined

function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function beginningWith(names: readonly string[], key: string): readonly string[] {
  const first = firstWhere(0, names.length, at => (names[at] ?? '') >= key)
  let end = first
  while (names[end]?.startsWith(key)) end++
  return names.slice(first, end)
}
