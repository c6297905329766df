import type { GroupSlug } from '#domain/category/group.ts'
import type { DocumentSlug } from '#domain/content/document.ts'
import { type PageSearch, writeSearch } from '#web/routing/search-params.ts'

/** Addresses of pages, without language prefix: the one place to change when a page gets its own. */
export const paths = {
  home: (search: Partial<PageSearch> = {}) => `/${writeSearch(search)}`,
  businesses: (search: Partial<PageSearch> = {}) => `/businesses${writeSearch(search)}`,
  /** By its slug; by id where it has none. */
  business: (business: { readonly id: number; readonly urlSlug: string }) =>
    business.urlSlug === '' ? `/business/${business.id}` : `/${business.urlSlug}`,
  city: (slug: string) => `/city/${slug}`,
  /** A group or a real category in a city. */
  cityCategory: (city: string, category: string) => `/city/${city}/${category}`,
  /** All of them, or the index of an initial. */
  categories: (initial: string | null = null) =>
    initial === null ? '/categories' : `/categories?letter=${encodeURIComponent(initial)}`,
  group: (slug: GroupSlug) => paths.category(slug),
  category: (slug: string) => `/categories/${slug}`,
  document: (slug: DocumentSlug) => `/${slug}`,
  ranking: () => '/ranking',
  blog: (category = '') => (category === '' ? '/blog' : `/blog?category=${encodeURIComponent(category)}`),
  article: (slug: string) => `/blog/${slug}`,
  feed: () => '/blog/rss.xml',
  contact: () => '/contact',
  addBusiness: () => '/add-business',
  /** 'Daten korrigieren' of a business. */
  correct: (id: number) => `/business/${id}/correct`,
  /** @param business 'UK-123'; '' where none is meant */
  report: (business = '') => (business === '' ? '/report' : `/report?business=${business}`),
  privacyRequest: () => '/privacy-request',
  newsletter: () => '/newsletter',
  /** The saved businesses of this browser, or those that somebody shares. */
  favourites: (ids: readonly number[] = []) =>
    ids.length === 0 ? '/merkliste' : `/merkliste?ids=${ids.join(',')}`,
}

/** The id in '/business/{id}'; null where it can be none. */
export function businessIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

/** First segments of our own addresses: never a city's slug. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'about',
  'accessibility',
  'add-business',
  'admin',
  'api',
  'assets',
  'blog',
  'business',
  'businesses',
  'categories',
  'city',
  'contact',
  'cookies',
  'en',
  'help',
  'img',
  'imprint',
  'link',
  'merkliste',
  'newsletter',
  'privacy',
  'privacy-request',
  'ranking',
  'report',
  'terms',
  'tr',
  'url-validation-status',
  'vorfuehrung',
])
