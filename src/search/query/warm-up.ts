import { prepareWhere } from '#domain/place/where.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'
import { summariesOf } from '#search/snapshot/summaries.ts'
import { largePlaceMeant, nearestPlaceName } from '#search/spelling/nearest-place.ts'
import { prepareNeeds } from './parsing/need-table.ts'
import { searchIn } from './search.ts'

/** Searches that are made ahead: enough for the engine to compile what nearly every search calls. */
const SEARCHES = 24
/** Looking for any name reads the table of names. */
const ANY_NAME = 'Köln'

/**
 * Does what the first searches would otherwise have to do: reads the tables of places and the spelling dictionary, and
 * searches for the most frequent categories, whose lists and cards are cached then.
 * One step takes some milliseconds, the first ones up to 50. Call it in a read transaction of the snapshot.
 */
export function* warmUp(snapshot: Snapshot, now: number): Generator<void> {
  while (snapshot.prepare()) yield
  yield* prepareWhere()
  yield* prepareNeeds()
  nearestPlaceName(ANY_NAME)
  largePlaceMeant(ANY_NAME)
  yield
  snapshot.wordBeginnings()
  yield
  const { categories, cities } = summariesOf(snapshot)
  yield
  const location = cities[0]?.city ?? ''
  for (const { name } of categories.slice(0, SEARCHES)) {
    searchIn(snapshot, { text: name, limit: 24, offset: 0 }, now)
    yield
    searchIn(snapshot, { text: `${name} ${location}`, limit: 24, offset: 0 }, now)
    yield
  }
}
