import { foldWords } from '#domain/text/folding.ts'
import { gazetteer, type Place } from './gazetteer.ts'
import { STATES } from './state.ts'

/**
 * From this size on a town has its name without the state, even if others share it: 'Essen', 'Münster', 'Hof'. Nobody
 * looks for 'Essen (Nordrhein-Westfalen)'.
 */
const MIN_POPULATION_OF_A_BARE_NAME = 20_000
/** The town must also be so many times larger than the next town of the name. */
const TIMES_LARGER = 5

/** The town that a shared name means alone; undefined when no town is much larger than the others. */
export function outstanding(namesakes: readonly Place[]): Place | undefined {
  const [largest, next] = namesakes.toSorted((a, b) => b.population - a.population)
  if (largest === undefined || largest.population < MIN_POPULATION_OF_A_BARE_NAME) return undefined
  return largest.population >= TIMES_LARGER * (next?.population ?? 0) ? largest : undefined
}

/** All places of a name, with and without an addition ('Neustadt' and 'Neustadt (Dosse)'), largest first. */
export function namesakes(key: string): readonly Place[] {
  const { byName, byBase } = gazetteer()
  const named = byName.get(key) ?? []
  const longer = byBase.get(key) ?? []
  if (longer.length === 0) return named
  return [...new Set([...named, ...longer])].sort((a, b) => b.population - a.population)
}

/** Whether the addition of a name is the state: 'Neustadt in Sachsen', 'Friedberg (Hessen)'. */
export function isQualifiedByState(place: Place): boolean {
  return place.qualifier.length > 0 && place.qualifier.join(' ') === foldWords(STATES[place.state])
}
