import { useQuery } from '@tanstack/react-query'
import { documentReads } from '#web/api/document-reads.ts'
import { usePage } from '#web/page-context.ts'
import { AboutView } from '#web/pages/about/about-view.tsx'
import { onServer } from '#web/routing/on-server.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { loadDocument } from '#web/ui/document/load-document.ts'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: About, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language } = context
  const [loaded] = await Promise.all([
    loadDocument(context, 'about', true),
    queries.prefetchQuery(documentReads.siteProfile(api, language)),
  ])
  return loaded
}

/** /about: what the directory is, in figures and in principles. */
function About() {
  const { api, language, site } = usePage()
  const query = useQuery(documentReads.document(api, 'about', language))
  const profile = useQuery(documentReads.siteProfile(api, language)).data
  useTitle(query.data?.title ?? site.title)
  if (query.data !== undefined) return <AboutView document={query.data} profile={profile} />
  return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
}
