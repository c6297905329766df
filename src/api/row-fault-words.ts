import type { DraftFaultCode } from '#domain/draft/fault.ts'
import type { RowFault } from '#domain/import-result.ts'

/** Faults of a row that the reader of the sheet finds before the cells are looked at. */
type SheetFaultCode = 'too-many-cells' | 'quote-not-closed'

/** What is wrong with a cell or a row; `value` is what stands there. */
const SENTENCES: Record<DraftFaultCode | SheetFaultCode, (value: string) => string> = {
  'too-many-cells': () =>
    'Die Zeile hat mehr Zellen als die Kopfzeile, die Spalten sind vermutlich verrutscht.',
  'quote-not-closed': () => 'Ein Anführungszeichen wird nicht geschlossen, die Zeile ist nicht lesbar.',
  name_missing: () => 'Der Name fehlt.',
  name_too_long: value => `Der Name ist zu lang: „${value}“.`,
  foreign_country: value => `Der Betrieb liegt nicht in Deutschland (${value}).`,
  columns_shifted: () => 'Die Spalten dieser Zeile sind verrutscht.',
  too_long: value => `Der Text ist zu lang und wurde weggelassen: „${value}“.`,
  misplaced_value: value => `Hier steht etwas, das nicht in diese Spalte gehört: „${value}“.`,
  country_unknown: value => `Das Land „${value}“ ist nicht bekannt.`,
  postal_code_invalid: value => `„${value}“ ist keine Postleitzahl.`,
  latitude_unreadable: value => `„${value}“ ist kein Breitengrad.`,
  latitude_out_of_range: value => `Den Breitengrad ${value} gibt es nicht.`,
  longitude_unreadable: value => `„${value}“ ist kein Längengrad.`,
  longitude_out_of_range: value => `Den Längengrad ${value} gibt es nicht.`,
  coordinates_incomplete: () => 'Breiten- und Längengrad gehören zusammen, eines von beiden fehlt.',
  coordinates_outside_germany: value => `Die Koordinaten ${value} liegen nicht in Deutschland.`,
  phone_invalid: value => `„${value}“ ist keine Telefonnummer.`,
  website_invalid: value => `„${value}“ ist keine Internetadresse.`,
  rating_unreadable: value => `„${value}“ ist keine Bewertung.`,
  rating_out_of_range: value => `Die Bewertung ${value} liegt nicht zwischen 1 und 5.`,
  review_count_unreadable: value => `„${value}“ ist keine Anzahl von Bewertungen.`,
  reviews_per_score_unreadable: () => 'Die Verteilung der Bewertungen ist nicht lesbar.',
  reviews_link_invalid: () => 'Der Verweis auf die Bewertungen ist keine Internetadresse.',
  opening_hours_unreadable: value => `Die Öffnungszeiten sind nicht lesbar: „${value}“.`,
  photo_invalid: value => `„${value}“ ist keine Adresse eines Fotos.`,
  photos_count_unreadable: value => `„${value}“ ist keine Anzahl von Fotos.`,
  about_unreadable: () => 'Die Angaben zur Ausstattung sind nicht lesbar.',
  verified_unreadable: value => `„${value}“ ist weder ja noch nein.`,
  price_unreadable: value => `„${value}“ ist kein Preisniveau.`,
  area_service_unreadable: value => `„${value}“ ist weder ja noch nein.`,
  place_id_invalid: value => `„${value}“ ist keine Google-Kennung.`,
  google_id_invalid: value => `„${value}“ ist keine Google-Kennung.`,
  cid_invalid: value => `„${value}“ ist keine Google-Kennung.`,
  cid_damaged: value => `Die Kennung ${value} wurde von einem Tabellenprogramm gerundet und ist unbrauchbar.`,
}

/** @returns a German sentence; the bare code for one that an older version recorded and this one no longer knows */
export function rowFaultSentence({ code, value }: RowFault): string {
  return isKnown(code) ? SENTENCES[code](value) : code
}

function isKnown(code: string): code is keyof typeof SENTENCES {
  return Object.hasOwn(SENTENCES, code)
}
