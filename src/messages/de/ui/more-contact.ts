/** What the folded part of a form says that has further ways to reach a business, in German. */
export const messages = {
  title: 'Weitere Kontakte: zweites Telefon, Buchung, Speisekarte, soziale Netzwerke',
  hint: 'Alles freiwillig. Was Sie hier angeben, steht auf der Seite des Betriebs.',
  profilesHint: 'Eine Adresse pro Zeile, zum Beispiel von Facebook oder Instagram.',
}

export type MoreContactMessages = typeof messages
