import { LANGUAGES } from '#domain/language.ts'
import { firstMatch, type PathParams } from '#web/routing/match-path.ts'
import { NO_QUERY, type Route, route, textQuery } from '#web/routing/route.ts'
import { CATEGORY_LIST, CITY_LIST, HOME_LIST, SEARCH_LIST, searchQuery } from '#web/routing/search-params.ts'

const document = { query: NO_QUERY, sitemap: 'document' } as const
const legal = { query: NO_QUERY }
const TYPED = ['query', 'verbatim'] as const
/** What the page of a city cannot say in its query part. */
const OF_CITY = [...TYPED, 'location', 'cities', 'lat', 'lon'] as const

const FAVOURITES = textQuery('ids', 'compare', 'from')

/** A list of saved businesses, some of them to compare, and the place that they are measured from. */
const FAVOURITES_QUERY: typeof FAVOURITES = {
  names: FAVOURITES.names,
  // '3,1,99' as people copy it.
  write: query => FAVOURITES.write(query).replaceAll('%2C', ','),
}

/** The public pages. The first that matches an address wins; a new page is a new line here. */
export const routes = {
  home: route('home', '/', { query: searchQuery(HOME_LIST), sitemap: 'directory', isSearch: true }),
  businesses: route('businesses', '/businesses', {
    query: searchQuery(SEARCH_LIST),
    sitemap: 'directory',
    isSearch: true,
  }),
  businessById: route('business', '/business/:id', { query: NO_QUERY }),
  about: route('about', '/about', document),
  help: route('help', '/help', { sitemap: 'document' }),
  privacy: route('privacy', '/privacy', legal),
  imprint: route('imprint', '/imprint', legal),
  terms: route('terms', '/terms', legal),
  cookies: route('cookies', '/cookies', legal),
  accessibility: route('accessibility', '/accessibility', document),
  ranking: route('ranking', '/ranking', { query: NO_QUERY, sitemap: 'undated' }),
  blog: route('blog', '/blog', { query: textQuery('category'), sitemap: 'blog' }),
  article: route('article', '/blog/:slug', { query: NO_QUERY, sitemap: 'articles' }),
  city: route('city', '/city/:city', { query: searchQuery(CITY_LIST, OF_CITY), sitemap: 'cities' }),
  cityCategory: route('city', '/city/:city/:category', {
    query: searchQuery(CITY_LIST, [...OF_CITY, 'category']),
    sitemap: 'city-categories',
  }),
  region: route('region', '/region/:region', { query: NO_QUERY, sitemap: 'regions' }),
  places: route('places', '/places', { query: NO_QUERY, sitemap: 'directory' }),
  categories: route('categories', '/categories', { query: textQuery('letter'), sitemap: 'directory' }),
  category: route('category', '/categories/:category', {
    query: searchQuery(CATEGORY_LIST, [...TYPED, 'category']),
    sitemap: 'categories',
  }),
  contact: route('contact', '/contact', { forms: ['contact'], sitemap: 'undated' }),
  addBusiness: route('add-business', '/add-business', { forms: ['listings'], sitemap: 'undated' }),
  correct: route('correct', '/business/:id/correct', { forms: ['corrections', 'owner-links'] }),
  report: route('report', '/report', {
    query: { ...textQuery('business'), isOpen: true },
    forms: ['reports'],
    sitemap: 'undated',
  }),
  privacyRequest: route('privacy-request', '/privacy-request', {
    query: { ...textQuery('business', 'kind', 'reason'), isOpen: true },
    forms: ['privacy-requests'],
    sitemap: 'undated',
  }),
  newsletter: route('newsletter', '/newsletter', { forms: ['newsletter'], sitemap: 'undated' }),
  link: route('link', '/link/:token', { forms: ['mail-links'], isCaseSensitive: true }),
  favourites: route('favourites', '/merkliste', { query: FAVOURITES_QUERY }),
  business: route('business', '/:city/:slug', { query: NO_QUERY, sitemap: 'businesses' }),
}

/** The page for addresses without a page. */
export const NOT_FOUND: MatchedRoute = { route: route('not-found', '/*'), params: {} }

export interface MatchedRoute {
  readonly route: Route
  readonly params: PathParams
}

/** First segments of addresses that are no pages of the table. */
const OTHER_SEGMENTS = [
  'admin',
  'api',
  'assets',
  'demo',
  'img',
  'url-validation-status',
  'vorfuehrung',
  ...LANGUAGES,
]

/** First segments of our own addresses: never a city's slug. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  ...OTHER_SEGMENTS,
  ...Object.values(routes).flatMap(({ path }) => path.split('/')[1]?.match(/^[^:]+/) ?? []),
])

/**
 * Finds the page for a path.
 * @param path without language prefix and query part, still percent-encoded
 * @returns the route and its decoded parameters; the not-found page when nothing matches
 */
export function matchRoute(path: string): MatchedRoute {
  const pages: readonly Route[] = Object.values(routes)
  const isCity = ({ city = '' }: PathParams, { path }: Route) =>
    !path.startsWith('/:city') || !RESERVED_SEGMENTS.has(city)
  return firstMatch(pages, path, isCity) ?? NOT_FOUND
}

/** The address of a business: by its slug; by its number where it has none. */
export function businessHref({ id, urlSlug }: { readonly id: number; readonly urlSlug: string }): string {
  return urlSlug === '' ? routes.businessById.href({ id }) : `/${urlSlug}`
}

/** The address of a list of saved businesses; of this browser's own without numbers. */
export function favouritesHref(ids: readonly number[] = []): string {
  return routes.favourites.href({ ids: ids.join(',') })
}

/** The feed of the blog. */
export const FEED_PATH = '/blog/rss.xml'
