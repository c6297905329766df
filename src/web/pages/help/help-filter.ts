import type { DocumentPart, DocumentSection } from '#domain/content/document.ts'
import { textOfHtml } from '#domain/markup/unescape.ts'

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
  /** Words of a question that say nothing about what it is about, with blanks between. */
  readonly fillers: string
}

/** Shorter words find nothing but what they are part of. */
const SHORTEST_STEM = 3

/**
 * The questions that contain the text, in question or answer, in any case (specification, section 2), and those that contain
 * each of its words in another form, or a word that means the same; where none has them all, those that have most of them.
 * Those that ask for it come before those that mention it.
 * @returns groups without a match left out, the best match first; everything for an empty query
 */
export function matchingGroups(
  groups: readonly DocumentSection[],
  query: string,
  words: HelpWords,
): readonly DocumentSection[] {
  const { locale } = words
  const sought = query.trim().toLocaleLowerCase(locale)
  if (sought === '') return groups
  const typed = sought.split(/[\s?!.,]+/).filter(word => word !== '')
  const fillers = new Set(words.fillers.split(' '))
  const telling = typed.filter(word => !fillers.has(word))
  const meanings = (telling.length > 0 ? telling : typed).map(word => formsOf(word, words))
  const matchOf = ({ title, html }: DocumentPart): Match => {
    const asked = title.toLocaleLowerCase(locale)
    const text = `${asked}\n${textOfHtml(html).toLocaleLowerCase(locale)}`
    const scores = meanings.map(forms => scoreIn(withoutUmlauts(asked), withoutUmlauts(text), forms))
    const words = scores.filter(score => score > 0).length
    if (words < scores.length && text.includes(sought))
      return { words: scores.length, score: SCORE.mentioned }
    return { words, score: scores.reduce((sum, score) => sum + score, 0) }
  }
  const matched = groups.map(group => ({
    group,
    found: group.sections.map(section => ({ section, ...matchOf(section) })),
  }))
  const most = Math.max(...matched.flatMap(({ found }) => found.map(({ words }) => words)))
  if (most <= meanings.length / 2) return []
  return matched
    .map(({ group, found }) => {
      const sections = found.filter(({ words }) => words === most).sort((a, b) => b.score - a.score)
      return { group, sections, best: sections[0]?.score ?? 0 }
    })
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ group, sections }) => ({ ...group, sections: sections.map(({ section }) => section) }))
}

/** How many words of a query a question has, and how well. */
interface Match {
  readonly words: number
  readonly score: number
}

/** What a word counts in a question: as it was typed or by another of its meaning, asked for or only in the answer. */
const SCORE = { asked: 4, alikeAsked: 3, mentioned: 2, alikeMentioned: 1 } as const

/** 0 where none of the forms is there. */
function scoreIn(asked: string, text: string, [own, ...alike]: readonly string[]): number {
  if (own === undefined) return 0
  if (asked.includes(own)) return SCORE.asked
  if (alike.some(form => asked.includes(form))) return SCORE.alikeAsked
  if (text.includes(own)) return SCORE.mentioned
  return alike.some(form => text.includes(form)) ? SCORE.alikeMentioned : 0
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
