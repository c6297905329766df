import type { Graph, Thing } from 'schema-dts'
import type { BusinessNode } from './local-business.ts'

/** Anything that search engines are told of. A business is one of more kinds than the compiler takes apart. */
export type JsonLdNode = Thing | BusinessNode

/** Ends of lines for scripts of old, and the one sign that could end the element. */
const UNSAFE = /[<\u2028\u2029]/g

/**
 * Structured data as the text of a <script type="application/ld+json">. No text in it can end the element.
 * @returns '' for none
 */
export function serializeJsonLd(things: readonly JsonLdNode[]): string {
  if (things.length === 0) return ''
  const graph: Pick<Graph, '@context'> & { readonly '@graph': readonly JsonLdNode[] } = {
    '@context': 'https://schema.org',
    '@graph': things,
  }
  return JSON.stringify(graph)
    .toWellFormed()
    .replace(UNSAFE, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
