import type { QueryClient } from '@tanstack/react-query'
import { readListedIds } from '#domain/business/listed-ids.ts'
import type { DocumentSlug } from '#domain/content/document.ts'
import type { Language } from '#domain/language.ts'
import type { Api } from '#web/api/api.ts'
import { documentReads } from '#web/api/document-reads.ts'
import { listReads } from '#web/api/list-reads.ts'
import { reads, type ShownLookup } from '#web/api/reads.ts'
import { favouritesRead } from '#web/favourites/favourites-read.ts'
import { holidayRead } from '#web/pages/business/next-holiday.ts'
import { similarSearch } from '#web/pages/business/similar-search.ts'
import { letterOf, readListSearch } from '#web/routing/list-params.ts'
import {
  HOME_BUSINESSES,
  HOME_CITIES,
  OVERVIEW_BUSINESSES,
  SELECTOR_CITIES,
} from '#web/routing/page-sizes.ts'
import { businessIdOf } from '#web/routing/paths.ts'
import type { PageProps } from '#web/routing/route.ts'
import { HOME_LIMIT, isNarrowed, PAGE_SIZE, readSearch, toSearchParams } from '#web/routing/search-params.ts'

export interface PrefetchedPage extends PageProps {
  readonly api: Api
  readonly queries: QueryClient
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly now: number
}

type PageQueries = (page: PrefetchedPage) => Promise<unknown>

const document =
  (slug: DocumentSlug): PageQueries =>
  ({ api, queries, language }) =>
    queries.prefetchQuery(documentReads.document(api, slug, language))

const profile: PageQueries = ({ api, queries, language }) =>
  queries.prefetchQuery(documentReads.siteProfile(api, language))

const both =
  (...parts: readonly PageQueries[]): PageQueries =>
  page =>
    Promise.all(parts.map(part => part(page)))

async function aroundBusiness(
  { api, queries, language, now }: PrefetchedPage,
  lookup: ShownLookup | undefined,
): Promise<void> {
  if (lookup?.kind !== 'found') return
  await Promise.all([
    queries.prefetchQuery(reads.search(api, similarSearch(lookup.business))),
    queries.prefetchQuery(holidayRead(now, lookup.business.state, language)),
  ])
}

/**
 * What each page reads, by the name of its route: the same as the page's own load reads on the server (a test holds
 * the two together). Whatever is fresh in the cache is not read again. Never rejects: what could not be read is read
 * by the page itself, which shows the failure.
 */
export const PAGE_QUERIES: Readonly<Record<string, PageQueries>> = {
  home: ({ api, queries, search: text }) => {
    const search = readSearch(text)
    return Promise.all([
      queries.prefetchQuery(reads.categories(api)),
      ...(isNarrowed(search)
        ? [queries.prefetchQuery(reads.search(api, toSearchParams({ ...search, page: 1 }, HOME_LIMIT)))]
        : [
            queries.prefetchQuery(reads.cities(api, HOME_CITIES)),
            queries.prefetchQuery(reads.popular(api, HOME_BUSINESSES)),
          ]),
    ])
  },
  businesses: ({ api, queries, search }) =>
    Promise.all([
      queries.prefetchQuery(reads.search(api, toSearchParams(readSearch(search), PAGE_SIZE))),
      queries.prefetchQuery(reads.cities(api, SELECTOR_CITIES)),
      queries.prefetchQuery(reads.groups(api)),
    ]),
  business: async page => {
    const { city = '', slug = '' } = page.params
    const query = reads.businessBySlug(page.api, city, slug)
    await page.queries.prefetchQuery(query)
    await aroundBusiness(page, page.queries.getQueryData(query.queryKey))
  },
  'business-by-id': async page => {
    const id = businessIdOf(page.params.id)
    if (id === null) return
    const query = reads.business(page.api, id)
    await page.queries.prefetchQuery(query)
    await aroundBusiness(page, page.queries.getQueryData(query.queryKey))
  },
  city: ({ api, queries, language, params, search }) => {
    const { city = '', category = null } = params
    const { page } = readListSearch(search)
    return Promise.all([
      queries.prefetchQuery(listReads.cityFacts(api, city, category, language)),
      queries.prefetchQuery(listReads.cityBusinesses(api, city, category, page ?? 1)),
    ])
  },
  categories: ({ api, queries, language, search }) => {
    const letter = letterOf(search)
    return Promise.all([
      queries.prefetchQuery(listReads.overview(api, language, letter)),
      letter === null ? queries.prefetchQuery(reads.popular(api, OVERVIEW_BUSINESSES)) : null,
    ])
  },
  category: ({ api, queries, language, params, search }) => {
    const { category = '' } = params
    const { page, sortBy } = readListSearch(search)
    return Promise.all([
      queries.prefetchQuery(listReads.categoryFacts(api, category, language)),
      queries.prefetchQuery(listReads.categoryBusinesses(api, category, page ?? 1, sortBy)),
    ])
  },
  about: both(document('about'), profile),
  help: both(document('help'), profile),
  privacy: document('privacy'),
  imprint: document('imprint'),
  terms: document('terms'),
  cookies: document('cookies'),
  accessibility: document('accessibility'),
  ranking: ({ api, queries }) => queries.prefetchQuery(documentReads.ranking(api)),
  blog: ({ api, queries }) => queries.prefetchQuery(documentReads.articles(api)),
  article: ({ api, queries, params }) =>
    Promise.all([
      queries.prefetchQuery(documentReads.article(api, params.slug ?? '')),
      queries.prefetchQuery(documentReads.articles(api)),
    ]),
  favourites: ({ api, queries, search }) => {
    const ids = readListedIds(new URLSearchParams(search).get('ids') ?? '')
    return ids.length === 0 ? Promise.resolve() : queries.prefetchQuery(favouritesRead(api, ids))
  },
  contact: profile,
  'add-business': profile,
}
