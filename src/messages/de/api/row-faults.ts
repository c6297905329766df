import type { DraftFaultCode } from '#domain/draft/draft-fault.ts'

/** Faults of a row that the reader of the sheet finds before the cells are looked at. */
type SheetFaultCode = 'too-many-cells' | 'quote-not-closed'
/** What a row contradicts in the directory, found when it is compared with it. */
type NoteCode =
  | 'field_locked'
  | 'two_businesses'
  | 'id_of_other_business'
  | 'id_in_most_rows'
  | 'category_spelling'
  | 'category_unknown'
  | 'city_missing'
  | 'older_than_stored'
  | DuplicateCode
  | SkippedCode
/** Why the options of an import left a row out. */
type SkippedCode = 'known_left_out' | 'new_left_out' | 'older_left_out'
/** Why a row is a duplicate. */
type DuplicateCode = 'repeats_row' | 'listed_twice' | 'merged_business'
/** Why an import is not complete; stands for the file as a whole, row 0. */
type RunFaultCode = 'import_cancelled' | 'import_killed'

export type RowFaultCode = DraftFaultCode | SheetFaultCode | NoteCode | RunFaultCode

/** What is wrong with a cell or a row; `value` is what stands there. */
export type RowFaultMessages = Readonly<Record<RowFaultCode, (value: string) => string>>

