import type { ComponentType } from 'react'
import type { DocumentSection, DocumentSlug, SiteDocument } from '#domain/content/document.ts'
import { messages as documentMessages } from '#translated/ui/document.ts'
import { reads as shared } from '#web/api/reads.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { definePage, type Page, type PageAnswer, type PageRequest, type ViewOf } from '#web/routing/page.ts'
import { routes } from '#web/routing/routes.ts'
import { DocumentHead } from '#web/ui/document/document-head.tsx'
import { DocumentSkeleton } from '#web/ui/document/document-skeleton.tsx'
import { Html } from '#web/ui/document/html.tsx'
import { TableOfContents } from '#web/ui/document/table-of-contents.tsx'

interface LegalPageOptions {
  isIndexable: boolean
  /** Whether people refer to its sections by number. */
  isNumbered?: boolean
  /** Stands between the introduction and the sections. */
  Panel?: ComponentType<{ document: SiteDocument }>
  structuredData?: Page['structuredData']
}

/** The page of a document that the law requires. */
export function legalPage(
  slug: DocumentSlug,
  { isIndexable, isNumbered = false, Panel, structuredData }: LegalPageOptions,
): Page {
  const reads = documentReads(slug)
  function LegalPage({ data: { document } }: ViewOf<typeof reads>) {
    const { formats } = usePage()
    const messages = useMessages(documentMessages)
    return (
      <div className="wrap written">
        <DocumentHead title={document.title}>
          <p className="written-meta">
            <span>{messages.updated(formats.longDate(document.updated))}</span>
            {document.isIncomplete && <strong className="missing ic ic-warn">{messages.incomplete}</strong>}
          </p>
        </DocumentHead>
        <div className={isNumbered ? 'written-body in-numbers' : 'written-body'}>
          <TableOfContents entries={document.sections} />
          <div className="written-text">
            <Html html={document.introHtml} />
            {Panel !== undefined && <Panel document={document} />}
            <DocumentSections sections={document.sections} />
          </div>
        </div>
      </div>
    )
  }
  return definePage({
    reads,
    answer: (_request, { document }) => documentAnswer(document, isIndexable),
    View: LegalPage,
    Pending: DocumentSkeleton,
    ...(structuredData && { structuredData }),
  })
}

/** The reads of a page that shows one written document. */
export function documentReads(slug: DocumentSlug) {
  return ({ api, language }: PageRequest) => ({ document: shared.document(api, slug, language) })
}

/** What such a page is to the outside. */
export function documentAnswer(
  { slug, title, description }: Pick<SiteDocument, 'slug' | 'title' | 'description'>,
  isIndexable: boolean,
): PageAnswer {
  return { title, description, canonical: routes[slug].href(), isIndexable }
}

/** The sections of a document, each with its anchor, and the parts within them. */
function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
  return sections.map(({ id, title, html, sections: inner }) => (
    <section key={id} className="part" id={id} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      <Html html={html} />
      {inner.map(part => (
        <section key={part.id} className="subpart" id={part.id} aria-labelledby={`h-${part.id}`}>
          <h3 id={`h-${part.id}`}>{part.title}</h3>
          <Html html={part.html} />
        </section>
      ))}
    </section>
  ))
}
