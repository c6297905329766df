import type { Understood, UnderstoodPart } from '#domain/search/understood.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import type { ChosenReading } from './choose-reading.ts'
import { findResults } from './matching/find-results.ts'
import { onlyTradeOf } from './named-trade.ts'
import { otherPlaces } from './namesakes.ts'
import { isNearNowhere } from './parsing/near-me.ts'
import type { Phrase } from './parsing/phrases/phrase.ts'
import { parametersOf } from './parsing/query-parameters.ts'
import { isNeed } from './parsing/read-needs.ts'

/** How a query was understood, for the visitor to see and change. @param total how many results it has */
export function understoodOf(reading: ChosenReading, total: number): Understood {
  const { query, phrases, corrected, where, indexQuery, leftOut } = reading
  const { parsedQuery } = indexQuery
  const { text = '', location = '' } = query
  // The text stays as typed where it was corrected, or where only the visitor's position tells where he means.
  const isKept = corrected !== null || isNearNowhere(query, parsedQuery)
  const otherwise = otherReading(reading, total)
  const places = otherPlaces(query, indexQuery)
  return {
    parts: [
      ...wordParts(parsedQuery.terms),
      ...placeParts(reading),
      ...phrases.filter(phrase => isUsed(phrase, reading)).map(phrasePart),
    ],
    query: isKept
      ? parametersOf(query, { ...parsedQuery, what: text }, location)
      : parametersOf(query, parsedQuery, where),
    ...(leftOut !== undefined && { leftOut: leftOut.join(' ') }),
    ...(otherwise !== undefined && { otherwise }),
    ...(places.length > 0 && { otherPlaces: places }),
  }
}

/** The words of the text: each trade, and what stands between trades as one name. */
function wordParts(terms: readonly QueryTerm[]): readonly UnderstoodPart[] {
  const parts: UnderstoodPart[] = []
  for (const term of terms) {
    const { typed } = term
    const trade = onlyTradeOf(term)
    const last = parts.at(-1)
    if (trade !== undefined)
      parts.push({
        kind: 'trade',
        typed,
        value: trade,
        label: typed,
        ...(isNeed(term) && { need: term.need }),
      })
    else if (last?.kind !== 'name') parts.push(namePart(typed))
    else parts.splice(-1, 1, namePart(`${last.typed} ${typed}`))
  }
  return parts
}

function namePart(typed: string): UnderstoodPart {
  return { kind: 'name', typed, value: typed, label: typed }
}

function placeParts({ indexQuery, where }: ChosenReading): readonly UnderstoodPart[] {
  const shown = indexQuery.parsedQuery.place?.shown
  if (where === '' || !shown) return []
  return [{ kind: 'place', typed: where, value: shown.citySlug ?? where, label: shown.label }]
}

/** A distance says nothing where there is nothing to measure from: in a region, or without a place. */
function isUsed({ kind }: Phrase, { indexQuery }: ChosenReading): boolean {
  return kind !== 'radius' || (indexQuery.parsedQuery.place?.centre ?? null) !== null
}

function phrasePart({ kind, typed, value }: Phrase): UnderstoodPart {
  return { kind, typed, value, label: typed }
}

function otherReading({ otherwise }: ChosenReading, total: number): Understood['otherwise'] | undefined {
  if (otherwise === undefined || (otherwise.isForNothing && total > 0)) return undefined
  const { kind, query } = otherwise
  const { indexQuery, where } = otherwise.chosen()
  const count = findResults(indexQuery).length
  return count === 0 ? undefined : { kind, query: parametersOf(query, indexQuery.parsedQuery, where), count }
}
