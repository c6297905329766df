import { useQuery } from '@tanstack/react-query'
import { documentLoaded } from '#web/document-loaded.ts'
import { readHelpQuery } from '#web/help-filter.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { HelpView } from '#web/ui/help/help-view.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

export const page: PageDefinition = { Page: Help, load: onServer(load) }

async function load(context: LoadContext): Promise<Loaded> {
  const { api, queries, language, search } = context
  const isSearch = readHelpQuery(search) !== ''
  const [loaded] = await Promise.all([
    documentLoaded(context, 'help', !isSearch),
    queries.prefetchQuery(writtenReads.siteProfile(api, language)),
  ])
  return isSearch ? { ...loaded, cacheSeconds: 0 } : loaded
}

/** /help: questions by group, a search among them, and whom to ask. */
function Help({ search }: PageProps) {
  const { api, language, site } = usePage()
  const query = useQuery(writtenReads.document(api, 'help', language))
  const profile = useQuery(writtenReads.siteProfile(api, language)).data
  useTitle(query.data?.title ?? site.title)
  if (query.data !== undefined) {
    return (
      <HelpView document={query.data} contact={profile?.contact ?? null} sought={readHelpQuery(search)} />
    )
  }
  return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
}
