import type { HomeMessages } from '#messages/de/pages/home.ts'

/** What the home page says, in Polish. */
export const messages: HomeMessages = {
  title: 'Firmy w pobliżu',
  inPlaces: count => count.plural({ one: `w ${count} miejscowości`, other: `w ${count} miejscowościach` }),
  description: (businesses, inPlaces) =>
    `${businesses} ${inPlaces} w Niemczech: warsztat, lekarz, piekarnia i więcej, z godzinami otwarcia, telefonem i dojazdem.`,
  lead: (businesses, inPlaces) =>
    `Warsztat, lekarz, piekarnia: ${businesses} ${inPlaces}, z godzinami otwarcia i telefonem.`,
  emptyDescription: 'Katalog firm, który dopiero powstaje. Dodaj pierwszą firmę.',
  emptyLead: 'Ten katalog dopiero powstaje.',
  often: 'Częste kategorie:',
  categories: 'Kategorie',
  cities: 'Popularne miasta',
  allCategories: 'Wszystkie kategorie',
  otherGroups: 'Inne dziedziny',
  allPlaces: 'Wszystkie miejsca',
  featured: 'Wybrane firmy',
  featuredNote: 'Według oceny i kompletności danych.',
  featuredLink: 'Jak wybieramy',
  resultsTitle: query => (query === '' ? 'Wyniki wyszukiwania' : `Wyniki wyszukiwania: „${query}”`),
  none: 'Brak wyników.',
  noneHint: 'Spróbuj innych słów.',
  sources: 'Skąd pochodzą dane',
  sourcesText:
    'Nazwy, adresy i godziny otwarcia pochodzą ze źródeł publicznych i od samych firm. Oceny są przejęte z Google, nie wystawione tutaj i niesprawdzone.',
  orderText:
    'Firmy wybieramy i sortujemy według oceny, liczby opinii i kompletności danych. Lepszego miejsca nie można kupić.',
  planScale: '1 km',
}
