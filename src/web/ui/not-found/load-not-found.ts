import { reads } from '#web/api/reads.ts'
import type { LoadContext, Loaded } from '#web/routing/route.ts'

/** Reads what the not-found page offers; also for pages whose parameters lead nowhere. */
export async function loadNotFoundPage(
  context: LoadContext,
  status: 404 | 410 = 404,
  title: string = context.messages.notFound.title,
): Promise<Loaded> {
  const { api, queries, messages } = context
  await queries.prefetchQuery(reads.groups(api))
  return {
    status,
    meta: { title, description: messages.notFound.text, canonical: null, isIndexable: false },
    cacheSeconds: 0,
  }
}
