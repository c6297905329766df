import type { DocumentSlug } from '#domain/content/document.ts'
import { documentReads } from '#web/api/document-reads.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded } from '#web/routing/route.ts'

/** Texts change with a release or the settings; their figures with the minute. */
const CACHE_SECONDS = 60

/** Reads a written document and makes the head of its page from it. */
export async function loadDocument(
  { api, queries, language }: Pick<LoadContext, 'api' | 'queries' | 'language'>,
  slug: DocumentSlug,
  isIndexable: boolean,
): Promise<Loaded> {
  const { title, description } = await queries.fetchQuery(documentReads.document(api, slug, language))
  return {
    status: 200,
    meta: { title, description, canonical: paths.document(slug), isIndexable },
    cacheSeconds: CACHE_SECONDS,
  }
}
