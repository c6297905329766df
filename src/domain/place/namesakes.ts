import { foldWords } from '#domain/text/folding.ts'
import { gazetteer, type Place } from './gazetteer.ts'
import { STATES } from './state.ts'

/**
 * A town of this size keeps its bare name although others share it: 'Essen', 'Münster', 'Hof'. Nobody looks for
 * 'Essen (Nordrhein-Westfalen)'.
 */
const MIN_POPULATION_OF_A_BARE_NAME = 20_000
/** And only when it is so many times larger than the next of the name. */
const TIMES_LARGER = 5

/** The one town that a shared name means without further words; undefined where none stands out. */
export function outstanding(namesakes: readonly Place[]): Place | undefined {
  const [largest, next] = namesakes.toSorted((a, b) => b.population - a.population)
  if (largest === undefined || largest.population < MIN_POPULATION_OF_A_BARE_NAME) return undefined
  return largest.population >= TIMES_LARGER * (next?.population ?? 0) ? largest : undefined
}

/** Every place that goes by a name, with and without an addition ('Neustadt' and 'Neustadt (Dosse)'), largest first. */
export function namesakes(key: string): readonly Place[] {
  const { byName, byBase } = gazetteer()
  const named = byName.get(key) ?? []
  const longer = byBase.get(key) ?? []
  if (longer.length === 0) return named
  return [...new Set([...named, ...longer])].sort((a, b) => b.population - a.population)
}

/** Whether what tells it from its namesakes is its state: 'Neustadt in Sachsen', 'Friedberg (Hessen)'. */
export function isQualifiedByState(place: Place): boolean {
  return place.qualifier.length > 0 && place.qualifier.join(' ') === foldWords(STATES[place.state])
}
