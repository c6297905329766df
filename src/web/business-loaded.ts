import { businessMeta } from '#web/business-meta.ts'
import { businessWords } from '#web/messages/business/words.ts'
import { holidayRead } from '#web/next-holiday.ts'
import { notFoundLoaded } from '#web/not-found-loaded.ts'
import { reads, type ShownLookup } from '#web/query-options.ts'
import type { LoadContext, Loaded, Moved } from '#web/route.ts'
import { nearbyCall } from '#web/similar.ts'

/** The open state is renewed in the browser, so a kept minute is never wrong. */
const CACHE_SECONDS = 60

/** What became of the address of a business: its page with its neighbours, a move, or a real 404 or 410. */
export async function loadedBusiness(context: LoadContext, lookup: ShownLookup): Promise<Loaded | Moved> {
  const { api, queries, now } = context
  const words = businessWords(context.language)
  if (lookup.kind === 'moved') return { redirect: `/${lookup.urlSlug}`, status: 301 }
  if (lookup.kind === 'gone') return notFoundLoaded(context, 410, words.gone)
  if (lookup.kind === 'unknown') return notFoundLoaded(context, 404, words.notFound)
  const { business } = lookup
  await Promise.all([
    queries.prefetchQuery(reads.search(api, nearbyCall(business))),
    queries.prefetchQuery(holidayRead(now, business.state, context.language)),
  ])
  const hasMap = business.latitude !== null && business.longitude !== null
  return { status: 200, meta: businessMeta(context, business), cacheSeconds: CACHE_SECONDS, hasMap }
}
