import { useQuery } from '@tanstack/react-query'
import { documentReads } from '#web/api/document-reads.ts'
import { usePage } from '#web/page-context.ts'
import { readHelpQuery } from '#web/pages/help/help-filter.ts'
import { HelpView } from '#web/pages/help/help-view.tsx'
import { onServer } from '#web/routing/on-server.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { loadDocument } from '#web/ui/document/load-document.ts'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: Help, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language, search } = context
  const isSearch = readHelpQuery(search) !== ''
  const [loaded] = await Promise.all([
    loadDocument(context, 'help', !isSearch),
    queries.prefetchQuery(documentReads.siteProfile(api, language)),
  ])
  return isSearch ? { ...loaded, cacheSeconds: 0 } : loaded
}

/** /help: questions by group, a search among them, and whom to ask. */
function Help({ search }: PageProps) {
  const { api, language, site } = usePage()
  const query = useQuery(documentReads.document(api, 'help', language))
  const profile = useQuery(documentReads.siteProfile(api, language)).data
  useTitle(query.data?.title ?? site.title)
  if (query.data !== undefined) {
    return (
      <HelpView document={query.data} contact={profile?.contact ?? null} sought={readHelpQuery(search)} />
    )
  }
  return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
}
