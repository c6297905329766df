import type { SearchQuery } from '#domain/search/search.ts'
import { foldWord } from '#search/analysis/folding.ts'
import type { Phrase } from './phrases/phrase.ts'
import { readRadius } from './phrases/radius.ts'

/** A query whose place says no distance, and what it said: 'Köln 10 km', 'im Umkreis von 5 km um Köln'. */
export function readLocation(query: SearchQuery): { query: SearchQuery; phrases: readonly Phrase[] } {
  const typed = (query.location ?? '').split(/[\s,;]+/).filter(word => word !== '')
  const words = typed.map(foldWord)
  for (let at = 0; at < words.length; at++) {
    const reading = readRadius(words, at, typed)
    if (reading === undefined) continue
    const { length, value, kind } = reading
    const phrase = { kind, value, typed: typed.slice(at, at + length).join(' ') }
    const location = typed.toSpliced(at, length).join(' ')
    return { query: { radiusKm: Number(value), ...query, location }, phrases: [phrase] }
  }
  return { query, phrases: [] }
}
