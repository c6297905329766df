import { useQuery } from '@tanstack/react-query'
import { linkWords } from '#web/messages/link/words.ts'
import { usePage } from '#web/page-context.ts'
import { linkOutcomeOf, linkRead } from '#web/pages/link/link-read.ts'
import { LinkResult } from '#web/pages/link/link-result.tsx'
import { onServer } from '#web/routing/on-server.ts'
import type { LoadContext, Loaded, PageDefinition, PageProps } from '#web/routing/route.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'

export const page: PageDefinition = { Page: LinkPage, load: onServer(load) }

const STATUS: Readonly<Record<string, 404 | 410>> = { unknown: 404, expired: 410 }

/** The link acts while its page is made, so that one click is enough, with and without script. */
async function load({ queries, language, params, forms }: LoadContext): Promise<Loaded> {
  const { token = '' } = params
  const answer = await forms?.injectRequest('POST', '/api/mail-links', { token })
  const outcome = answer === undefined ? undefined : linkOutcomeOf(answer)
  if (outcome !== undefined) queries.setQueryData(linkRead(token, language).queryKey, outcome)
  const { title } = linkWords(language)
  return {
    status: STATUS[outcome?.kind ?? ''] ?? 200,
    meta: { title, description: title, canonical: null, isIndexable: false },
    cacheSeconds: 0,
    isPrivate: true,
  }
}

/** /link/{token}: what a link in one of our mails did. */
function LinkPage({ params }: PageProps) {
  const { language } = usePage()
  const { token = '' } = params
  const query = useQuery(linkRead(token, language))
  useTitle(linkWords(language).title)
  if (query.data === undefined)
    return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
  return (
    <div className="wrap">
      <LinkResult outcome={query.data} token={token} />
    </div>
  )
}
