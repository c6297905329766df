/** What answers of the search say besides names, in German. */
export const messages = {
  /** A place of which only coordinates are known: the visitor's own, or the middle of a map. */
  position: 'Gewählte Position',
  /** Where a search left it out. */
  ownPosition: 'Mein Standort',
  /** @param stars '4,5' */
  ratingFrom: (stars: string) => `ab ${stars} Sternen`,
  radius: (km: string) => `Umkreis ${km} km`,
  openStates: { open: 'Jetzt geöffnet', closed: 'Geschlossen', unknown: 'Zeiten unbekannt' },
}

export type SearchAnswerMessages = typeof messages
