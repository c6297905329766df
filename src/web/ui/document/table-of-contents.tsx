import type { Language } from '#domain/language.ts'
import { messages as documentMessages } from '#translated/ui/document.ts'
import { useMessages } from '#web/messages.ts'

export interface ContentsEntry {
  /** Anchor of the section. */
  readonly id: string
  readonly title: string
}

interface TableOfContentsProps {
  entries: readonly ContentsEntry[]
  /** Of the titles, where it is not the page's. */
  language?: Language
}

/** From here on a table of contents helps more than it delays. */
const FROM_SECTIONS = 3

/** Anchors of the page's sections: folded above the text, beside it and in view where there is room. */
export function TableOfContents({ entries, language }: TableOfContentsProps) {
  const messages = useMessages(documentMessages)
  if (entries.length < FROM_SECTIONS) return null
  const list = (
    <ol lang={language}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="fold toc-fold">
        <summary>{messages.contents}</summary>
        <nav aria-label={messages.contents}>{list}</nav>
      </details>
      <nav className="toc" aria-label={messages.contents}>
        <p className="toc-title" aria-hidden="true">
          {messages.contents}
        </p>
        {list}
      </nav>
    </>
  )
}
