import type { Count } from '#messages/count.ts'

/** What the home page says, in German. */
export const messages = {
  title: 'Betriebe in Ihrem Umkreis',
  inPlaces: (count: Count) => count.plural({ one: `in ${count} Ort`, other: `in ${count} Orten` }),
  /** @param businesses '59.599 Betriebe'; @param inPlaces 'in 580 Orten' */
  description: (businesses: string, inPlaces: string) =>
    `${businesses} ${inPlaces}: Werkstatt, Praxis, Bäckerei und mehr, mit Öffnungszeiten, Telefonnummer und Anfahrt.`,
  lead: (businesses: string, inPlaces: string) =>
    `Werkstatt, Praxis, Bäckerei: ${businesses} ${inPlaces}, mit Öffnungszeiten und Telefonnummer.`,
  /** Both while no business is in the directory. */
  emptyDescription:
    'Ein Branchenverzeichnis für Deutschland, das gerade anfängt. Tragen Sie den ersten Betrieb ein, kostenlos und in wenigen Minuten.',
  emptyLead: 'Dieses Verzeichnis fängt gerade an: Werkstatt, Praxis, Bäckerei, alle können sich eintragen.',
  often: 'Häufige Kategorien:',
  categories: 'Kategorien',
  cities: 'Beliebte Orte',
  allCategories: 'Alle Kategorien',
  otherGroups: 'Weitere Bereiche',
  allPlaces: 'Alle Orte',
  featured: 'Ausgewählte Betriebe',
  featuredNote: 'Nach Bewertung und vollständigen Angaben.',
  featuredLink: 'Wie wir sortieren',
  resultsTitle: (query: string) => (query === '' ? 'Suchergebnisse' : `Suchergebnisse für „${query}“`),
  none: 'Keine Unternehmen gefunden',
  noneHint: 'Versuchen Sie es mit anderen Suchbegriffen.',
  sources: 'Woher die Angaben stammen',
  sourcesText:
    'Namen, Adressen und Öffnungszeiten kommen aus öffentlichen Quellen und von den Betrieben selbst. Die Bewertungen haben wir aus der jeweils genannten Quelle übernommen und nicht geprüft; abgeben kann man hier keine.',
  orderText:
    'Wir sortieren nach Bewertung, Zahl der Bewertungen und danach, wie vollständig die Angaben sind. Einen besseren Platz kann niemand kaufen.',
  planScale: '1 km',
}

export type HomeMessages = typeof messages
