import type { DocumentSection } from '#domain/content/document.ts'
import { Html } from '#web/ui/document/html.tsx'

/** The sections of a document, each with its anchor, and the parts within them. */
export function DocumentSections({ sections }: { sections: readonly DocumentSection[] }) {
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
