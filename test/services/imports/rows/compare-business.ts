import type { Business } from '#domain/business/business.ts'
import { categoryFor, knownCategory } from '#domain/category/category.ts'
import { isMixedGroup } from '#domain/category/relations.ts'
import type { DayHours } from '#domain/opening-hours/opening-hours.ts'
import { STATES } from '#domain/place/state.ts'
import type { MadeUpCase, Wanted } from './made-up-case.ts'

/** The category of businesses whose source states none. */
const NO_CATEGORY = categoryFor('').slug

/** What of a stored business differs from what is wanted, a line for each field. Spellings that are as right are equal. */
export function differences(business: Business, wanted: Wanted, madeUp: MadeUpCase): string[] {
  return [
    ...plainDifferences(business, wanted),
    ...streetDifferences(business, wanted, additionsOf(madeUp)),
    ...hoursDifferences(business, wanted),
    ...ratingDifferences(business, wanted),
    ...categoryDifferences(business, wanted, madeUp.onlyTheseCategories === true),
  ]
}

/** Fields that are compared as they are, apart from how they are written. */
const PLAIN: readonly {
  readonly field: keyof Wanted
  readonly stored: (business: Business) => string | number | null
  readonly written?: (text: string) => string
}[] = [
  { field: 'name', stored: ({ name }) => name, written: text => text.normalize('NFC') },
  { field: 'postalCode', stored: ({ postalCode }) => postalCode },
  { field: 'city', stored: ({ city }) => city, written: text => text.normalize('NFC') },
  { field: 'district', stored: ({ district }) => district },
  { field: 'country', stored: ({ countryCode }) => countryCode },
  { field: 'state', stored: ({ state }) => (state === null ? null : STATES[state]) },
  { field: 'phone', stored: ({ phone }) => phone, written: text => text.replace(/\D/g, '') },
  { field: 'website', stored: ({ website }) => website, written: plainAddress },
  { field: 'email', stored: ({ email }) => email },
  { field: 'latitude', stored: ({ latitude }) => latitude },
  { field: 'longitude', stored: ({ longitude }) => longitude },
  { field: 'rating', stored: ({ rating }) => rating },
  { field: 'ratingCount', stored: ({ reviewCount }) => reviewCount },
  { field: 'placeId', stored: ({ placeId }) => placeId },
  { field: 'cid', stored: ({ cid }) => cid },
]

function plainDifferences(business: Business, wanted: Wanted): string[] {
  const found = PLAIN.flatMap(({ field, stored, written = text => text }) => {
    const value = wanted[field]
    if (value === undefined) return []
    const got = stored(business)
    const right = [value, ...(wanted.also?.[field] ?? [])]
    const plain = (one: unknown) => (typeof one === 'string' ? written(one) : one)
    return right.some(one => plain(one) === plain(got)) ? [] : [difference(field, value, got)]
  })
  const { priceRange, notLatitude = [] } = wanted
  // A range of prices is stored as its level.
  if (priceRange !== undefined && (priceRange === null) !== (business.priceLevel === null))
    found.push(difference('priceRange', priceRange, business.priceLevel))
  if (notLatitude.some(value => value === business.latitude))
    found.push(`latitude must not be ${business.latitude}`)
  return found
}

/** Scheme, the slash at the end and how letters are encoded do not matter. */
function plainAddress(address: string): string {
  const { host, pathname, search } = new URL(address)
  return `${host}${decodeURI(pathname).replace(/\/$/, '')}${search}`
}

/** What may stand beside street and number, as the case says. */
function additionsOf({ said = [] }: MadeUpCase): readonly string[] {
  return said.flatMap(({ kept }) => (kept === undefined ? [] : [plainStreet(kept)]))
}

/** Street and house number are one line; an addition may follow them. */
function streetDifferences(
  { street }: Business,
  { street: wanted, houseNumber, also }: Wanted,
  additions: readonly string[],
): string[] {
  if (wanted === undefined && houseNumber === undefined) return []
  const got = plainStreet(street ?? '')
  if (wanted === undefined)
    return [houseNumber ?? '', ...(also?.houseNumber ?? [])].some(number => got.endsWith(plainStreet(number)))
      ? []
      : [difference('houseNumber', houseNumber, street)]
  const right = plainStreet(`${wanted ?? ''}${houseNumber ?? ''}`)
  const rest = got.startsWith(right) ? got.slice(right.length) : undefined
  const isRight =
    rest === '' ||
    // The case says nothing of the number, or the line has an addition.
    (right !== '' &&
      rest !== undefined &&
      (houseNumber === undefined || additions.some(one => rest.includes(one))))
  return isRight ? [] : [difference('street', `${wanted ?? ''} ${houseNumber ?? ''}`.trim(), street)]
}

