import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { DocumentSlug, SiteDocument } from '#domain/document.ts'
import { documentLoaded } from '#web/document-loaded.ts'
import { writtenWords } from '#web/messages/written/words.ts'
import { onServer } from '#web/on-server.ts'
import { usePage } from '#web/page-context.ts'
import type { PageDefinition } from '#web/route.ts'
import { Failure } from '#web/ui/failure.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Html } from '#web/ui/written/html.tsx'
import { Parts } from '#web/ui/written/parts.tsx'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'
import { Toc } from '#web/ui/written/toc.tsx'
import { WrittenHead } from '#web/ui/written/written-head.tsx'
import { writtenReads } from '#web/written-reads.ts'

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
    const query = useQuery(writtenReads.document(api, slug, language))
    useTitle(query.data?.title ?? site.title)
    if (query.data !== undefined) {
      return (
        <LegalText document={query.data} isNumbered={isNumbered}>
          {Panel !== undefined && <Panel document={query.data} />}
        </LegalText>
      )
    }
    return query.isError ? <Failure retry={query.refetch} /> : <TextSkeleton />
  }
  return { Page: LegalPage, load: onServer(context => documentLoaded(context, slug, isIndexable)) }
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
      <WrittenHead title={document.title}>
        <p className="written-meta">
          {words.updated(formats.longDate(document.updated))}
          {document.isIncomplete && <strong className="missing ic ic-warn">{words.incomplete}</strong>}
        </p>
      </WrittenHead>
      <div className={isNumbered ? 'written-body in-numbers' : 'written-body'}>
        <Toc entries={document.sections} />
        <div className="written-text">
          <Html html={document.introHtml} />
          {children}
          <Parts sections={document.sections} />
        </div>
      </div>
    </div>
  )
}
