import { useQuery } from '@tanstack/react-query'
import { documentLoaded } from '#web/document-loaded.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/route.ts'
import { AboutView } from '#web/ui/about/about-view.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

export const page: PageDefinition = { Page: About, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language } = context
  const [loaded] = await Promise.all([
    documentLoaded(context, 'about', true),
    queries.prefetchQuery(writtenReads.siteProfile(api, language)),
  ])
  return loaded
}

/** /about: what the directory is, in figures and in principles. */
function About() {
  const { api, language, site } = usePage()
  const query = useQuery(writtenReads.document(api, 'about', language))
  const profile = useQuery(writtenReads.siteProfile(api, language)).data
  useTitle(query.data?.title ?? site.title)
  if (query.data !== undefined) return <AboutView document={query.data} profile={profile} />
  return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
}
