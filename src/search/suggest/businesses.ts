import type { Suggestions } from '#domain/search/search.ts'
import { nameStartToken } from '#search/document/tokens.ts'
import type { Position } from '#search/geo/sphere.ts'
import { bandsAround, bandsOf, WIDEST_BAND } from '#search/query/matching/distance-bands.ts'
import { compareStatic } from '#search/query/ranking/static-order.ts'
import { storedCards } from '#search/snapshot/cards.ts'
import type { Segment } from '#search/snapshot/segment.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

/** With a position, the nearest of this many best names are suggested. */
const NEAR_POOL = 300
/** Names are read in steps of this many until enough live ones are found, at most MOST_STEPS. */
const STEP = 64
const MOST_STEPS = 40

/**
 * Businesses with a name that begins with the words, then those whose names have them further on.
 * @param centre those nearest to it are suggested
 */
export function businessesFor(
  snapshot: Snapshot,
  words: readonly string[],
  limit: number,
  centre: Position | null,
): Suggestions['businesses'] {
  const wanted = centre ? Math.max(NEAR_POOL, limit) : limit
  const [first = '', ...rest] = words
  const found = bestNames(snapshot, [nameStartToken(first), ...rest], wanted)
  if (found.length < wanted) {
    const seen = new Set(found)
    for (const docId of bestNames(snapshot, words, wanted + found.length))
      if (!seen.has(docId)) found.push(docId)
  }
  const ordered = centre ? nearFirst(snapshot, found.slice(0, wanted), centre) : found
  const shown = ordered.slice(0, limit)
  const cards = storedCards(snapshot, shown)
  return shown.flatMap(docId => {
    const card = cards.get(docId)
    if (card === undefined) return []
    const { id, name, category, city, urlSlug } = card
    return [{ id, name, category, city, urlSlug }]
  })
}

function nearFirst(snapshot: Snapshot, docIds: number[], centre: Position): number[] {
  const bands = bandsOf(snapshot, Uint32Array.from(docIds), bandsAround(centre, WIDEST_BAND))
  return docIds
    .map((docId, at) => ({ docId, band: bands[at] ?? 0, at }))
    .sort((a, b) => a.band - b.band || a.at - b.at)
    .map(({ docId }) => docId)
}

/** The best live names of both files with all words, where the last word may be the beginning of one. */
function bestNames(snapshot: Snapshot, words: readonly string[], limit: number): number[] {
  const main = liveNames(snapshot, snapshot.main, words, limit)
  if (snapshot.state.entries.size === 0) return main
  const { values } = snapshot
  // Rows of the delta are in no order, so all of them are compared.
  const delta = Array.from(snapshot.delta.namesBeginning(words, Number.MAX_SAFE_INTEGER, 0)).filter(
    docId => snapshot.state.isLive[docId] === 1,
  )
  return [...main, ...delta].sort((a, b) => compareStatic(values, a, b)).slice(0, limit)
}

function liveNames(snapshot: Snapshot, segment: Segment, words: readonly string[], limit: number): number[] {
  const live: number[] = []
  for (let step = 0, size = Math.max(limit, 1); step < MOST_STEPS && live.length < limit; step++) {
    const offset = step === 0 ? 0 : limit + (step - 1) * STEP
    const docIds = segment.namesBeginning(words, size, offset)
    for (const docId of docIds)
      if (snapshot.state.isLive[docId] === 1 && live.length < limit) live.push(docId)
    if (docIds.length < size) break
    size = STEP
  }
  return live
}
