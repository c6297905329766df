import { useQuery } from '@tanstack/react-query'
import { documentReads } from '#web/api/document-reads.ts'
import { rankingWords } from '#web/messages/ranking/words.ts'
import { usePage } from '#web/page-context.ts'
import { RankingView } from '#web/pages/ranking/ranking-view.tsx'
import { onServer } from '#web/routing/on-server.ts'
import { paths } from '#web/routing/paths.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The figures change with a release only. */
const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Ranking, load: onServer(load) }

async function load({ api, queries, language }: LoadContext): Promise<Loaded> {
  await queries.fetchQuery(documentReads.ranking(api))
  const { title, description } = rankingWords(language)
  return {
    status: 200,
    meta: { title, description, canonical: paths.ranking(), isIndexable: true },
    cacheSeconds: CACHE_SECONDS,
  }
}

/** /ranking: by what rules results are ordered, with the figures of the search itself. */
function Ranking() {
  const { api, language } = usePage()
  const query = useQuery(documentReads.ranking(api))
  useTitle(rankingWords(language).title)
  if (query.data !== undefined) return <RankingView rules={query.data} />
  return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
}
