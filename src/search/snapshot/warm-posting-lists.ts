import { queryTerms } from '#search/analysis/analyzer.ts'
import { COMMON_WORDS_BLOB } from '#search/index/schema.ts'
import { FIELDS } from './segment.ts'
import { blobOf, type Snapshot } from './snapshot.ts'

/**
 * Reads the lists of the words that most businesses carry, one at a step, most frequent word first: the first visitor
 * to ask for one would wait up to some ten milliseconds for it at 441,000 businesses.
 * Between two steps anything may happen but closing the snapshot.
 */
export function* warmPostingLists(snapshot: Snapshot): Generator<string> {
  for (const word of commonWords(snapshot)) {
    for (const { alternatives, own, equal } of queryTerms(word)) {
      // As the tiers ask for them (query/tiers.ts).
      const lists = [
        [FIELDS.all, alternatives],
        [FIELDS.name, own],
        [FIELDS.nameOrCategory, equal],
      ] as const
      for (const [fields, meaning] of lists) {
        snapshot.main.matchingAll(fields, [meaning])
        yield word
      }
    }
  }
}

function commonWords({ mainDatabase }: Snapshot): readonly string[] {
  const text = new TextDecoder().decode(blobOf(mainDatabase, COMMON_WORDS_BLOB))
  const words: unknown = text === '' ? [] : JSON.parse(text)
  return Array.isArray(words) ? words.map(String) : []
}
