import type { Graph, Thing } from 'schema-dts'
import type { BusinessNode } from './local-business.ts'

/** A node of structured data. A business has more types than the compiler can distinguish. */
export type JsonLdNode = Thing | BusinessNode

/** Line ends of old scripts, and the sign that could end the element. */
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
