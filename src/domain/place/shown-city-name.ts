import { slugifyCity } from '#domain/text/slug.ts'
import { STATES, type StateCode } from './state.ts'

/**
 * The shown name of a city, with its state if several cities share the name: 'Neustadt (Sachsen)'. Found by the slug,
 * which is made from the shown name, so that long lists need no gazetteer.
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
