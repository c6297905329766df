import type { DocumentSection } from '#domain/content/document.ts'

/** Nobody types longer searches; longer ones are cut. */
const QUERY_LIMIT = 200

/** What the address of the help asks for ('q=umkreis'). */
export function readHelpQuery(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, QUERY_LIMIT)
}

/** What a language knows of the words that people look for help with. */
export interface HelpWords {
  /** Decides what the small form of a letter is: the Turkish one of I is ı. */
  readonly locale: string
  /** The ending that a word may lose. */
  readonly wordEnding: RegExp
  /** Lines of words that mean the same. */
  readonly sameMeaning: readonly string[]
}

/** Shorter words find nothing but what they are part of. */
const SHORTEST_STEM = 3

/**
 * The questions that contain the text, in question or answer, in any case (specification, section 2), and those that contain
 * each of its words in another form, or a word that means the same.
 * @returns groups without a match left out; everything for an empty query
 */
export function matchingGroups(
  groups: readonly DocumentSection[],
  query: string,
  words: HelpWords,
): readonly DocumentSection[] {
  const { locale } = words
  const sought = query.trim().toLocaleLowerCase(locale)
  if (sought === '') return groups
  const meanings = sought.split(/\s+/).map(word => formsOf(word, words))
  const matches = ({ title, html }: { readonly title: string; readonly html: string }) => {
    const text = `${title}\n${plainText(html)}`.toLocaleLowerCase(locale)
    if (text.includes(sought)) return true
    const read = withoutUmlauts(text)
    return meanings.every(forms => forms.some(form => read.includes(form)))
  }
  return groups
    .map(group => ({ ...group, sections: group.sections.filter(matches) }))
    .filter(({ sections }) => sections.length > 0)
}

/** What a word is looked for as: its stem, and the words that mean the same as they are written ('entfernen' is not 'Entfernung'); [] for a short one. */
function formsOf(word: string, { wordEnding, sameMeaning }: HelpWords): readonly string[] {
  const stemOf = (full: string) => {
    const stem = full.replace(wordEnding, '')
    return withoutUmlauts(stem.length < SHORTEST_STEM ? full : stem)
  }
  const own = stemOf(word)
  if (own.length < SHORTEST_STEM) return []
  const alike = sameMeaning.find(line => line.split(' ').some(other => stemOf(other) === own))
  return [own, ...(alike?.split(' ').map(withoutUmlauts) ?? [])]
}

/** 'einträge' and 'eintrag' have one stem. */
function withoutUmlauts(text: string): string {
  return text.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')
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
