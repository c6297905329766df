import { ABOUT_GROUPS } from '#domain/attribute/attributes.ts'
import type { Business } from '#domain/business/business.ts'
import type { About } from '#domain/business/field-values.ts'
import { parseOpeningHours } from '#domain/opening-hours/parse-opening-hours.ts'
import { cityFor } from '#domain/place/city.ts'
import type { StateCode } from '#domain/place/state.ts'
import { business } from '#test/make-business.ts'
import { LINES } from './corpus-lines.ts'
import { PLACES } from './corpus-places.ts'

/** Towns that no judged query names. Their businesses fill the corpus. */
const MASS_PLACES = ['bremen', 'hannover', 'kassel', 'rostock', 'erfurt', 'mainz'] as const
const MASS_TRADES = [
  ['Restaurant', 'Gaststube'],
  ['Versicherungsagentur', 'Agentur'],
  ['Supermarkt', 'Frischemarkt'],
  ['Bekleidungsgeschäft', 'Modehaus'],
  ['Immobilienmakler', 'Wohnkontor'],
  ['Fitnessstudio', 'Sportwerk'],
  ['Hotel', 'Stadthotel'],
  ['Elektriker', 'Elektro'],
] as const
const MASS_NAMES = ['Albers', 'Brinkmann', 'Claasen', 'Dietz', 'Ebeling', 'Fricke'] as const

/** Ids of businesses whose line has none. */
const FIRST_ID = 1

/** The fixed directory of the judged queries: some 510 businesses. */
export function corpus(): readonly Business[] {
  const told = LINES.trim().split('\n')
  const mass = MASS_PLACES.flatMap(place =>
    MASS_TRADES.flatMap(([trade, word], at) =>
      MASS_NAMES.map(
        (name, nth) => `${word} ${name} | ${trade} | ${place} | 3.${(at + nth) % 10}/${nth + 1}`,
      ),
    ),
  )
  return [...told, ...mass].map((line, at) => businessOf(line, FIRST_ID + at))
}

function businessOf(line: string, id: number): Business {
  const [name = '', category = '', place = '', figures = '', more = ''] = line
    .split('|')
    .map(part => part.trim())
  const known = Object.entries(PLACES).find(([key]) => key === place)?.[1]
  if (known === undefined) throw new Error(`The corpus knows no place ${place} (${line})`)
  const [city, postalCode, state, district, latitude, longitude] = known
  const [rating, reviewCount] = figures.split('/').map(Number)
  const details = detailsOf(more)
  return business({
    id: Number(details.id ?? id),
    name,
    category,
    city,
    citySlug: cityFor(city, { postalCode, state }).slug,
    postalCode,
    state: state satisfies StateCode,
    district,
    latitude,
    longitude,
    rating: rating ?? null,
    reviewCount: reviewCount ?? 0,
    street: details.street ?? 'Lindenallee 1',
    phone: details.tel ?? null,
    description: details.text ?? null,
    openingHours: hoursOf(details.hours),
    about: aboutOf(details.about),
    priceLevel: PRICE_LEVELS.find(level => `${level}` === details.price) ?? null,
  })
}

const PRICE_LEVELS = [1, 2, 3, 4] as const

function hoursOf(text: string | undefined): Business['openingHours'] {
  if (text === undefined) return null
  const hours = parseOpeningHours(text)
  if (hours === undefined) throw new Error(`No opening hours: ${text}`)
  return hours
}

/** 'Außenbereich,Lieferung', each in its group. */
function aboutOf(names: string | undefined): About {
  const about: Record<string, Record<string, true>> = {}
  for (const name of names?.split(',') ?? []) {
    const group = ABOUT_GROUPS.find(({ attributes }) => name in attributes)
    if (group === undefined) throw new Error(`No attribute: ${name}`)
    about[group.name] = { ...about[group.name], [name]: true }
  }
  return about
}

/** 'tel=+49221 street=Marktstraße 3' */
function detailsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text
      .split(/ (?=[a-z]+=)/)
      .filter(part => part.includes('='))
      .map(part => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1).trim()]),
  )
}