function plainStreet(line: string): string {
  return line
    .normalize('NFC')
    .replace(/stra(?:ss|ß)e|str\./giu, 'str')
    .replace(/\s|–/g, found => (found === '–' ? '-' : ''))
}

function hoursDifferences({ openingHours }: Business, wanted: Wanted): string[] {
  const { openingHours: right, notOpeningHours: wrong } = wanted
  const days = (openingHours ?? Array.from({ length: 7 }, () => null)).map(writtenDay)
  const asWeek = days.map(day => day ?? '?').join(' | ')
  if (right === null) return days.every(day => day === null) ? [] : [difference('openingHours', null, asWeek)]
  const isOther = right?.some((day, at) => day !== null && day !== days[at]) ?? false
  const isWrong = wrong?.some((day, at) => day !== null && day === days[at]) ?? false
  return [
    ...(isOther ? [difference('openingHours', right?.map(day => day ?? '*').join(' | '), asWeek)] : []),
    ...(isWrong ? [`openingHours must not be ${asWeek}`] : []),
  ]
}

function writtenDay(day: DayHours): string | null {
  if (day === null || typeof day === 'string') return day
  const time = (minutes: number | null) =>
    minutes === null
      ? ''
      : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return day.length === 0 ? 'off' : day.map(({ from, to }) => `${time(from)}-${time(to)}`).join(',')
}

function ratingDifferences(business: Business, wanted: Wanted): string[] {
  const { rating } = business
  const source = rating === null ? null : (business.ratingSource?.toLowerCase() ?? null)
  const { ratingSource, notRatingSource = [], notRating = [] } = wanted
  const isGoogle = (name: string) => source !== null && source.startsWith(name.toLowerCase())
  return [
    ...(ratingSource !== undefined && !isGoogle(ratingSource)
      ? [difference('ratingSource', ratingSource, source)]
      : []),
    ...(notRatingSource.some(isGoogle) ? [`rating ${rating} must not be of ${notRatingSource}`] : []),
    ...(notRating.some(value => value === rating) ? [`rating must not be ${rating}`] : []),
  ]
}

function categoryDifferences(business: Business, wanted: Wanted, onlyThese: boolean): string[] {
  const { categories, notCategories = [], alsoCategories = {} } = wanted
  const names = [business.category, ...business.subtypes]
  const stored = new Set([...names.map(slugOf), business.categorySlug])
  const asRight = (name: string) => [name, ...(alsoCategories[name] ?? [])].map(slugOf)
  const found: string[] = []
  if (categories?.length === 0) {
    if (business.categorySlug !== NO_CATEGORY || business.subtypes.length > 0)
      found.push(difference('categories', 'none', names.join(', ')))
  } else if (categories?.some(name => !asRight(name).some(slug => stored.has(slug))))
    found.push(difference('categories', categories.join(', '), names.join(', ')))
  else if (categories !== undefined && onlyThese) {
    const right = new Set(categories.flatMap(asRight))
    const others = names.filter(name => !right.has(slugOf(name)))
    if (others.length > 0) found.push(difference('categories', `only ${categories}`, names.join(', ')))
  }
  const isRight = (name: string) => categories?.some(one => slugOf(one) === slugOf(name)) === true
  for (const name of notCategories)
    if ((stored.has(slugOf(name)) && !isRight(name)) || isGroupedWith(business, name, categories ?? []))
      found.push(`categories must not have ${name}: ${names.join(', ')} (${business.categoryGroup})`)
  return found
}

function slugOf(name: string): string {
  return knownCategory(name)?.slug ?? name.toLowerCase()
}

/** Whether a name that is no known trade put the business into the group of this trade, where it does not belong. */
function isGroupedWith(
  { category, categoryGroup }: Business,
  name: string,
  right: readonly string[],
): boolean {
  if (knownCategory(category) !== undefined) return false
  // These groups also take what no other one has.
  if (categoryGroup === categoryFor('').group || isMixedGroup(categoryGroup)) return false
  const isRightGroup = right.some(one => knownCategory(one)?.group === categoryGroup)
  return !isRightGroup && knownCategory(name)?.group === categoryGroup
}

function difference(field: string, wanted: unknown, got: unknown): string {
  return `${field}: ${JSON.stringify(wanted)} is ${JSON.stringify(got)}`
}
