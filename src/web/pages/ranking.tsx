import { useQuery } from '@tanstack/react-query'
import { rankingWords } from '#web/messages/ranking/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import type { LoadContext, Loaded, PageDefinition } from '#web/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { RankingView } from '#web/ui/ranking/ranking-view.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { writtenReads } from '#web/written-reads.ts'

/** The figures change with a release only. */
const CACHE_SECONDS = 60

export const page: PageDefinition = { Page: Ranking, load: onServer(load) }

async function load({ api, queries, language }: LoadContext): Promise<Loaded> {
  await queries.fetchQuery(writtenReads.ranking(api))
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
  const query = useQuery(writtenReads.ranking(api))
  useTitle(rankingWords(language).title)
  if (query.data !== undefined) return <RankingView rules={query.data} />
  return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
}
