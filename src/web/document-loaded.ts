import type { DocumentSlug } from '#domain/document.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded } from '#web/route.ts'
import { writtenReads } from '#web/written-reads.ts'

/** Texts change with a release or the settings; their figures with the minute. */
const CACHE_SECONDS = 60

/** Reads a written document and makes the head of its page from it. */
export async function documentLoaded(
  { api, queries, language }: Pick<LoadContext, 'api' | 'queries' | 'language'>,
  slug: DocumentSlug,
  isIndexable: boolean,
): Promise<Loaded> {
  const { title, description } = await queries.fetchQuery(writtenReads.document(api, slug, language))
  return {
    status: 200,
    meta: { title, description, canonical: paths.document(slug), isIndexable },
    cacheSeconds: CACHE_SECONDS,
  }
}
