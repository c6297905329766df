import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'
import { BUSINESSES, fakeApi, NOW } from '#test/web/fake-api.ts'
import { QUERY_DEFAULTS } from '#web/api/reads.ts'
import { loadMessages } from '#web/messages/messages.ts'
import { makePageContext } from '#web/page-context.ts'
import { PAGE_QUERIES } from '#web/prefetch/page-queries.ts'
import { loadPage } from '#web/routing/page-modules.ts'
import { matchRoute, ROUTES } from '#web/routing/routes.ts'
import type { PublicSite } from '#web/site.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')

/** A directory whose business 204001 has no address but its id: others move to theirs. */
const api = fakeApi({
  business: async () => ({ kind: 'found', business: { ...business, urlSlug: '' } }),
})

/** Where a click leads: at least one address of every route. */
const ADDRESSES = [
  '/',
  '/?query=elektr&location=koeln',
  '/businesses',
  '/businesses?query=heizung&page=2&view=grid&openNow=true',
  '/business/204001',
  `/${business.urlSlug}`,
  '/about',
  '/help',
  '/help?q=umkreis',
  '/privacy',
  '/imprint',
  '/terms',
  '/cookies',
  '/accessibility',
  '/ranking',
  '/blog',
  '/blog?category=Verbraucher',
  '/blog/bewertungen-richtig-lesen',
  '/city/koeln',
  '/city/koeln?page=2',
  '/city/koeln/handwerker',
  '/categories',
  '/categories?letter=B',
  '/categories/handwerker',
  '/categories/friseur?sortBy=name&page=2&view=list',
  '/contact',
  '/contact?topic=correction&business=UK-204001',
  '/add-business',
  '/business/204001/correct',
  '/report?business=UK-204001',
  '/privacy-request',
  '/newsletter',
  '/link/abc',
  '/merkliste',
  '/merkliste?ids=204001,204002',
]

const SITE: PublicSite = {
  title: 'Umkreis',
  description: '',
  origin: 'https://umkreis.example',
  tiles: null,
  showsPhotos: true,
  showsRatings: true,
  fallback: FALLBACK_STATS,
}

test('every route has an address here', () => {
  const opened = new Set(ADDRESSES.map(address => matchRoute(new URL(address, SITE.origin).pathname).route))
  expect(ROUTES.filter(route => !opened.has(route))).toEqual([])
})

test.each(ADDRESSES)(
  'behind a link to %s, all is read ahead that its page would read, and no more',
  async address => {
    const { pathname, search: query } = new URL(address, SITE.origin)
    const { route, params } = matchRoute(pathname)
    const search = query.slice(1)
    const page = await loadPage(route)
    for (const language of LANGUAGES) {
      const context = makePageContext(api, SITE, language, await loadMessages(language), () => {})
      const [loaded, ahead] = [newClient(), newClient()]
      const rest = { params, search, now: NOW }
      await page.load({ ...context, ...rest, queries: loaded })
      await PAGE_QUERIES[route.name]?.({ ...rest, api: context.api, language, queries: ahead })
      expect(keys(ahead)).toEqual(keys(loaded))
    }
  },
)

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS } })
}

/** What was read, without the figures that the frame of every page has already, and without forms' tickets. */
function keys(queries: QueryClient): string[] {
  const all = queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey))
  const own = all.filter(key => key !== JSON.stringify(['api', 'businesses', 'stats']))
  return own.filter(key => !key.startsWith('["form"')).sort()
}
