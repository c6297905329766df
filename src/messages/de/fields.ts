import type { BusinessField } from '#domain/business/business.ts'

/** What the fields of a business are called, in German. */
export const messages = {
  name: 'Name',
  category: 'Kategorie',
  subtypes: 'Weitere Kategorien',
  status: 'Geöffnet oder geschlossen',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  district: 'Ortsteil',
  state: 'Bundesland',
  countryCode: 'Land (Kürzel)',
  fullAddress: 'Ganze Adresse',
  latitude: 'Geografische Breite',
  longitude: 'Geografische Länge',
  hasServiceArea: 'Kommt zum Kunden, keine Adresse zum Besuchen',
  phone: 'Telefon',
  website: 'Website',
  openingHours: 'Öffnungszeiten',
  rating: 'Bewertung (1 bis 5)',
  reviewCount: 'Anzahl der Bewertungen',
  reviewsPerScore: 'Bewertungen nach Sternen',
  reviewsLink: 'Link zu den Bewertungen',
  verified: 'Bei Google vom Inhaber verwaltet',
  priceLevel: 'Preisniveau',
  description: 'Beschreibung',
  about: 'Merkmale',
  photos: 'Adressen der Fotos',
  photosCount: 'Anzahl der Fotos',
  placeId: 'Google-Kennung (Place-ID)',
  googleId: 'Google-Kennung (Feature)',
  cid: 'Google-Kennung (CID)',
} satisfies Record<BusinessField, string>

export type FieldMessages = typeof messages
