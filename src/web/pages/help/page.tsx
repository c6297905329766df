import { useQuery } from '@tanstack/react-query'
import { reads as shared } from '#web/api/reads.ts'
import { readHelpQuery } from '#web/pages/help/help-filter.ts'
import { HelpView } from '#web/pages/help/help-view.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { documentAnswer, documentReads } from '#web/ui/document/legal-page.tsx'

const reads = documentReads('help')

const parts = ({ api, language }: PageRequest) => ({
  profile: { ...shared.siteProfile(api, language), mayFail: true },
})

type Props = ViewOf<typeof reads, typeof parts>

/** /help: questions by group, a search among them, and how to ask the operator. */
export const page = definePage({
  reads,
  parts,
  answer: ({ search }, { document }) => {
    const isSearch = readHelpQuery(search) !== ''
    return { ...documentAnswer(document, !isSearch), isCached: !isSearch }
  },
  View: Help,
  Pending: DocumentSkeleton,
  structuredData: () => import('#web/pages/help/structured-data.ts'),
})

function Help({ data, parts }: Props) {
  const profile = useQuery(parts.profile).data
  return <HelpView document={data.document} contact={profile?.contact ?? null} />
}
