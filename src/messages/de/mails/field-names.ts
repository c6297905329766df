import type { ProposedChange } from '#domain/correction/correction.ts'

export type FieldNamesMessages = Readonly<Record<ProposedChange['field'], string>>

/** What mails call the fields of a business. In German. */
export const messages: FieldNamesMessages = {
  name: 'Name',
  category: 'Kategorie',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  phone: 'Telefon',
  website: 'Website',
  description: 'Beschreibung',
  openingHours: 'Öffnungszeiten',
  status: 'Geöffnet oder geschlossen',
}
