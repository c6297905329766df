import { z } from 'zod'
import { businessCardSchema } from '#api/businesses/schema.ts'
import type { Parsed } from '#api/client/contract.ts'
import { documentRoutes } from '#api/documents/routes.ts'
import { type Route, RouteProblem, RouteRedirect } from '#api/http/route.ts'
import { type PublicContract, type PublicDeps, publicRoutes } from '#api/public-routes.ts'
import type { searchQuerySchema } from '#api/search/schema.ts'
import { submissionRoutes } from '#api/submissions/routes.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { categoryFor } from '#domain/category/category.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import { parseOpenAt } from '#domain/opening-hours/open-at.ts'
import { openState } from '#domain/opening-hours/open-state.ts'
import { parseWorkingHours, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type { CitySummary, SearchAnswer, Suggestions } from '#domain/search/search.ts'
import { DEFAULT_SETTINGS, type SiteSettings } from '#domain/settings/settings.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { messages as german } from '#messages/de/open-at.ts'
import { messages as english } from '#messages/en/open-at.ts'
import { localClient } from '#server/rendering/local-client.ts'
import { countedNounOf } from '#services/categories/counted-noun.ts'
import type { PictureFormDeps } from '#services/pictures/offer-picture.ts'
import { openAtLabel } from '#services/search/open-at-label.ts'
import { UNKNOWN_PAGE_FIELDS } from '#test/make-business.ts'
import { listHandlers, sorted } from '#test/web/fake-lists.ts'
import type { Api } from '#web/api/api.ts'

/** Friday, 20 November 2026, 14:20 in Germany. */
export const NOW = Date.UTC(2026, 10, 20, 13, 20)

const CITIES: readonly [
  name: string,
  state: CitySummary['state'],
  latitude: number,
  longitude: number,
  postal: string,
][] = [
  ['Berlin', 'BE', 52.52, 13.405, '101'],
  ['Hamburg', 'HH', 53.551, 9.993, '200'],
  ['München', 'BY', 48.137, 11.575, '803'],
  ['Köln', 'NW', 50.938, 6.957, '508'],
  ['Frankfurt am Main', 'HE', 50.11, 8.682, '603'],
  ['Stuttgart', 'BW', 48.775, 9.182, '701'],
  ['Leipzig', 'SN', 51.34, 12.375, '041'],
  ['Dortmund', 'NW', 51.514, 7.465, '441'],
  ['Bremen', 'HB', 53.079, 8.802, '281'],
  ['Nürnberg', 'BY', 49.452, 11.077, '904'],
  ['Mönchengladbach', 'NW', 51.181, 6.442, '410'],
  ['Görlitz', 'SN', 51.153, 14.988, '028'],
  ['Neustadt (Sachsen)', 'SN', 51.026, 14.217, '018'],
]

const TRADES: readonly [
  group: GroupSlug,
  category: string,
  names: readonly string[],
  subtypes: readonly string[],
][] = [
  [
    'handwerker',
    'Heizung und Sanitär',
    ['Überschär & Söhne Heizungs-, Sanitär- und Klimatechnik Meisterbetrieb GmbH & Co. KG', 'Wärmewerk'],
    ['Wärmepumpen', 'Badsanierung'],
  ],
  ['handwerker', 'Maler', ['Malermeisterin Öztürk', 'Farbenwerk Ißler'], ['Fassaden', 'Tapezierarbeiten']],
  ['handwerker', 'Dachdecker', ['Dachdeckerei Grünwald'], ['Steildach', 'Dachfenster']],
  [
    'kfz-werkstatt',
    'Kfz-Werkstatt',
    ['Kfz-Meisterwerkstatt Thorsten Brinkhoff und Partner', 'Autodienst Hafenstraße'],
    ['Inspektion', 'Klimaservice'],
  ],
  ['kfz-werkstatt', 'Reifenhändler', ['Reifen Straßburger'], ['Einlagerung']],
  ['dienstleister', 'Friseur', ['Salon Şahin', 'Haargenau'], ['Damen', 'Herren']],
  ['dienstleister', 'Steuerberater', ['Steuerkanzlei Dr. Weiß'], ['Lohnbuchhaltung']],
  ['technische-dienste', 'Elektriker', ['Elektro Yıldız', 'Elektro Großmann'], ['Photovoltaik', 'Wallbox']],
  ['handel', 'Fahrradladen', ['Radhaus am Deich'], ['Reparatur', 'Verleih']],
  ['gastronomie', 'Bäckerei', ['Bäckerei Morgenrot', 'Bäckerei Roth'], ['Sauerteig', 'Frühstück']],
  ['gastronomie', 'Restaurant', ['Zum Alten Kran'], ['Deutsche Küche']],
  ['gesundheit', 'Zahnarzt', ['Zahnarztpraxis am Markt'], ['Prophylaxe']],
  [
    'gesundheit',
    'Physiotherapie',
    ['Praxis für Physiotherapie Sonnenhang'],
    ['Krankengymnastik', 'Lymphdrainage'],
  ],
]

const SPLIT = '07:30-12:00, 13:00-18:00'
const WEEKS: readonly (WorkingHours | null)[] = [
  {
    Montag: SPLIT,
    Dienstag: SPLIT,
    Mittwoch: '07:30-18:00',
    Donnerstag: SPLIT,
    Freitag: SPLIT,
    Samstag: '09:00-13:00',
    Sonntag: 'Closed',
  },
  {
    Montag: '08:00-17:00',
    Dienstag: '08:00-17:00',
    Mittwoch: '08:00-17:00',
    Donnerstag: '08:00-17:00',
    Freitag: '08:00-15:00',
    Samstag: 'Closed',
    Sonntag: 'Closed',
  },
  null,
  {
    Montag: 'Closed',
    Dienstag: '11:30-23:00',
    Mittwoch: '11:30-23:00',
    Donnerstag: '11:30-23:00',
    Freitag: '11:30-14:00',
    Samstag: '17:00-01:00',
    Sonntag: '11:30-22:00',
  },
  {
    Montag: '00:00-24:00',
    Dienstag: '00:00-24:00',
    Mittwoch: '00:00-24:00',
    Donnerstag: '00:00-24:00',
    Freitag: '00:00-24:00',
    Samstag: '00:00-24:00',
    Sonntag: '00:00-24:00',
  },
]

/** Invented businesses with every gap a real row can have: no hours, no rating, no photo, no phone. */
export const BUSINESSES: readonly PublicBusiness[] = Array.from({ length: 300 }, (_, index) =>
  business(index),
)

/** Who answers a route of the contract: the answer itself, a problem or a way elsewhere. */
export type FakeHandlers = {
  readonly [Key in keyof PublicContract]?: (
    input: Parsed<Key, PublicContract[Key]>,
  ) => ReturnType<Route<Key, PublicContract[Key]>['handle']>
}

export interface FakeDirectory {
  /** Answer in place of the directory in memory. */
  readonly handlers?: FakeHandlers
  /** What the written texts are filled from. */
  readonly settings?: SiteSettings
  readonly hasMailServer?: boolean
}

/** The written texts, as they ship. */
const CONTENT = await readContent()

/** The public routes over a directory in memory, for tests and looking at pages. Written texts are the real ones. */
export function fakeRoutes({
  handlers = {},
  settings = DEFAULT_SETTINGS,
  hasMailServer = true,
}: FakeDirectory = {}): Route[] {
  // Whatever asks the index has an answer of its own below.
  const deps = { content: CONTENT, settings: () => settings } as PublicDeps
  const known: FakeHandlers = { ...listHandlers(BUSINESSES), ...HANDLERS, ...handlers }
  const documents = documentRoutes({
    content: CONTENT,
    settings: () => settings,
    hasDemonstration: () => true,
    hasMailServer: () => hasMailServer,
  })
  const real = new Map<string, Route>(documents.map(route => [route.key, route]))
  const tickets = {
    now: () => NOW,
    ticketKey: Buffer.alloc(32, 7),
  } as Partial<PictureFormDeps> as PictureFormDeps
  const forms = submissionRoutes(tickets).filter(({ key }) => key === 'GET /api/forms/ticket')
  return [...publicRoutes(deps), ...forms].map((route: Route) => {
    // Each handler is typed by its key above.
    const handle = known[route.key as keyof PublicContract] as Route['handle'] | undefined
    return handle === undefined ? (real.get(route.key) ?? route) : { ...route, handle }
  })
}

/** The same, as pages on the server ask it. */
export function fakeApi(directory?: FakeDirectory): Api {
  return localClient(fakeRoutes(directory), 'de')
}

const HANDLERS: FakeHandlers = {
  'GET /api/businesses/search': ({ query }) => search(query),
  'GET /api/businesses/popular': ({ query }) =>
    [3, 9, 16, 8, 38, 20, 41, 55]
      .slice(0, query.limit)
      .flatMap(index => BUSINESSES[index] ?? [])
      .map(cardOf),
  'GET /api/businesses/stats': () => ({
    total: 59_599,
    cities: 580,
    categories: 412,
    averageRating: 4.4,
    dataDate: '2026-11-20',
    hasDemonstration: true,
    demonstrations: 59_599,
  }),
  'GET /api/businesses/list': ({ query }) =>
    query.ids.flatMap(id => BUSINESSES.find(business => business.id === id) ?? []).map(cardOf),
  'GET /api/businesses/:id': ({ params }) => found(BUSINESSES.find(({ id }) => String(id) === params.id)),
  'GET /api/businesses/slug/:city/:slug': ({ params: { city, slug } }) => {
    if (slug === 'geloescht') return new RouteProblem('business_gone')
    if (slug === 'umgezogen') return new RouteRedirect(`/api/businesses/slug/${BUSINESSES[0]?.urlSlug ?? ''}`)
    return found(BUSINESSES.find(({ urlSlug }) => urlSlug === `${city}/${slug}`))
  },
  'GET /api/suggest': ({ query }) => suggestionsFor(query.q, query.kind === 'place'),
  'GET /api/cities': () =>
    CITIES.map(([city, state, latitude, longitude], index) => ({
      city,
      slug: slugOf(city),
      name: city,
      state,
      businessCount: Math.round(2_841 / (1 + index * 0.55)),
      latitude,
      longitude,
    })),
  'GET /api/categories': () => ({
    groups: [...new Set(TRADES.map(([group]) => group)), 'technische-dienste' as const]
      .filter((group, index, all) => all.indexOf(group) === index)
      .map(slug => ({
        slug,
        businessCount: COUNTS[slug] ?? 987,
        averageRating: 4.4,
        topCities: [],
        topCategories: TRADES.filter(([group]) => group === slug).map(([, name]) => ({
          slug: slugOf(name),
          name,
          count: 9,
        })),
      })),
    categories: TRADES.map(([group, name]) => ({ slug: slugOf(name), name, group, businessCount: 100 })),
  }),
}

/** What begins with the letters typed, of these few. */
const DENTISTS_IN_MUNICH = {
  trade: { slug: 'zahnarzt', name: 'Zahnarzt' },
  place: { kind: 'city', label: 'München', citySlug: 'muenchen' },
  count: 96,
  query: { category: 'zahnarzt', location: 'muenchen' },
} as const

function suggestionsFor(text: string, arePlaces: boolean): Suggestions {
  const isMeant = (name: string) => name.toLowerCase().startsWith(text.toLowerCase())
  const cities = CITIES.map(([name]) => name).filter(isMeant)
  const counted = cities.map(city => ({ slug: slugOf(city), city, count: 7 }))
  if (arePlaces) {
    const places = [{ kind: 'district', label: 'Köln-Ehrenfeld' } as const]
    return { businesses: [], categories: [], cities: counted, combinations: [], places }
  }
  const trades = TRADES.map(([, name]) => name).filter(isMeant)
  return {
    businesses: BUSINESSES.filter(({ name }) => isMeant(name))
      .slice(0, 5)
      .map(({ id, name, category, city, urlSlug }) => ({ id, name, category, city, urlSlug })),
    categories: trades.map(name => ({ slug: slugOf(name), name, count: 1_204 })),
    cities: counted,
    combinations: text.startsWith('zahn m') ? [DENTISTS_IN_MUNICH] : [],
  }
}

const COUNTS: Partial<Record<GroupSlug, number>> = {
  'kfz-werkstatt': 15_420,
  handwerker: 18_650,
  dienstleister: 25_529,
  'technische-dienste': 8_420,
}

function found(business: PublicBusiness | undefined): PublicBusiness | RouteProblem {
  return business ?? new RouteProblem('business_unknown')
}

/** What lists show of a business, as the schema of cards has it. */
export function cardOf(business: PublicBusiness): z.output<typeof businessCardSchema> {
  return z.object(businessCardSchema.shape).parse(business)
}

/** The only category that was chosen or typed, as the search names it. */
function tradeOf(
  { language }: Pick<z.output<typeof searchQuerySchema>, 'language'>,
  categories: readonly string[],
  words: string,
  found: readonly PublicBusiness[],
): Pick<SearchAnswer, 'trade'> {
  const [chosen, ...others] = words === '' ? categories : [categoryFor(words).slug]
  if (chosen === undefined || others.length > 0 || (words !== '' && categories.length > 0)) return {}
  const [first, ...more] = found.filter(card => [card.categoryGroup, card.categorySlug].includes(chosen))
  if (first === undefined) return {}
  const count = more.length + 1
  const noun = countedNounOf(language, count, { slug: chosen, name: first.category })
  return noun === undefined ? {} : { trade: { slug: chosen, noun } }
}

function search(params: z.output<typeof searchQuerySchema>): SearchAnswer {
  const typed = (params.query ?? '').toLowerCase()
  const words = typed.replace(' nahe mir', '')
  const city = CITIES.find(([name]) =>
    [name.toLowerCase(), slugOf(name)].includes(params.location?.toLowerCase() ?? ''),
  )
  const place =
    city === undefined
      ? null
      : ({
          kind: 'city',
          label: city[0],
          citySlug: slugOf(city[0]),
          latitude: city[2],
          longitude: city[3],
        } as const)
  const groups = new Set<string>(TRADES.map(([group]) => group))
  const chosen = [params.category ?? ''].flat().flatMap(slugsOf)
  // A group beside categories means the categories, which is all that these tests ask for.
  const categories = chosen.some(slug => !groups.has(slug))
    ? chosen.filter(slug => !groups.has(slug))
    : chosen
  const cities = [params.cities ?? ''].flat().flatMap(slugsOf)
  const anywhere = BUSINESSES.filter(
    card =>
      (words === '' ||
        `${card.name} ${card.category} ${card.subtypes.join(' ')}`
          .toLowerCase()
          .includes(words === 'heitzung' ? 'heizung' : words)) &&
      // Whoever is open now is open whenever these tests ask.
      ((params.openNow !== true && params.openAt === undefined) || card.isOpen === true) &&
      (params.minRating === undefined || Number(card.rating) >= params.minRating),
  )
  const matching = anywhere.filter(card => params.location === undefined || card.city === city?.[0])
  const isOfCategory = ({ categoryGroup, categorySlug }: PublicBusiness) =>
    categories.length === 0 || [categoryGroup, categorySlug].some(slug => categories.includes(slug))
  const isOfCity = ({ citySlug }: PublicBusiness) => cities.length === 0 || cities.includes(citySlug)
  const found = matching.filter(card => isOfCategory(card) && isOfCity(card))
  const counted = (names: readonly string[]) =>
    [...Map.groupBy(names, name => name)].map(([label, { length }]) => ({
      value: slugOf(label),
      label,
      count: length,
    }))
  const ratings = ['4.5', '4.0', '3.0'].map(value => ({
    value,
    label: value,
    count: found.filter(({ rating }) => Number(rating) >= Number(value)).length,
  }))
  return {
    businesses: sorted(found, params.sort ?? 'relevance')
      .slice(params.offset, params.offset + params.limit)
      .map(cardOf)
      .map((card, index) => (place === null ? card : { ...card, distanceMetres: 300 + index * 410 })),
    total: found.length,
    place,
    ...tradeOf(params, categories, words, found),
    ...shownTime(params),
    facets: {
      categories: counted(matching.filter(isOfCity).map(({ category }) => category)),
      groups: counted(matching.filter(isOfCity).map(({ categoryGroup }) => categoryGroup)),
      cities: counted(matching.filter(isOfCategory).map(({ city }) => city)),
      places: counted(anywhere.filter(isOfCategory).map(({ city }) => city)),
      ratings,
      openStates: [{ value: 'open', label: 'open', count: found.filter(card => card.isOpen).length }],
      attributes: [],
      radii:
        place === null
          ? []
          : ['2', '5', '10', '25'].map((value, index) => ({
              value,
              label: value,
              count: found.length * (index + 1),
            })),
    },
    understood: { parts: [], query: parametersOf(params) },
    corrected: words === 'heitzung' ? { from: 'heitzung', to: 'heizung' } : null,
    alternatives:
      found.length > 0
        ? []
        : [
            { kind: 'wider-radius', subject: '25', query: { query: words, radiusKm: '25' }, count: 3 },
            { kind: 'without-place', subject: params.location ?? '', query: { query: 'heizung' }, count: 23 },
          ],
    ...(found.length === 0 && {
      conditions: [
        ...(params.query === undefined ? [] : [{ parameter: 'query' as const, value: words, count: 7 }]),
        ...(params.minRating === undefined ? [] : [{ parameter: 'minRating' as const, value: '', count: 3 }]),
        ...(params.openAt === undefined ? [] : [{ parameter: 'openAt' as const, value: '', count: 0 }]),
      ],
      nearest: {
        kind: 'wider-radius',
        subject: '25',
        query: { query: words, radiusKm: '25' },
        count: 3,
        businesses: BUSINESSES.slice(0, 2)
          .map(cardOf)
          .map(card => ({ ...card, distanceMetres: 12_300 })),
      },
    }),
    ...(typed !== words && params.lat === undefined && { asksPosition: true }),
  }
}

function shownTime({ openAt: value = '', language }: z.output<typeof searchQuerySchema>) {
  const openAt = parseOpenAt(value)
  const label = openAt && openAtLabel(openAt, language === 'en' ? english : german)
  return label === undefined ? {} : { openAt: { value, label } }
}

function parametersOf({ limit: _, offset: __, ...params }: z.output<typeof searchQuerySchema>) {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

function business(index: number): PublicBusiness {
  const trade = TRADES[index % TRADES.length]
  const town = CITIES[(index * 3 + Math.floor(index / 13)) % CITIES.length]
  if (trade === undefined || town === undefined) throw new Error('the tables are empty')
  const [group, category, names, subtypes] = trade
  const [city, state, latitude, longitude, postal] = town
  const name = names[Math.floor(index / TRADES.length) % names.length] ?? category
  const hours = WEEKS[index % WEEKS.length] ?? null
  const reviewCount = index % 7 === 6 ? 0 : (index * 37) % 1_400
  const rating = reviewCount === 0 ? null : (3.6 + (index % 15) / 10).toFixed(1)
  const urlSlug = `${slugOf(city)}/${slugOf(name)}-${index}`
  const street = `Am Alten Kran ${index + 1}`
  const postalCode = `${postal}${String(10 + (index % 80))}`
  const photos = index % 4 === 0 ? [1, 2, 3, 4].map(part => `/demo/${index * 10 + part}.svg`) : []
  return {
    ...UNKNOWN_PAGE_FIELDS,
    id: 204_000 + index,
    name: index < 2 * TRADES.length ? name : `${name} ${city}`,
    category,
    categoryGroup: group,
    categorySlug: slugOf(category),
    subtypes,
    city,
    citySlug: slugOf(city),
    district: city === 'Köln' ? 'Ehrenfeld' : null,
    address: street,
    fullAddress: `${street}, ${postalCode} ${city}`,
    postalCode,
    country: 'Deutschland',
    phone: index % 9 === 5 ? null : `+49 221 4710${String(100 + index)}`,
    website: index % 5 === 3 ? null : `https://www.${slugOf(name)}.example/`,
    rating,
    ratingSource: rating === null ? null : 'Google',
    reviewCount,
    photos,
    photosCount: photos.length,
    workingHours: hours,
    openingHours: hours,
    verified: index % 3 === 0,
    latitude: index % 11 === 10 ? null : latitude + ((index % 17) - 8) / 220,
    longitude: index % 11 === 10 ? null : longitude + ((index % 13) - 6) / 140,
    priceLevel: index % 4 === 0 ? 2 : null,
    urlSlug,
    url_slug: urlSlug,
    sourceDate: '2026-11-18',
    source: 'demonstration',
    isDemonstration: true,
    isOpen: openState(hours === null ? null : parseWorkingHours(hours), NOW).isOpen,
    businessNumber: `UK-${204_000 + index}`,
    description:
      index % 2 === 0
        ? 'Familienbetrieb in dritter Generation. Wir planen und bauen Wärmepumpen, sanieren Bäder und warten Gas- und Ölheizungen. Für Mieterinnen und Mieter mit Heizungsausfall gibt es im Winter einen Notdienst.'
        : null,
    about:
      index % 2 === 0
        ? {
            'Zugang und Zahlung': {
              'Rollstuhlgerechter Eingang': true,
              Kartenzahlung: true,
              Kundenparkplatz: false,
            },
          }
        : {},
    reviewsLink: 'https://search.google.example/reviews',
    reviewsPerScore: rating === null ? null : { 1: 9, 2: 3, 3: 11, 4: 38, 5: 251 },
    state,
    status: 'operational',
    hasServiceArea: false,
    completeness: 80,
    contentScore: 80,
    isMultilingual: false,
    updatedAt: '2026-11-18',
  }
}

function slugOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
  return plain
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
