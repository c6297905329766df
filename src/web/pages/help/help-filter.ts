import type { DocumentSection } from '#domain/content/document.ts'

/** Nobody types longer searches; longer ones are cut. */
const QUERY_LIMIT = 200

/** What the address of the help asks for ('q=umkreis'). */
export function readHelpQuery(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, QUERY_LIMIT)
}

/**
 * The questions that contain the search words, in question or answer, in any case (specification, section 2).
 * @param locale decides what the small form of a letter is: the Turkish one of I is ı
 * @returns groups without a match left out; everything for an empty query
 */
export function matchingGroups(
  groups: readonly DocumentSection[],
  query: string,
  locale: string,
): readonly DocumentSection[] {
  const sought = query.trim().toLocaleLowerCase(locale)
  if (sought === '') return groups
  const has = (text: string) => text.toLocaleLowerCase(locale).includes(sought)
  return groups
    .map(group => ({
      ...group,
      sections: group.sections.filter(({ title, html }) => has(title) || has(plainText(html))),
    }))
    .filter(({ sections }) => sections.length > 0)
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
}

/** The text of our own HTML, which has four entities (gateways/content/markdown.ts). */
function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, entity => CHARACTERS[entity] ?? entity)
    .replace(/\s+/g, ' ')
}
