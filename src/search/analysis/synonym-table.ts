import { withoutDigraphs } from './folding.ts'
import { stemWord } from './stemmer.ts'
import { isStopWord } from './stop-words.ts'
import { chunksOf, normaliseText, wordsOfChunk } from './tokenizer.ts'

/** Terms that must all occur in a document. */
export type Terms = readonly string[]

/** Other names of a word or phrase, best first. */
export interface OtherNames {
  /** Names of the same thing. */
  readonly equal: readonly Terms[]
  /** Names of something near it, found behind the equal ones: barbers for somebody who looks for a hairdresser. */
  readonly related: readonly Terms[]
}

export type SynonymTable = ReadonlyMap<string, OtherNames>

/** Words and phrases that belong together. */
export interface SynonymGroup {
  readonly words: readonly string[]
  /** Further names of the group's words, but not the other way round. */
  readonly means: readonly string[]
  /** What the group's words find behind the equal ones, but not the other way round. */
  readonly related: readonly string[]
}

export const NO_NAMES: OtherNames = { equal: [], related: [] }

/** Words of a phrase that has synonyms. */
export const LONGEST_PHRASE = 4

/** The other names of every word and phrase of the groups, by its terms joined with blanks. */
export function tableOf(groups: readonly SynonymGroup[]): SynonymTable {
  const table = new Map<string, OtherNames>()
  for (const group of groups) {
    const words = group.words
      .map(termsOfPhrase)
      .filter(terms => terms.length > 0 && terms.length <= LONGEST_PHRASE)
    const [means = [], related = []] = [group.means, group.related].map(phrases =>
      phrases.map(termsOfPhrase).filter(terms => terms.length > 0),
    )
    for (const word of words) {
      const known = table.get(word.join(' ')) ?? NO_NAMES
      const equal = without(distinct([...known.equal, ...words, ...means]), [word])
      table.set(word.join(' '), {
        equal,
        related: without(distinct([...known.related, ...related]), [word, ...equal]),
      })
    }
  }
  return table
}

export function distinct(all: readonly Terms[]): readonly Terms[] {
  return [...new Map(all.toReversed().map(terms => [terms.join(' '), terms])).values()].toReversed()
}

export function without(all: readonly Terms[], others: readonly Terms[]): readonly Terms[] {
  const known = new Set(others.map(terms => terms.join(' ')))
  return all.filter(terms => !known.has(terms.join(' ')))
}

/** Without stop words, as in texts and queries: 'Maler und Lackierer'. */
export function termsOfPhrase(phrase: string): Terms {
  const folded = chunksOf(normaliseText(phrase, true))
    .flatMap(wordsOfChunk)
    .map(({ word }) => withoutDigraphs(word))
  const telling = folded.filter(word => !isStopWord(word))
  return (telling.length > 0 ? telling : folded).map(stemWord)
}
