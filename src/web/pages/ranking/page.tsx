import { messages as rankingMessages } from '#translated/pages/ranking.ts'
import { read } from '#web/api/read.ts'
import { inLanguage } from '#web/messages.ts'
import { RankingView } from '#web/pages/ranking/ranking-view.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'

const reads = ({ api }: PageRequest) => ({ rules: read(api, 'GET /api/ranking', {}) })

type Props = ViewOf<typeof reads>

/** /ranking: the rules that order results, with the constants of the search itself. */
export const page = definePage({
  reads,
  answer: ({ language }) => {
    const { title, description } = inLanguage(rankingMessages, language)
    return { title, description, canonical: routes.ranking.href(), isIndexable: true }
  },
  View: ({ data }: Props) => <RankingView rules={data.rules} />,
  Pending: DocumentSkeleton,
  structuredData: () => import('#web/pages/ranking/structured-data.ts'),
})
