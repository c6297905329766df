import { queryTerms } from '#search/analysis/analyzer.ts'
import { COMMON_WORDS_BLOB } from '#search/index/schema.ts'
import type { Columns } from './segment.ts'
import { blobOf, type Snapshot } from './snapshot.ts'

/** Where a word is looked for, and in which tiers. */
const COLUMNS: readonly Columns[] = ['n k g d', 'n', 'n k']

/**
 * Reads the lists of the words that most businesses carry, one at a step, most frequent word first: the first visitor
 * to ask for one would wait up to some ten milliseconds for it at 441,000 businesses.
 * Between two steps anything may happen but closing the snapshot.
 */
export function* warmPostingLists(snapshot: Snapshot): Generator<string> {
  for (const word of commonWords(snapshot)) {
    for (const { alternatives, own, equal } of queryTerms(word)) {
      for (const columns of COLUMNS) {
        const meaning = columns === 'n' ? own : columns === 'n k' ? equal : alternatives
        snapshot.main.matchingAll(columns, [meaning])
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
