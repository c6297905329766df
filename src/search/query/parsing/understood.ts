import type { SearchQuery } from '#domain/search/search.ts'
import type { Understood, UnderstoodPart } from '#domain/search/understood.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { narrowed } from '../matching/candidates.ts'
import { tradeOf } from '../matching/tiers.ts'
import { isNearNowhere } from './near-me.ts'
import { type ParseResult, parseQuery } from './parse-query.ts'
import type { Phrase } from './phrases/phrase.ts'
import { parametersOf } from './query-parameters.ts'
import type { ReadQuery } from './read-query.ts'

/** How a query was understood, for the visitor to see and change. @param total how many results it has */
export function understoodOf(
  snapshot: Snapshot,
  read: ReadQuery,
  parseResult: ParseResult,
  total: number,
  now: number,
): Understood {
  const { query, phrases } = read
  const otherwise = otherReading(snapshot, read, total, now)
  return {
    parts: [
      ...wordParts(parseResult),
      ...placeParts(parseResult),
      ...phrases.filter(phrase => isUsed(phrase, parseResult)).map(phrasePart),
    ],
    query: parametersOf(query, isKept(query, parseResult) ? asTyped(query, parseResult) : parseResult),
    ...(otherwise !== undefined && { otherwise }),
  }
}

/** Whether the text stays as typed: it was corrected, or only the visitor's position tells where he means. */
function isKept(query: SearchQuery, { corrected, parsedQuery }: ParseResult): boolean {
  return corrected !== null || isNearNowhere(query, parsedQuery)
}

function asTyped({ text = '', location = '' }: SearchQuery, parseResult: ParseResult): ParseResult {
  return { ...parseResult, parsedQuery: { ...parseResult.parsedQuery, what: text }, where: location }
}

/** The words of the text: each trade, and what stands between trades as one name. */
function wordParts({ parsedQuery: { terms } }: ParseResult): readonly UnderstoodPart[] {
  const parts: UnderstoodPart[] = []
  for (const term of terms) {
    const { typed } = term
    const trade = tradeOf(term)
    const last = parts.at(-1)
    if (trade !== undefined) parts.push({ kind: 'trade', typed, value: trade, label: typed })
    else if (last?.kind !== 'name') parts.push(namePart(typed))
    else parts.splice(-1, 1, namePart(`${last.typed} ${typed}`))
  }
  return parts
}

function namePart(typed: string): UnderstoodPart {
  return { kind: 'name', typed, value: typed, label: typed }
}

function placeParts({ parsedQuery: { place }, where }: ParseResult): readonly UnderstoodPart[] {
  const shown = place?.shown
  if (where === '' || !shown) return []
  return [{ kind: 'place', typed: where, value: shown.citySlug ?? where, label: shown.label }]
}

/** A distance says nothing where there is nothing to measure from: in a region, or without a place. */
function isUsed({ kind }: Phrase, { parsedQuery: { place } }: ParseResult): boolean {
  return kind !== 'radius' || (place !== null && place.centre !== null)
}

function phrasePart({ kind, typed, value }: Phrase): UnderstoodPart {
  return { kind, typed, value, label: typed }
}

function otherReading(
  snapshot: Snapshot,
  { otherwise }: ReadQuery,
  total: number,
  now: number,
): Understood['otherwise'] | undefined {
  if (otherwise === undefined || (otherwise.isForNothing && total > 0)) return undefined
  const { kind, query } = otherwise
  const parseResult = parseQuery(snapshot, query)
  const count = narrowed(snapshot, parseResult.parsedQuery, now, parseResult.matches).length
  return count === 0 ? undefined : { kind, query: parametersOf(query, parseResult), count }
}
