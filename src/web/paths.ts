import type { GroupSlug } from '#domain/category/category.ts'
import { type PageSearch, writeSearch } from '#web/search-params.ts'

/** Addresses of pages, without language prefix: the one place to change when a page gets its own. */
export const paths = {
  home: (search: Partial<PageSearch> = {}) => `/${writeSearch(search)}`,
  businesses: (search: Partial<PageSearch> = {}) => `/businesses${writeSearch(search)}`,
  /** By its slug; by id where it has none. */
  business: (business: { readonly id: number; readonly urlSlug: string }) =>
    business.urlSlug === '' ? `/business/${business.id}` : `/${business.urlSlug}`,
  city: (slug: string) => paths.businesses({ location: slug }),
  group: (slug: GroupSlug) => paths.businesses({ category: slug }),
  category: (slug: string) => paths.businesses({ category: slug }),
}

/** First segments of our own addresses: never a city's slug. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'about',
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
  'imprint',
  'privacy',
  'terms',
  'tr',
  'url-validation-status',
  'vorfuehrung',
])
