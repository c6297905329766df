import type { ProposedChange } from '#domain/correction/correction.ts'
import type { Language } from '#domain/language.ts'

/** The names of correction fields in a language. */
export function fieldNames(
  language: Language,
  fields: readonly ProposedChange['field'][],
): readonly string[] {
  return fields.map(field => FIELD_NAMES[language][field])
}

const FIELD_NAMES: Readonly<Record<Language, Readonly<Record<ProposedChange['field'], string>>>> = {
  de: {
    name: 'Name',
    category: 'Kategorie',
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    website: 'Website',
    description: 'Beschreibung',
    openingHours: 'Öffnungszeiten',
    status: 'Dauerhaft geschlossen',
  },
  en: {
    name: 'Name',
    category: 'Category',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'City',
    phone: 'Phone',
    website: 'Website',
    description: 'Description',
    openingHours: 'Opening hours',
    status: 'Permanently closed',
  },
  tr: {
    name: 'Ad',
    category: 'Kategori',
    street: 'Sokak ve numara',
    postalCode: 'Posta kodu',
    city: 'Şehir',
    phone: 'Telefon',
    website: 'Web sitesi',
    description: 'Açıklama',
    openingHours: 'Çalışma saatleri',
    status: 'Kalıcı olarak kapalı',
  },
}
