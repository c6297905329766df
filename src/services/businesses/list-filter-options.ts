import { groupName } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import { fold } from '#domain/text/folding.ts'
import type { OverviewDeps } from './overview.ts'

/** Part of a name; undefined for all. Matches come in the same order, at most `MOST_FOUND`. */
type Part = string | undefined

/** More than people look through while typing. */
const MOST_FOUND = 100

/** Real categories of businesses that are not removed, most frequent first. */
export async function categoryOptions({ overview }: OverviewDeps, part: Part) {
  return withPart(await overview.count('categories'), part, ({ category }) => category)
}

/** Cities by their shown names, most frequent first; businesses without one are left out. */
export async function cityOptions({ overview }: OverviewDeps, part: Part) {
  return withPart(await overview.count('cities'), part, ({ city }) => city)
}

/** Category groups by their German names, most frequent first. */
export async function typeOptions({ overview }: OverviewDeps, part: Part) {
  const groups = await overview.count('groups')
  const named = groups.map(({ group, count }) => ({ type: groupName(group), count }))
  return withPart(named, part, ({ type }) => type)
}

/** Countries by code and by their names in a language, most frequent first. */
export async function countryOptions({ overview }: OverviewDeps, part: Part, language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  const countries = await overview.count('countries')
  const named = countries.map(({ countryCode, count }) => ({
    countryCode,
    country: isRegionCode(countryCode) ? (names.of(countryCode) ?? countryCode) : countryCode,
    count,
  }))
  return withPart(named, part, ({ country, countryCode }) => `${country} ${countryCode}`)
}

/** Other texts make Intl.DisplayNames throw. */
function isRegionCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text)
}

function withPart<Option>(
  options: readonly Option[],
  part: Part,
  nameOf: (option: Option) => string,
): readonly Option[] {
  const wanted = fold(part?.trim() ?? '')
  if (wanted === '') return options
  return options.filter(option => fold(nameOf(option)).includes(wanted)).slice(0, MOST_FOUND)
}
