import { queryTerms } from '#search/analysis/analyzer.ts'
import { COMMON_WORDS_BLOB } from '#search/index/schema.ts'
import { FIELDS } from './segment.ts'
import { blobOf, type Snapshot } from './snapshot.ts'

/**
 * Reads the posting lists of the most frequent words into the cache, one per step, most frequent word first. Otherwise
 * the first visitor who searches for one waits up to ten milliseconds at 441,000 businesses.
 * The snapshot must stay open between steps.
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
