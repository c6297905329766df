import { reads, type ShownLookup } from '#web/api/reads.ts'
import { businessWords } from '#web/messages/business/words.ts'
import { businessMeta } from '#web/pages/business/business-meta.ts'
import { holidayRead } from '#web/pages/business/next-holiday.ts'
import { similarSearch } from '#web/pages/business/similar-search.ts'
import type { LoadContext, Loaded, Moved } from '#web/routing/route.ts'
import { loadNotFoundPage } from '#web/ui/not-found/load-not-found.ts'

/** The open state is renewed in the browser, so a kept minute is never wrong. */
const CACHE_SECONDS = 60

/** What became of the address of a business: its page with its neighbours, a move, or a real 404 or 410. */
export async function loadBusiness(context: LoadContext, lookup: ShownLookup): Promise<Loaded | Moved> {
  const { api, queries, now } = context
  const words = businessWords(context.language)
  if (lookup.kind === 'moved') return { redirect: `/${lookup.urlSlug}`, status: 301 }
  if (lookup.kind === 'gone') return loadNotFoundPage(context, 410, words.gone)
  if (lookup.kind === 'unknown') return loadNotFoundPage(context, 404, words.notFound)
  const { business } = lookup
  await Promise.all([
    queries.prefetchQuery(reads.search(api, similarSearch(business))),
    queries.prefetchQuery(holidayRead(now, business.state, context.language)),
  ])
  const hasMap = business.latitude !== null && business.longitude !== null
  return { status: 200, meta: businessMeta(context, business), cacheSeconds: CACHE_SECONDS, hasMap }
}
