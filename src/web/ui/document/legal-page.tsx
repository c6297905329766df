import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { DocumentSlug, SiteDocument } from '#domain/content/document.ts'
import { documentReads } from '#web/api/document-reads.ts'
import { writtenWords } from '#web/messages/written/words.ts'
import { usePage } from '#web/page-context.ts'
import { onServer } from '#web/routing/on-server.ts'
import type { PageDefinition } from '#web/routing/route.ts'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { DocumentSections } from '#web/ui/document/document-sections.tsx'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Html } from '#web/ui/document/html.tsx'
import { loadDocument } from '#web/ui/document/load-document.ts'
import { TableOfContents } from '#web/ui/document/table-of-contents.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface LegalPageOptions {
  isIndexable: boolean
  /** Whether people refer to its sections by number. */
  isNumbered?: boolean
  /** Stands between the introduction and the sections. */
  Panel?: ComponentType<{ document: SiteDocument }>
}

/** The page of a document that is there because a law asks for it. */
export function legalPage(
  slug: DocumentSlug,
  { isIndexable, isNumbered = false, Panel }: LegalPageOptions,
): PageDefinition {
  function LegalPage() {
    const { api, language, site } = usePage()
    const query = useQuery(documentReads.document(api, slug, language))
    useTitle(query.data?.title ?? site.title)
    if (query.data !== undefined) {
      return (
        <LegalText document={query.data} isNumbered={isNumbered}>
          {Panel !== undefined && <Panel document={query.data} />}
        </LegalText>
      )
    }
    return query.isError ? <Failure retry={query.refetch} /> : <DocumentSkeleton />
  }
  return { Page: LegalPage, load: onServer(context => loadDocument(context, slug, isIndexable)) }
}

interface LegalTextProps {
  document: SiteDocument
  isNumbered: boolean
  children: ReactNode
}

function LegalText({ document, isNumbered, children }: LegalTextProps) {
  const { formats, language } = usePage()
  const words = writtenWords(language)
  return (
    <div className="wrap written">
      <DocumentHead title={document.title}>
        <p className="written-meta">
          {words.updated(formats.longDate(document.updated))}
          {document.isIncomplete && <strong className="missing ic ic-warn">{words.incomplete}</strong>}
        </p>
      </DocumentHead>
      <div className={isNumbered ? 'written-body in-numbers' : 'written-body'}>
        <TableOfContents entries={document.sections} />
        <div className="written-text">
          <Html html={document.introHtml} />
          {children}
          <DocumentSections sections={document.sections} />
        </div>
      </div>
    </div>
  )
}
