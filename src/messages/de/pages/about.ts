/** What 'Über uns' says around its text, in German. */
export const messages = {
  figures: 'Das Verzeichnis in Zahlen',
  rating: 'Bewertung im Schnitt',
  order: 'Wie wir sortieren',
  timeline: 'Was wann geschah',
  team: 'Wer daran arbeitet',
}

export type AboutMessages = typeof messages
