import type { Count } from '#messages/count.ts'

/** What the overview of the categories says, in German. */
export const messages = {
  title: 'Kategorien',
  /** 'Alle Kategorien mit B' */
  letterTitle: (letter: string) => `Kategorien mit ${letter}`,
  ofCategories: (count: Count) => count.plural({ one: `${count} Kategorie`, other: `${count} Kategorien` }),
  /** @param businesses '2.000 Betriebe'; @param categories '118 Kategorien' */
  lead: (businesses: string, categories: string) =>
    `${businesses} in ${categories}, nach Bereichen sortiert.`,
  description: (businesses: string, categories: string, most: string, hasRatings: boolean) =>
    `${businesses} in ${categories}${most === '' ? '' : `, am häufigsten ${most}`}: mit Öffnungszeiten${hasRatings ? ', Telefonnummer und Bewertungen' : ' und Telefonnummer'}.`,
  main: 'Die wichtigsten Bereiche',
  others: 'Weitere Bereiche',
  businesses: 'Betriebe',
  rating: 'Bewertung im Schnitt',
  share: 'Anteil am Verzeichnis',
  growth: 'Wachstum',
  /** @param percent '+12 %' */
  growthOf: (percent: string) => `${percent} in zwölf Monaten`,
  services: 'Häufig',
  cities: 'Vor allem in',
  popular: 'Beliebte Betriebe',
  popularNote: 'Nach Bewertung und vollständigen Angaben.',
  index: 'Alle Kategorien von A bis Z',
  mostFrequent: (count: Count) =>
    `Die ${count} häufigsten. Alle anderen finden Sie unter ihrem Anfangsbuchstaben.`,
  letters: 'Anfangsbuchstaben',
  digits: '0–9',
  all: 'Alle Kategorien',
  /** While no business is in the directory. */
  emptyDescription: 'Noch ist niemand eingetragen. Sobald es Betriebe gibt, stehen hier ihre Kategorien.',
}

export type CategoriesMessages = typeof messages
