import type { SearchSort } from '#domain/search/search.ts'
import type { Count } from '#messages/count.ts'

type OtherSort = Exclude<SearchSort, 'relevance'>

/** Where a list is, in words; '' for what is not said. */
export interface WhereWords {
  /** 'Köln', 'Köln-Ehrenfeld', '80331 München' */
  readonly place: string
  /** A state, a county or a landscape with the words before it: 'im Ruhrgebiet' (in-region.ts). */
  readonly region: string
  /** Kilometres around the place, or around a position that has no name. */
  readonly radius: string
}

/** What a list is about, in words; '' for what is not said. */
export interface ChosenWords extends WhereWords {
  readonly query: string
  readonly category: string
}

/** ' in Köln' */
function whereText({ place, region, radius }: WhereWords): string {
  if (region) return ` ${region}`
  if (radius) return ` im Umkreis von ${radius} km${place && ` um ${place}`}`
  return place && ` in ${place}`
}

/** What the search page says, in German. */
export const messages = {
  /** Of the window; the page itself says what it lists. */
  title: 'Unternehmen entdecken',
  heading: 'Alle Betriebe',
  description: 'Finden Sie Betriebe nach Ort, Kategorie, Entfernung, Bewertung und Öffnungszeiten.',
  /** '24 Treffer für „notdienst“ in Köln' */
  headline: (total: Count, { query, category, ...where }: ChosenWords) => {
    const words = query && ` für „${query}“`
    const trade = category && (query ? ` in der Kategorie ${category}` : ` für ${category}`)
    return `${total} Treffer${words}${trade}${whereText(where)}`
  },
  /** '24 Zahnärzte in Köln'. @param noun that agrees with the count */
  tradeHeadline: (count: Count, noun: string, where: WhereWords) => `${count} ${noun}${whereText(where)}`,
  searchTitle: (query: string, place: string, category: string) =>
    [
      category || (query === '' && place !== '' ? 'Betriebe' : ''),
      query === '' ? '' : `„${query}“`,
      place === '' ? '' : `in ${place}`,
    ]
      .filter(Boolean)
      .join(' '),
  /** ' in Köln', with the space before it or behind it that a sentence needs; '' for no place. */
  whereText,
  everywhere: 'Ganz Deutschland',
  inAll: (businesses: string) => `${businesses} in ganz Deutschland`,
  /** Instead of the name of a position: the middle of what a map showed. */
  mapSection: 'Kartenausschnitt',
  around: (place: string, radius: string) => `${place}, Umkreis ${radius} km`,
  /** The order 'relevance': what it goes by, first things first. */
  relevance: (hasWords: boolean, isNear: boolean) =>
    hasWords
      ? `Das Passendste zuerst, dann nach ${isNear ? 'Nähe, ' : ''}Bewertung und Vollständigkeit`
      : `Nach ${isNear ? 'Nähe, ' : ''}Bewertung und Vollständigkeit`,
  order: {
    distance: 'Nach Entfernung',
    rating: 'Nach Bewertung',
    reviews: 'Nach Zahl der Bewertungen',
    name: 'Nach Name',
    city: 'Nach Ort',
  } satisfies Record<OtherSort, string> as Record<OtherSort, string>,
  orderLink: 'Wie wir sortieren',
  sort: 'Sortieren',
  sorts: {
    relevance: 'Beste Treffer',
    distance: 'Entfernung',
    rating: 'Beste Bewertung',
    reviews: 'Meiste Bewertungen',
    name: 'Name A–Z',
    city: 'Ort A–Z',
  } satisfies Record<SearchSort, string> as Record<SearchSort, string>,
  view: 'Ansicht',
  list: 'Liste',
  grid: 'Raster',
  /** Names the row of tools above the list. */
  toFilters: 'Zu den Filtern',
  filter: 'Filter',
  filterCount: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  closeFilter: 'Filter schließen',
  apply: 'Anwenden',
  /** @param total undefined while it is not known */
  show: (total?: Count) => (total === undefined ? 'Treffer zeigen' : `${total} Treffer zeigen`),
  skipToHits: 'Zu den Treffern',
  /** The row of chips above the list. */
  quick: 'Oft gewählt',
  openNow: 'Jetzt geöffnet',
  chosen: 'Gewählte Filter',
  remove: 'entfernen',
  /** On its chip: words are searched for as they were typed. */
  verbatimChip: 'Wörtlich',
  reset: 'Filter zurücksetzen',
  city: 'Ort',
  allCities: 'Alle Orte',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  /** All values of a filter, with a search in them. */
  more: { categories: 'Mehr Kategorien', cities: 'Mehr Orte', attributes: 'Mehr davon' },
  radius: 'Umkreis',
  exactly: 'Nur dieser Ort',
  radiusKm: (km: string) => `${km} km`,
  radiusChip: (km: Count) => `Umkreis ${km} km`,
  price: 'Preisniveau',
  open: 'Geöffnet',
  now: 'Jetzt',
  today: 'Heute',
  otherTime: 'Zu einer anderen Zeit',
  day: 'Tag',
  time: 'Uhrzeit',
  rating: 'Bewertung',
  anyTime: 'Zu jeder Zeit',
  anyRating: 'Alle',
  ratingFrom: (rating: string) => `ab ${rating}`,
  ratingChip: (rating: string) => `Bewertung ab ${rating}`,
  attributes: 'Ausstattung und Angebot',
  features: 'Angaben',
  hasPhoto: 'Mit Foto',
  hasWebsite: 'Mit Website',
  verified: 'Bei Google vom Inhaber verwaltet',
  hits: 'Treffer',
  /** '2 von 78 Betrieben': what filters leave of a page's own list. */
  partOf: (left: Count, all: Count) =>
    `${left} von ${all} ${all.plural({ one: 'Betrieb', other: 'Betrieben' })}`,
  /** A text in doubt, read the other way. */
  otherwise: {
    words: (results: Count) => `Meinten Sie einen Namen? ${results} Treffer mit genau diesen Worten`,
    meaning: (results: Count) => `Kein Name gemeint? ${results} Treffer, auf die das zutrifft`,
  },
  leftOut: (words: string) => `Ohne „${words}“ gesucht: Damit gibt es keine Treffer.`,
  correctedTo: (to: string) => `Ergebnisse für „${to}“.`,
  verbatim: (from: string) => `Stattdessen nach „${from}“ suchen`,
  map: 'Karte',
  plot: 'Wo die Treffer liegen',
  plotText: 'In welcher Richtung die Betriebe dieser Seite liegen und wie weit sie entfernt sind.',
  plotTextCountry: 'Wo in Deutschland die Betriebe dieser Seite liegen.',
}

export type BusinessesMessages = typeof messages
