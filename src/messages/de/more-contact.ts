import { messages as fields } from '#messages/de/fields.ts'

/** What forms say of the fields of a business, and of the folded ones by which it is reached besides, in German. */
export const messages = {
  title: 'Weitere Kontakte: zweites Telefon, Buchung, Speisekarte, soziale Netzwerke',
  hint: 'Alles freiwillig. Was Sie hier angeben, steht auf der Seite des Betriebs.',
  profilesHint: 'Eine Adresse pro Zeile, zum Beispiel von Facebook oder Instagram.',
  labels: { ...fields, businessEmail: fields.email },
}

export type MoreContactMessages = typeof messages
