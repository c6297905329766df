import type { InputOf } from '#api/client/contract.ts'
import type { PublicContract } from '#api/public-routes.ts'
import { isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { plainOpenAt } from '#domain/opening-hours/open-at.ts'
import type { SearchSort } from '#domain/search/search.ts'
import type { Understood, UnderstoodPart } from '#domain/search/understood.ts'
import { asWritten } from '#domain/text/as-written.ts'
import { MOST_CHOSEN, slugsOf } from '#domain/text/slug-list.ts'
import type { QueryFormat } from '#web/routing/route.ts'

export const SORTS = [
  'relevance',
  'distance',
  'rating',
  'reviews',
  'name',
  'city',
] as const satisfies readonly SearchSort[]

export type View = 'list' | 'grid'

/** How long a list's pages are, and its order and look unless its address says otherwise (specification, sections 2 and 9). */
export interface ListFormat {
  readonly pageSize: number
  readonly sort: SearchSort
  readonly view: View
}

export const SEARCH_LIST: ListFormat = { pageSize: 24, sort: 'relevance', view: 'list' }
export const HOME_LIST: ListFormat = { pageSize: 50, sort: 'relevance', view: 'list' }
export const CITY_LIST: ListFormat = { pageSize: 20, sort: 'rating', view: 'grid' }
export const CATEGORY_LIST: ListFormat = { pageSize: 12, sort: 'rating', view: 'grid' }

/** The API answers no further: only robots page so far. */
const MOST_RESULTS = 10_000

/** What a list counts: its results, and the further hits that follow them. */
interface Counted {
  readonly total: number
  readonly further?: { readonly total: number }
}

/** The last page of a list that can be opened. */
export function lastPage({ pageSize }: ListFormat, counted: Counted = { total: MOST_RESULTS }): number {
  const total = counted.total + (counted.further?.total ?? 0)
  return Math.min(Math.floor(MOST_RESULTS / pageSize), Math.max(1, Math.ceil(total / pageSize)))
}

/** What the address of a list says. Unknown names and unreadable values are ignored, a wrong page number is not. */
export interface PageSearch {
  readonly query: string
  readonly location: string
  /** Slugs of groups and real categories, with commas between several. */
  readonly category: string
  /** Slugs of cities, with commas between several: results from these only. */
  readonly cities: string
  readonly radiusKm: number | null
  readonly lat: number | null
  readonly lon: number | null
  /** The position is the middle of what a map shows, not the visitor's own. */
  readonly section: boolean
  /** The text form of domain/opening-hours/open-at.ts; '' for any time. */
  readonly openAt: string
  readonly minRating: number | null
  readonly hasPhoto: boolean
  readonly hasWebsite: boolean
  readonly verified: boolean
  /** Levels, with commas between several. */
  readonly priceLevel: string
  /** Slugs of attributes, with commas between several: results with all of them only. */
  readonly attributes: string
  readonly verbatim: boolean
  readonly sort: SearchSort
  /** From 1 on; null when the address carries something else. */
  readonly page: number | null
  readonly view: View
}

export const EMPTY_SEARCH: PageSearch = {
  query: '',
  location: '',
  category: '',
  cities: '',
  radiusKm: null,
  lat: null,
  lon: null,
  section: false,
  openAt: '',
  minRating: null,
  hasPhoto: false,
  hasWebsite: false,
  verified: false,
  priceLevel: '',
  attributes: '',
  verbatim: false,
  sort: 'relevance',
  page: 1,
  view: 'list',
}

/** In the order in which addresses say them. */
const NAMES = Object.keys(EMPTY_SEARCH) as readonly (keyof PageSearch)[]

/** Around a position, in kilometres, unless somebody says otherwise: a ride by bicycle. */
export const NEAR_KM = 10

/** The value of openAt with which the form of the filters says that its fields for a day and a time count. */
export const OPEN_ON = 'on'
export const OPEN_ON_DAY = 'day'
export const OPEN_ON_TIME = 'time'

/** What the pages of categories called the order before. */
const FORMER_SORT = 'sortBy'
const VIEWS: readonly View[] = ['list', 'grid']

/** No slug is longer; the API refuses longer ones. */
const SLUG_LIMIT = 120
/** Nobody types longer searches; longer ones are cut, because the API refuses them. */
const TEXT_LIMIT = 200

/** Reads the query part of an address ('query=heizung&page=2', with or without '?'). */
export function readSearch(text: string, format = SEARCH_LIST): PageSearch {
  const values = new URLSearchParams(text)
  const word = (name: string) => visible(values.get(name) ?? '').slice(0, TEXT_LIMIT)
  const list = (name: string) => joined(values.getAll(name))
  const flag = (name: string) => ['true', '1', 'on'].includes(values.get(name) ?? '')
  const lat = number(values.get('lat'), -90, 90)
  const lon = number(values.get('lon'), -180, 180)
  const hasPosition = lat !== null && lon !== null
  return {
    query: word('query'),
    location: word('location'),
    category: list('category'),
    cities: list('cities'),
    radiusKm: number(values.get('radiusKm'), 1, 100),
    lat: hasPosition ? lat : null,
    lon: hasPosition ? lon : null,
    section: hasPosition && flag('section'),
    openAt: openAtOf(values) || (flag('openNow') ? 'now' : ''),
    minRating: number(values.get('minRating'), 1, 5),
    hasPhoto: flag('hasPhoto'),
    hasWebsite: flag('hasWebsite'),
    verified: flag('verified'),
    priceLevel: joined(values.getAll('priceLevel'), isPriceLevel),
    attributes: joined(values.getAll('attributes'), isAttributeSlug),
    verbatim: flag('verbatim'),
    sort: SORTS.find(sort => sort === (values.get('sort') ?? values.get(FORMER_SORT))) ?? format.sort,
    page: pageNumber(values.get('page'), format),
    view: VIEWS.find(view => view === values.get('view')) ?? format.view,
  }
}

/** What a search says beyond the whole directory, by the names of the address, always in the same order. */
export function nonDefaultParams(
  search: Partial<PageSearch>,
  { sort, view } = SEARCH_LIST,
): readonly (readonly [name: string, value: string | number | boolean])[] {
  const usual: PageSearch = { ...EMPTY_SEARCH, sort, view }
  const said: (readonly [name: string, value: string | number | boolean])[] = []
  for (const name of NAMES) {
    const value = name === 'section' && search.lat == null ? null : (search[name] ?? null)
    if (value !== null && value !== usual[name]) said.push([name, value])
  }
  return said
}

/** Writes the query part of an address, defaults left out, always in the same order; '' or '?...'. */
export function writeSearch(search: Partial<PageSearch>, format = SEARCH_LIST): string {
  const said = nonDefaultParams(search, format).map(([name, value]) => [name, `${value}`])
  const text = new URLSearchParams(said).toString()
  return text && `?${text}`
}

/**
 * The query part of a page with results.
 * @param fixed what its path says, or cannot be said there
 */
export function searchQuery(
  format: ListFormat,
  fixed: readonly (keyof PageSearch)[] = [],
): QueryFormat<PageSearch> {
  const isOpen = (name: string) => !fixed.some(other => other === name)
  return {
    names: [...NAMES.filter(isOpen), 'openNow', FORMER_SORT, OPEN_ON_DAY, OPEN_ON_TIME],
    write: search =>
      writeSearch(Object.fromEntries(Object.entries(search).filter(([name]) => isOpen(name))), format),
  }
}

/** The search as it was understood, with each part of its text in the parameter of its own. */
export function understoodSearch(
  search: PageSearch,
  answer: { readonly understood: Pick<Understood, 'query'> } | undefined,
): PageSearch {
  if (answer === undefined) return search
  const understood = readSearch(new URLSearchParams(answer.understood.query).toString())
  const { page, view, section } = search
  return {
    ...understood,
    sort: search.sort === 'relevance' ? understood.sort : search.sort,
    page,
    view,
    section,
  }
}

/**
 * What was searched for besides the place, in words. A correction names only what it changed, so that the whole text is
 * that of the parts.
 * @param search as it was understood
 */
export function soughtWords(
  { query }: Pick<PageSearch, 'query'>,
  answer: { readonly corrected: object | null; readonly understood: Pick<Understood, 'parts'> } | undefined,
): string {
  if (answer === undefined || answer.corrected === null) return query
  const sought = answer.understood.parts.filter(({ kind }) => kind !== 'place')
  // A correction is spelled as most of the directory is, perhaps in another language.
  const named = ({ kind, typed, label }: UnderstoodPart) => (kind === 'trade' ? label : typed)
  return sought.map(part => asWritten(query, part.typed) ?? named(part)).join(' ')
}

/** What the search takes. */
export type SearchParams = NonNullable<InputOf<PublicContract, 'GET /api/businesses/search'>['query']>

/** The search behind a page of results. */
export function toSearchParams(
  { page, view: _view, section: _section, ...search }: PageSearch,
  { pageSize: limit }: Pick<ListFormat, 'pageSize'> = SEARCH_LIST,
): SearchParams {
  // Pages and the API use the same names; values that are null are left out.
  const said: Omit<SearchParams, 'limit' | 'offset'> = Object.fromEntries(nonDefaultParams(search))
  return { ...said, limit, offset: ((page ?? 1) - 1) * limit }
}

/** True as soon as the list is not the whole directory: such pages stay out of search engines. */
export function isNarrowed(search: PageSearch): boolean {
  return writeSearch({ ...search, page: 1, view: SEARCH_LIST.view }) !== ''
}

/** A list without one of its slugs. */
export function without(list: string, slug: string): string {
  return `${slugsOf(list).filter(other => other !== slug)}`
}

/** One list of several, cut where the API would refuse it. */
function joined(lists: readonly string[], isKnown: (slug: string) => boolean = () => true): string {
  const slugs = lists.flatMap(text => slugsOf(visible(text))).filter(isKnown)
  return `${[...new Set(slugs.map(slug => slug.slice(0, SLUG_LIMIT)))].slice(0, MOST_CHOSEN)}`
}

/** Without control, direction and zero-width characters: an address may have been written by anybody. */
function visible(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
}

/** A time of the form without a day is one of today. */
function openAtOf(values: URLSearchParams): string {
  const text = values.get('openAt') ?? ''
  const [day, time] = [values.get(OPEN_ON_DAY) ?? '', values.get(OPEN_ON_TIME) ?? '']
  const isChosen = text === OPEN_ON && day + time !== ''
  return plainOpenAt(isChosen ? `${day || 'today'}${time && `@${time}`}` : text) ?? ''
}

function isPriceLevel(text: string): boolean {
  return /^[1-4]$/.test(text)
}

function number(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^-?\d{1,3}(\.\d{1,10})?$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

function pageNumber(text: string | null, format: ListFormat): number | null {
  if (text === null || text === '') return 1
  const page = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= lastPage(format) ? page : null
}
