import { slugifyCity } from '#domain/text/slug.ts'
import { countryName, HOME_COUNTRY } from './country.ts'
import { STATES, type StateCode } from './state.ts'

/** What says how the city of a business is shown. */
export interface StoredCity {
  /** The plain name: 'Neustadt', '' where no city is known. */
  readonly name: string
  readonly slug: string
  readonly state: StateCode | null
  /** ISO 3166-1 alpha-2; Germany where it is missing. */
  readonly countryCode?: string
}

/**
 * The shown name of a city, with its state or country if several cities share the name: 'Neustadt (Sachsen)'. The slug
 * tells, because it is made from the shown name: no gazetteer is asked.
 */
export function shownCityName({ name, slug, state, countryCode = HOME_COUNTRY }: StoredCity): string {
  if (slug === slugifyCity(name)) return name
  const addition = countryCode === HOME_COUNTRY ? state && STATES[state] : countryName(countryCode)
  if (!addition) return name
  const shown = `${name} (${addition})`
  return slug === slugifyCity(shown) ? shown : name
}