/** What is wrong with a cell or a row, in German. */
export const messages: RowFaultMessages = {
  'too-many-cells': () =>
    'Die Zeile hat mehr Zellen als die Kopfzeile; vermutlich sind die Spalten verrutscht.',
  'quote-not-closed': () => 'Ein Anführungszeichen wird nicht geschlossen, die Zeile ist nicht lesbar.',
  name_missing: () => 'Der Name fehlt.',
  name_too_long: value => `Der Name ist zu lang: „${value}“.`,
  only_name: value =>
    `Außer dem Namen „${value}“ steht nichts in der Zeile, darum wurde sie nicht übernommen.`,
  foreign_country: value => `Der Betrieb liegt im Ausland (${value}).`,
  country_doubtful: value =>
    `In welchem Land der Betrieb liegt, ist unklar (${value || 'keine Angabe'}). Eine Spalte „Land“ klärt es.`,
  columns_shifted: () => 'Die Spalten dieser Zeile sind verrutscht.',
  encoding_repaired: value =>
    `Umlaute und Sonderzeichen waren falsch gelesen und wurden berichtigt: „${value}“.`,
  encoding_damaged: value =>
    `In „${value}“ fehlen Buchstaben oder sind beschädigt. Bitte die Datei neu als „CSV UTF-8“ speichern und noch einmal einlesen.`,
  too_long: value => `Der Text ist zu lang und wurde weggelassen: „${value}“.`,
  misplaced_value: value => `Hier steht etwas, das nicht in diese Spalte gehört: „${value}“.`,
  no_trade: value =>
    `„${value}“ nennt keine Branche und wurde weggelassen; die Kategorie lässt sich beim Betrieb nachtragen.`,
  formula_failed: value =>
    `Statt eines Wertes steht hier eine Formel ohne Ergebnis (${value}). Bitte die Tabelle neu berechnen und speichern.`,
  street_addition: value =>
    value === ''
      ? 'Ein Zusatz zur Straße wurde weggelassen.'
      : `Ein Zusatz zur Straße wurde weggelassen: „${value}“.`,
  country_unknown: value => `Das Land „${value}“ ist nicht bekannt.`,
  postal_code_invalid: value => `„${value}“ ist keine Postleitzahl.`,
  latitude_unreadable: value => `„${value}“ ist kein Breitengrad.`,
  latitude_out_of_range: value => `Den Breitengrad ${value} gibt es nicht.`,
  longitude_unreadable: value => `„${value}“ ist kein Längengrad.`,
  longitude_out_of_range: value => `Den Längengrad ${value} gibt es nicht.`,
  coordinates_incomplete: () => 'Breiten- und Längengrad gehören zusammen, einer von beiden fehlt.',
  coordinates_outside_country: value => `Die Koordinaten ${value} liegen nicht im Land des Betriebs.`,
  coordinates_far_from_postal_code: value =>
    `Die Koordinaten ${value} liegen weit entfernt von der Postleitzahl.`,
  city_far_from_postal_code: value => `Ort und Postleitzahl passen nicht zusammen: ${value}.`,
  city_missing: value =>
    value === ''
      ? 'Der Ort fehlt, darum steht der Betrieb in keiner Stadt. Bitte Ort oder Postleitzahl ergänzen.'
      : `Aus „${value}“ geht kein Ort hervor, darum steht der Betrieb in keiner Stadt. Bitte den Ort ergänzen.`,
  phone_invalid: value => `„${value}“ ist keine Telefonnummer.`,
  website_invalid: value => `„${value}“ ist keine Internetadresse.`,
  portal_page: value =>
    `${value === '' ? 'Diese Adresse' : `„${value}“`} gehört zu einem Portal, nicht dem Betrieb selbst, und wurde nicht übernommen.`,
  email_invalid: () => 'Keine lesbare E-Mail-Adresse.',
  email_unread: () => 'Diese Adresse liest niemand, darum wurde sie nicht übernommen.',
  profile_invalid: () => 'Keine Seite in einem bekannten sozialen Netzwerk.',
  personal_contact: () => 'Gehört vermutlich zu einer Person und wurde nicht übernommen.',
  further_values: value =>
    value === ''
      ? 'Es gibt mehr Werte, als hierher passen; die weiteren wurden weggelassen.'
      : `Hierher passt nur ein Wert; weggelassen: „${value}“.`,
  rating_unreadable: value => `„${value}“ ist keine Bewertung.`,
  rating_out_of_range: value => `Die Bewertung ${value} liegt nicht zwischen 1 und 5.`,
  rating_source_unknown: value =>
    `Woher die Bewertung „${value}“ stammt, steht nicht in der Datei: Sie wurde nicht übernommen. Nennen Sie die Spalte zum Beispiel „Google-Bewertung“ oder „Google-Rezensionen“, oder ergänzen Sie eine Spalte „Bewertungsquelle“.`,
  review_count_unreadable: value => `„${value}“ ist keine Anzahl von Bewertungen.`,
  reviews_per_score_unreadable: () => 'Die Verteilung der Bewertungen ist nicht lesbar.',
  reviews_link_invalid: () => 'Der Link zu den Bewertungen ist keine Internetadresse.',
  opening_hours_unreadable: value => `Die Öffnungszeiten sind nicht lesbar: „${value}“.`,
  photo_invalid: value => `„${value}“ ist keine Adresse eines Fotos.`,
  photos_count_unreadable: value => `„${value}“ ist keine Anzahl von Fotos.`,
  about_unreadable: () => 'Die Merkmale sind nicht lesbar.',
  verified_unreadable: value => `„${value}“ ist weder ja noch nein.`,
  price_unreadable: value => `„${value}“ ist kein Preisniveau.`,
  area_service_unreadable: value => `„${value}“ ist weder ja noch nein.`,
  place_id_invalid: value => `„${value}“ ist keine Google-Kennung.`,
  google_id_invalid: value => `„${value}“ ist keine Google-Kennung.`,
  cid_invalid: value => `„${value}“ ist keine Google-Kennung.`,
  cid_damaged: value => `Die Kennung ${value} wurde von einem Tabellenprogramm gerundet und ist unbrauchbar.`,
  cid_of_other_google_id: value =>
    `Die Kennung ${value} passt nicht zur Google-Kennung der Zeile und wurde nicht übernommen.`,
  id_of_other_business: value =>
    `Eine Kennung gehört zu einem anderen Betrieb und wurde nicht übernommen: ${value}.`,
  id_in_most_rows: value =>
    `Die Kennung ${value} steht in den meisten Zeilen und wurde deshalb nicht übernommen.`,
  field_locked: value => `Eine gesperrte Angabe bleibt, wie sie ist; nicht übernommen wurde: „${value}“.`,
  category_spelling: value => `In der Kategorie war ein Tippfehler, er wurde korrigiert: ${value}.`,
  category_unknown: value => `Die Kategorie „${value}“ steht in keiner Liste; sie wird eine eigene.`,
  two_businesses: value => `Die Zeile passt auch zu einem anderen Betrieb: ${value}.`,
  repeats_row: value => `Derselbe Betrieb wie in Zeile ${value} dieser Datei.`,
  listed_twice: value => `Name und Adresse gehören schon zu „${value}“ mit einer anderen Google-Kennung.`,
  merged_business: value => `Der Betrieb wurde mit ${value} zusammengeführt.`,
  known_left_out: () => 'Der Betrieb steht schon im Verzeichnis. Eingelesen wurden nur neue Betriebe.',
  new_left_out: () => 'Der Betrieb steht noch nicht im Verzeichnis. Eingelesen wurden nur bekannte Betriebe.',
  older_left_out: value => `Gespeichert sind neuere Daten (Stand ${value}). Der Betrieb blieb, wie er ist.`,
  older_than_stored: value => `Gespeichert waren neuere Daten (Stand ${value}).`,
  import_cancelled: () => 'Der Import wurde abgebrochen. Was bis dahin gespeichert war, bleibt gespeichert.',
  import_killed: () =>
    'Der Befehl zum Einlesen wurde beendet, bevor er fertig war. Was bis dahin gespeichert war, bleibt gespeichert.',
}
