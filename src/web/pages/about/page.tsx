import { useQuery } from '@tanstack/react-query'
import { reads as shared } from '#web/api/reads.ts'
import { AboutView } from '#web/pages/about/about-view.tsx'
import { definePage, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { documentAnswer, documentReads } from '#web/ui/document/legal-page.tsx'

const reads = documentReads('about')

const parts = ({ api, language }: PageRequest) => ({
  profile: { ...shared.siteProfile(api, language), mayFail: true },
})

type Props = ViewOf<typeof reads, typeof parts>

/** /about: metrics and principles of the directory. */
export const page = definePage({
  reads,
  parts,
  answer: (_request, { document }) => documentAnswer(document, true),
  View: About,
  Pending: DocumentSkeleton,
  structuredData: () => import('#web/pages/about/structured-data.ts'),
})

function About({ data, parts }: Props) {
  return <AboutView document={data.document} profile={useQuery(parts.profile).data} />
}
