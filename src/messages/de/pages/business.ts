import type { Count } from '#messages/count.ts'
import { messages as removal } from '#messages/de/removal.ts'

/** What the page of a business says, in German. */
export const messages = {
  backToSearch: 'Zurück zur Suche',
  backToFavourites: 'Zurück zur Merkliste',
  reviewsFrom: (source: string) => `${source}, nicht geprüft`,
  outOfFive: 'von 5 Sternen,',
  priceLevel: 'Preisniveau',
  priceOf: (level: number) => `${level} von 4`,
  claimed: 'Bei Google vom Inhaber verwaltet',
  call: 'Anrufen',
  route: 'Route',
  website: 'Website',
  keep: 'Merken',
  share: 'Teilen',
  copied: 'Adresse der Seite kopiert',
  copyFailed: 'Kopieren ist hier nicht erlaubt. Die Adresse steht in der Adresszeile.',
  actions: 'Schnellzugriff',
  photos: 'Fotos',
  photo: (index: number, count: number, name: string) => `Foto ${index} von ${count}: ${name}`,
  photoCount: (count: Count) => count.plural({ one: `${count} Foto`, other: `${count} Fotos` }),
  photoMissing: 'Dieses Foto lässt sich gerade nicht laden.',
  previousPhoto: 'Vorheriges Foto',
  nextPhoto: 'Nächstes Foto',
  hours: 'Öffnungszeiten',
  hoursCaption: 'Öffnungszeiten nach Wochentag',
  today: (weekday: string, date: string) => `Heute ist ${weekday}, ${date}`,
  todayMark: '(heute)',
  noHours: 'Die Öffnungszeiten kennen wir nicht.',
  addHours: 'Öffnungszeiten ergänzen',
  hoursPaused: 'Diese Zeiten gelten erst, wenn der Betrieb wieder öffnet.',
  holidayNote: 'Feiertag, Zeiten können abweichen',
  about: 'Über den Betrieb',
  /** Stands where a business has no description; says only what is known. */
  fallback: (name: string, category: string, place: string) =>
    place === '' ? `${name}: ${category}.` : `${name}: ${category} in ${place}.`,
  more: 'Weitere Leistungen',
  amenities: 'Ausstattung und Angebot',
  lacking: 'Nicht vorhanden:',
  reviews: 'Bewertungen',
  reviewsSource: (source: string, date: string) => `Quelle: ${source}, Stand ${date}`,
  reviewsOf: (count: Count) =>
    count.plural({ one: `aus ${count} Bewertung`, other: `aus ${count} Bewertungen` }),
  reviewsNote: 'Die Bewertungen haben wir übernommen und nicht geprüft. Hier können Sie keine abgeben.',
  reviewsLink: (source: string) => `Bewertungen bei ${source} lesen`,
  stars: (score: Count) => score.plural({ one: `${score} Stern`, other: `${score} Sterne` }),
  contact: 'Kontakt',
  country: 'Deutschland',
  profiles: 'In sozialen Netzwerken',
  serviceLinks: { bookingLink: 'Online buchen', menuLink: 'Speisekarte', orderLink: 'Online bestellen' },
  onlyServiceArea: 'Kommt zu Ihnen; keine öffentliche Adresse.',
  coordinates: (latitude: string, north: boolean, longitude: string, east: boolean) =>
    `${latitude}° ${north ? 'N' : 'S'}, ${longitude}° ${east ? 'O' : 'W'}`,
  showOnMap: 'Bei OpenStreetMap ansehen',
  number: 'Nummer im Verzeichnis:',
  asOf: (date: string) => `Stand der Angaben: ${date}`,
  saveContact: 'Kontakt speichern',
  correct: 'Angaben korrigieren',
  report: 'Problem melden',
  removal,
  similar: 'Ähnliche Betriebe in der Nähe',
  instead: 'Alternativen',
  searchOn: 'Weiter suchen',
  searchInstead: (category: string, city: string) =>
    city === '' ? `${category} suchen` : `${category} in und um ${city} suchen`,
  openNowInstead: 'Jetzt geöffnet',
  closedForGood: (date: string) => `Soweit wir wissen, gibt es diesen Betrieb nicht mehr (Stand ${date}).`,
  closedForNow: (date: string) =>
    `Soweit wir wissen, hat der Betrieb zurzeit geschlossen (Stand ${date}). Fragen Sie nach, bevor Sie losgehen.`,
  openAgain: 'Stimmt das nicht?',
  isYours: 'Ist das Ihr Betrieb?',
  /** Between two times of a day. */
  and: ' und ',
  /** @param hours 'Mo–Fr 8:00–18:00', '' when unknown */
  inShort: (category: string, place: string, hours: string) =>
    `${category}${place === '' ? '' : ` in ${place}`}${hours === '' ? '' : `, geöffnet ${hours}`}.`,
  onThePage: ({ phone, reviews }: { phone: boolean; reviews: boolean }) =>
    `Hier finden Sie Adresse${phone ? ', Telefonnummer' : ''}${reviews ? ', Bewertungen' : ''} und Anfahrt.`,
  pending: 'Betrieb wird geladen …',
  notFound: 'Betrieb nicht gefunden',
  notFoundText:
    'Diesen Betrieb finden wir nicht. Vielleicht heißt er inzwischen anders: Suchen Sie ihn hier.',
  invalidAddress: 'Unter dieser Adresse gibt es keinen Betrieb.',
  gone: 'Dieser Betrieb ist nicht mehr im Verzeichnis',
  goneText: 'Der Eintrag wurde entfernt. Vielleicht gibt es in der Nähe etwas Ähnliches: Suchen Sie hier.',
}

export type BusinessMessages = typeof messages
