import type { Count } from '#messages/count.ts'
import type { BusinessesMessages, WhereWords } from '#messages/de/pages/businesses.ts'

function whereText({ place, region, radius }: WhereWords): string {
  const around = radius && !region ? `w promieniu ${radius} km` : ''
  return [region || place, around].filter(Boolean).join(', ')
}

function results(total: Count): string {
  return `${total} ${total.plural({ one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}`
}

/** What the search page says, in Polish. */
export const messages: BusinessesMessages = {
  title: 'Odkryj firmy',
  heading: 'Wszystkie firmy',
  description: 'Szukaj firm według miejsca, kategorii, odległości, oceny i godzin otwarcia.',
  headline: (total, { query, category, ...where }) => {
    const what = [category, query === '' ? '' : `„${query}”`, whereText(where)].filter(Boolean).join(', ')
    return `${results(total)}${what === '' ? '' : `: ${what}`}`
  },
  tradeHeadline: (count, noun, where) => [`${count} ${noun}`, whereText(where)].filter(Boolean).join(', '),
  searchTitle: (query, place, category) =>
    [category, query === '' ? '' : `„${query}”`, place].filter(Boolean).join(', '),
  whereText,
  everywhere: 'Całe Niemcy',
  inAll: businesses => `${businesses} w całych Niemczech`,
  mapSection: 'Wycinek mapy',
  around: (place, radius) => `${place} i ${radius} km wokół`,
  relevance: (hasWords, isNear) =>
    `Według ${hasWords ? 'trafności, ' : ''}${isNear ? 'odległości, ' : ''}oceny i kompletności`,
  order: {
    distance: 'Według odległości',
    rating: 'Według oceny',
    reviews: 'Według liczby opinii',
    name: 'Według nazwy',
    city: 'Według miasta',
  },
  orderLink: 'Skąd taka kolejność',
  sort: 'Sortuj',
  sorts: {
    relevance: 'Najlepsze trafienie',
    distance: 'Odległość',
    rating: 'Najlepsza ocena',
    reviews: 'Najwięcej opinii',
    name: 'Nazwa A–Z',
    city: 'Miasto A–Z',
  },
  view: 'Widok',
  list: 'Lista',
  grid: 'Siatka',
  toFilters: 'Przejdź do filtrów',
  filter: 'Filtry',
  filterCount: count => (count === 0 ? 'Filtry' : `Filtry (${count})`),
  closeFilter: 'Zamknij filtry',
  apply: 'Zastosuj',
  show: total => (total === undefined ? 'Pokaż wyniki' : `Pokaż ${results(total)}`),
  skipToHits: 'Przejdź do wyników',
  quick: 'Często wybierane',
  openNow: 'Teraz otwarte',
  chosen: 'Wybrane filtry',
  remove: 'usuń',
  verbatimChip: 'Dokładnie tak',
  reset: 'Wyczyść filtry',
  city: 'Miasto',
  allCities: 'Wszystkie miasta',
  category: 'Kategoria',
  allCategories: 'Wszystkie kategorie',
  more: { categories: 'Więcej kategorii', cities: 'Więcej miejsc', attributes: 'Więcej cech' },
  radius: 'Odległość',
  exactly: 'Tylko to miejsce',
  radiusKm: km => `${km} km`,
  radiusChip: km => `W promieniu ${km} km`,
  price: 'Poziom cen',
  open: 'Otwarte',
  now: 'Teraz',
  today: 'Dzisiaj',
  otherTime: 'O innej porze',
  day: 'Dzień',
  time: 'Godzina',
  rating: 'Ocena',
  anyTime: 'O każdej porze',
  anyRating: 'Dowolna',
  ratingFrom: rating => `od ${rating}`,
  ratingChip: rating => `Ocena od ${rating}`,
  attributes: 'Wyposażenie i usługi',
  features: 'Szczegóły',
  hasPhoto: 'Ze zdjęciem',
  hasWebsite: 'Ze stroną internetową',
  verified: 'Prowadzone przez właściciela',
  hits: 'Wyniki',
  partOf: (left, all) => `${left} z ${all}`,
  otherwise: {
    words: results => `Czy to nazwa? ${results} z tymi słowami`,
    meaning: results => `To nie nazwa? ${results} pasujących`,
  },
  leftOut: words => `Szukano bez „${words}”: z tym nie ma wyników.`,
  correctedTo: to => `Wyniki dla „${to}”.`,
  verbatim: from => `Szukaj „${from}”`,
  map: 'Mapa',
  plot: 'Gdzie są wyniki',
  plotText: 'Kierunek i odległość wyników na tej stronie, obliczone z ich współrzędnych.',
  plotTextCountry: 'Gdzie wyniki na tej stronie leżą w Niemczech.',
}
