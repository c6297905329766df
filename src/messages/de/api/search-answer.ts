/** What answers of the search say besides names, in German. */
export const messages = {
  /** A place of which only coordinates are known. */
  ownPosition: 'Mein Standort',
  /** @param stars '4,5' */
  ratingFrom: (stars: string) => `ab ${stars} Sternen`,
  bestFirst: 'Beste Bewertung zuerst',
  /** A word about prices that counts for nothing, because too few results state theirs. */
  pricesUnknown: (word: string) => `${word} (Preise sind kaum bekannt)`,
  radius: (km: string) => `Umkreis ${km} km`,
  openStates: { open: 'Jetzt geöffnet', closed: 'Geschlossen', unknown: 'Zeiten unbekannt' },
}

export type SearchAnswerMessages = typeof messages
