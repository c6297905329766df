import { slugifyCity } from '#domain/text/slug.ts'
import { STATES, type StateCode } from './state.ts'

/**
 * A city's name as it is shown, with its state where the name alone would be two cities: 'Neustadt (Sachsen)'.
 * Read off its slug, which is made from the shown name, so that long lists need no gazetteer.
 */
export function shownCityName(city: {
  readonly name: string
  readonly slug: string
  readonly state: StateCode | null
}): string {
  const { name, slug, state } = city
  if (state === null || slug === slugifyCity(name)) return name
  const shown = `${name} (${STATES[state]})`
  return slug === slugifyCity(shown) ? shown : name
}
