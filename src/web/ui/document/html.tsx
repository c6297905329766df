interface HtmlProps {
  /** Made by the server from our own markdown: tags and values in it are escaped (gateways/content/markdown.ts). */
  html: string
  className?: string
  id?: string
}

/** A piece of running text. */
export function Html({ html, className = 'text', id }: HtmlProps) {
  if (html === '') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place where our own texts enter a page
  return <div className={className} id={id} dangerouslySetInnerHTML={{ __html: html }} />
}
