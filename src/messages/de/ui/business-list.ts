/** What the pages of cities and categories share, in German. */
export const messages = {
  path: 'Pfad',
  businesses: 'Betriebe',
  places: 'Orte',
  averageRating: 'Bewertung im Mittel',
  /** Beside every list with ratings (§ 5b UWG). */
  sourceNote: 'Bewertungen stammen von Google und sind von uns nicht geprüft.',
  ranking: 'So entsteht die Reihenfolge',
}

export type BusinessListMessages = typeof messages
