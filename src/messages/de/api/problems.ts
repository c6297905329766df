import type { ErrorCode } from '#domain/error-codes.ts'

/** Codes of answers that are no broken promise of the domain but of HTTP itself. */
export type HttpCode =
  | 'route_unknown'
  | 'internal'
  | 'request_invalid'
  | 'too_many_requests'
  | 'fields_invalid'

export type Details = Readonly<Record<string, string | number>>

/** Numbers come as numbers: a language takes the form of its noun from Intl.PluralRules. */
export type ProblemMessages = Readonly<Record<ErrorCode | HttpCode, (details: Details) => string>>

/** The sentence shown for a broken promise, in German; values come from the error's details. */
export const messages: ProblemMessages = {
  route_unknown: () => 'Unter dieser Adresse gibt es nichts.',
  request_invalid: () => 'Diese Anfrage versteht der Server nicht. Bitte laden Sie die Seite neu.',
  too_many_requests: ({ minutes }) =>
    `Das waren zu viele Anfragen. Bitte warten Sie ${minutes === undefined ? 'einen Augenblick' : `${minutes} Minuten`}.`,
  internal: () => 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  city_name_required: () => 'Bitte nennen Sie einen Ort.',
  city_unknown: ({ city }) => `Den Ort „${city}“ kennt dieses Verzeichnis nicht.`,
  region_unknown: ({ region }) => `Die Region „${region}“ kennt dieses Verzeichnis nicht.`,
  category_unknown: ({ category, proposal }) =>
    `Die Kategorie „${category}“ gibt es hier nicht.${proposal === undefined ? '' : ` Meinten Sie „${proposal}“?`}`,
  business_unknown: () => 'Diesen Betrieb gibt es hier nicht.',
  business_gone: () => 'Dieser Eintrag wurde entfernt.',
  page_unknown: () => 'Diese Seite gibt es nicht.',
  document_unknown: () => 'Diesen Text gibt es hier nicht.',
  query_invalid: ({ reason }) => `Die Anfrage ist nicht verständlich: ${reason}.`,
  offset_too_large: ({ limit }) =>
    `Mehr als ${limit} Einträge zeigt die Liste nicht. Bitte grenzen Sie die Suche ein.`,
  index_not_ready: () => 'Das Verzeichnis wird gerade aufgebaut. Bitte versuchen Sie es gleich noch einmal.',
  store_newer: () =>
    'Die Datenbank stammt von einer neueren Version dieses Programms. Bitte aktualisieren Sie es.',
  store_locked: () => 'Gerade wird viel gespeichert. Bitte versuchen Sie es gleich noch einmal.',
  store_unavailable: () => 'Die Datenbank antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
  file_too_large: details => tooLarge(details),
  file_kind_unknown: ({ kind }) =>
    OTHER_KINDS[String(kind)] ?? `Diese Datei ist keine lesbare Tabelle. ${UPLOAD}`,
  file_damaged: () =>
    'Die Datei ist beschädigt oder unvollständig. Bitte laden Sie sie dort, wo sie herkommt, noch einmal herunter.',
  file_suspicious: () =>
    'Die Datei wurde nicht geöffnet, um den Server zu schützen: Ausgepackt wäre sie ungewöhnlich groß. Bitte speichern Sie die Tabelle als .csv.',
  file_empty: () => 'Die Datei enthält keine Zeilen mit Betrieben. Bitte prüfen Sie, ob es die richtige ist.',
  file_not_businesses: details => notBusinesses(details),
  file_too_slow: ({ limitSeconds }) =>
    `Das Lesen der Datei dauerte länger als ${Math.round(Number(limitSeconds) / 60)} Minuten und wurde beendet. Bitte teilen Sie sie.`,
  file_reader_out_of_memory: () =>
    'Die Datei braucht beim Lesen zu viel Speicher. Bitte teilen Sie sie in kleinere Dateien.',
  file_unreadable: () =>
    'Diese Datei lässt sich nicht lesen. Bitte öffnen Sie sie in Ihrer Tabellenkalkulation und speichern Sie sie als .csv.',
  upload_missing: () => 'Bitte wählen Sie eine Datei aus.',
  upload_gone: () =>
    'Die Datei dieses Imports ist schon verwendet oder gelöscht. Bitte laden Sie sie noch einmal hoch.',
  picture_format: () =>
    'Bitte laden Sie ein Bild als JPEG, PNG, WebP oder AVIF hoch; andere Dateien werden nicht angenommen.',
  picture_moving: () => 'Bewegte Bilder werden nicht angenommen. Bitte laden Sie ein einzelnes Bild hoch.',
  picture_too_large: ({ limitMegapixels }) =>
    `Das Bild hat mehr als ${limitMegapixels} Millionen Bildpunkte. Bitte verkleinern Sie es.`,
  picture_too_small: () => 'Das Bild ist zu klein: Es braucht mindestens 40 Bildpunkte in Breite und Höhe.',
  picture_damaged: () =>
    'Das Bild ist beschädigt oder unvollständig. Bitte speichern Sie es noch einmal und versuchen Sie es erneut.',
  picture_unknown: () => 'Dieses Bild gibt es hier nicht.',
  pictures_too_many: ({ limit }) =>
    `Mehr als ${limit} Bilder kann ein Betrieb nicht haben. Bitte entfernen Sie erst eines.`,
  offered_too_many: ({ limit }) => `Zu einer Korrektur nehmen wir höchstens ${limit} Bilder an.`,
  disk_full: () => 'Auf dem Server ist kein Platz mehr. Es wurde nichts geändert.',
  not_logged_in: () => 'Bitte melden Sie sich an.',
  login_failed: () => 'Ungültiges Passwort!',
  code_required: () => 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  code_wrong: () =>
    'Der Code stimmt nicht, ist abgelaufen oder wurde schon benutzt. Bitte geben Sie den nächsten ein.',
  second_factor_unreadable: () =>
    'Der zweite Faktor lässt sich nicht lesen, weil der Schlüssel der Website fehlt oder ein anderer ist. Betreiber: Stellen Sie SECRET_KEY oder die Datei secret.key wieder her, oder schalten Sie den zweiten Faktor auf dem Server aus: npm run admin:password -- --disable-2fa',
  second_factor_missing: () => 'Der zweite Faktor ist nicht eingeschaltet.',
  session_unknown: () => 'Dort sind Sie schon abgemeldet.',
  cross_site: () => 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  password_required: () => 'Bitte bestätigen Sie die Änderung mit Ihrem Passwort.',
  password_wrong: () => 'Das Passwort stimmt nicht.',
  password_too_short: ({ limit }) => `Das Passwort braucht mindestens ${limit} Zeichen.`,
  password_guessable: () =>
    'Dieses Passwort ist leicht zu erraten. Nehmen Sie ein längeres, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
  account_unknown: () => 'Dieses Konto gibt es nicht.',
  account_exists: ({ username }) => `Ein Konto mit dem Namen „${username}“ gibt es schon.`,
  account_last: () => 'Das letzte Konto können Sie nicht entfernen, sonst kommt niemand mehr hinein.',
  job_unknown: () => 'Diesen Auftrag gibt es nicht.',
  job_running: () => 'Ein Auftrag dieser Art läuft schon. Bitte warten Sie, bis er fertig ist.',
  job_finished: () => 'Dieser Auftrag ist schon zu Ende.',
  job_lost: () =>
    'Der Auftrag ist mehrmals abgestürzt und wird nicht noch einmal gestartet. Den Grund finden Sie in der Ausgabe des Servers (Log).',
  import_unknown: () => 'Diesen Import gibt es nicht.',
  queue_full: ({ limit }) =>
    `Es warten schon ${limit} Importe. Bitte versuchen Sie es wieder, wenn einige fertig sind.`,
  mapping_invalid: ({ reason }) =>
    reason === 'name_missing'
      ? 'Bitte ordnen Sie eine Spalte dem Namen des Betriebs zu.'
      : reason === 'place_missing'
        ? 'Bitte ordnen Sie auch eine Spalte mit Adresse, Ort, Telefon, Position oder Google-Kennung zu.'
        : reason === 'column_twice'
          ? 'Jedes Feld kann nur einer Spalte zugeordnet werden.'
          : 'Diese Spalten hat die Datei nicht. Bitte laden Sie die Seite neu.',
  date_in_future: () => 'Der Stand der Daten kann nicht in der Zukunft liegen.',
  import_unfinished: () => 'Der Import läuft noch. Was dabei herauskommt, steht später unter „Importe“.',
  import_not_undoable: ({ count }) =>
    count === undefined
      ? 'Dieser Import kann nicht mehr zurückgenommen werden.'
      : `Dieser Import kann nicht mehr zurückgenommen werden: ${count === 1 ? 'Ein Eintrag wurde' : `${count} Einträge wurden`} seitdem geändert.`,
  import_search_unknown: () => 'Zu dieser Suche gibt es keinen Import mehr.',
  business_changed: () =>
    'Jemand anderes hat diesen Eintrag inzwischen geändert. Ihre Eingaben sind noch da; bitte vergleichen Sie.',
  place_id_taken: () => 'Diese Google-Kennung gehört schon zu einem anderen Betrieb.',
  history_unknown: () => 'Diese Änderung gibt es nicht.',
  history_not_undoable: () =>
    'Diese Änderung lässt sich nicht zurücknehmen, weil eine neuere darauf aufbaut. Nehmen Sie zuerst die neuere zurück.',
  merge_impossible: () => 'Diese beiden Einträge lassen sich nicht zusammenführen.',
  bulk_count_changed: ({ count }) =>
    `Inzwischen betrifft das ${count === 1 ? 'einen Betrieb' : `${count} Betriebe`} und nicht mehr so viele, wie Sie bestätigt haben. Bitte bestätigen Sie noch einmal.`,
  bulk_edit_unknown: () => 'Diese Sammeländerung gibt es nicht.',
  bulk_edit_not_undoable: () =>
    'An dieser Sammeländerung lässt sich nichts mehr zurücknehmen: Sie läuft noch, ist schon zurückgenommen, oder alle Betriebe wurden seitdem noch einmal geändert.',
  range_required: () => 'Bitte geben Sie Anfang und Ende des Bereichs ein.',
  date_required: () => 'Bitte wählen Sie ein Datum.',
  redirects_too_many: ({ limit }) =>
    `Mit dieser Liste wären es mehr als ${limit} Weiterleitungen. Gespeichert wurde nichts; bitte kürzen Sie sie.`,
  backup_unknown: () => 'Diese Sicherung gibt es nicht.',
  backup_damaged: () =>
    'Diese Datei ist beschädigt oder keine Sicherung dieses Verzeichnisses. Bitte nehmen Sie eine andere.',
  backup_too_large: () =>
    'Die Sicherung ist ausgepackt größer als erlaubt. Auf dem Server hilft „npm run restore“ mit --max-size.',
  download_unconfirmed: () => 'Bitte bestätigen Sie das Herunterladen noch einmal mit Ihrem Passwort.',
  passphrase_required: () => 'Diese Sicherung ist verschlüsselt. Bitte geben Sie ihren Passwortsatz ein.',
  passphrase_wrong: () => 'Der Passwortsatz gehört nicht zu dieser Sicherung.',
  passphrase_lost: () =>
    'Der Server wurde neu gestartet und kennt den Passwortsatz nicht mehr. Bitte starten Sie die Sicherung noch einmal.',
  report_unknown: () => 'Zu diesem Auftrag gibt es keinen Bericht.',
  submission_unknown: () => 'Diese Einsendung gibt es nicht.',
  business_erased: () =>
    'Dieser Eintrag wurde auf Verlangen einer Person gelöscht und lässt sich nicht wiederherstellen.',
  submission_decided: () => 'Über diese Einsendung ist schon entschieden.',
  submission_kind: () => 'Das geht bei dieser Art von Einsendung nicht.',
  submission_without_email: () =>
    'Wer das geschickt hat, hat keine E-Mail-Adresse angegeben und kann keine Antwort bekommen.',
  listing_suppressed: () =>
    'Dieser Betrieb oder diese Person steht auf der Sperrliste und darf nicht aufgenommen werden. Heben Sie zuerst die Sperre auf, wenn der Eintrag trotzdem erscheinen soll.',
  form_too_fast: () =>
    'Das ging sehr schnell. Bitte warten Sie einen Augenblick und senden Sie noch einmal ab.',
  form_expired: () =>
    'Dieses Formular war zu lange offen. Bitte laden Sie die Seite neu; was Sie geschrieben haben, bleibt stehen.',
  link_unknown: () => 'Dieser Link ist nicht gültig. Öffnen Sie ihn bitte direkt aus der E-Mail.',
  link_expired: () => 'Dieser Link ist abgelaufen.',
  mail_unknown: () => 'Diese E-Mail gibt es nicht.',
  mail_server_missing: () =>
    'Es ist kein Mailserver eingerichtet. Tragen Sie unter „Einstellungen“, „E-Mail und Adresse“ einen ein; wartende E-Mails werden dann gesendet.',
  mail_not_possible: () =>
    'Diese Website kann zurzeit keine E-Mails senden. Ohne den Link zum Bestätigen geht das nicht; es wurde nichts gespeichert.',
  setting_fixed: ({ variable }) =>
    `Das ist auf dem Server festgelegt (Umgebungsvariable ${variable}) und lässt sich hier nicht ändern.`,
  suppression_unknown: () => 'Diese Sperre gibt es nicht mehr.',
  synonym_unknown: () => 'Dieses Synonym gibt es nicht mehr.',
  category_exists: ({ category }) => `Die Kategorie „${category}“ gibt es schon. Führen Sie beide zusammen.`,
  category_circle: ({ category }) =>
    `Das ergäbe einen Kreis: „${category}“ führt selbst dorthin zurück. Heben Sie erst diese Regel auf.`,
  category_rule_exists: ({ category }) =>
    `Für „${category}“ gilt schon eine Regel. Heben Sie diese erst auf.`,
  category_rule_unknown: () => 'Diese Regel gibt es nicht mehr.',
  category_rule_used: ({ category }) =>
    `Die Regel für „${category}“ baut darauf auf. Heben Sie diese erst auf.`,
  subscriber_unknown: () => 'Diesen Empfänger gibt es nicht.',
  address_refused: () => 'Diese Adresse darf der Server nicht aufrufen.',
  drawing_busy: () =>
    'Gerade werden sehr viele Bilder gezeichnet. Bitte versuchen Sie es gleich noch einmal.',
  passwords_busy: () =>
    'Gerade werden sehr viele Passwörter geprüft. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  erasures_unreadable: () =>
    'Die Liste der Löschungen (erasures.json im Datenordner) ist beschädigt. Ohne sie könnte eine Sicherung zurückbringen, was gelöscht wurde. Bitte legen Sie die Datei aus einer Kopie zurück.',
  secret_unreadable: () =>
    'Ein gespeichertes Passwort lässt sich nicht lesen, weil der Schlüssel der Website ein anderer ist als damals. Legen Sie auf dem Server die frühere Datei secret.key zurück, oder setzen Sie dort den früheren SECRET_KEY.',
  fields_invalid: ({ count }) =>
    count === 1 ? 'Eine Angabe stimmt noch nicht.' : `${count} Angaben stimmen noch nicht.`,
}

const UPLOAD = 'Bitte laden Sie .xlsx, .xls, .csv, .json oder .zip hoch.'

/** What a file is instead, and what makes a table of it. */
const OTHER_KINDS: Readonly<Record<string, string>> = {
  encrypted: 'Diese Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort.',
  gzip: 'Das ist ein .gz-Archiv. Bitte packen Sie es aus und laden Sie die Tabelle darin hoch.',
  html: 'Das ist eine Internetseite. Bitte öffnen Sie die Datei in Ihrer Tabellenkalkulation und speichern Sie sie als .xlsx.',
  image: `Das ist ein Bild, keine Tabelle. ${UPLOAD}`,
  numbers: 'Das ist eine Tabelle von Apple Numbers. Bitte exportieren Sie sie dort als .xlsx.',
  ods: 'Das ist eine Tabelle von LibreOffice oder OpenOffice. Bitte speichern Sie sie dort als .xlsx.',
  'old-excel': 'Diese Tabelle stammt aus einem sehr alten Excel. Bitte speichern Sie sie als .xlsx.',
  pdf: `Das ist ein PDF, keine Tabelle. ${UPLOAD}`,
  presentation: `Das ist eine Präsentation, keine Tabelle. ${UPLOAD}`,
  rar: 'Das ist ein .rar-Archiv. Bitte packen Sie es aus und laden Sie die Tabelle darin hoch.',
  rtf: `Das ist ein Textdokument, keine Tabelle. ${UPLOAD}`,
  'seven-zip': 'Das ist ein .7z-Archiv. Bitte packen Sie es aus und laden Sie die Tabelle darin hoch.',
  sqlite: `Das ist eine Datenbank, keine Tabelle. ${UPLOAD}`,
  'text-document': `Das ist ein Textdokument, keine Tabelle. ${UPLOAD}`,
  xlsb: 'Das ist eine Arbeitsmappe im Format .xlsb. Bitte speichern Sie sie in Excel als .xlsx.',
  'xml-spreadsheet': 'Das ist eine Tabelle im Format XML. Bitte speichern Sie sie in Excel als .xlsx.',
  zip: `In diesem Archiv ist keine Tabelle. ${UPLOAD}`,
  'zip-of-several': 'Das Archiv enthält mehrere Tabellen. Bitte laden Sie jede für sich hoch.',
}

/** What can be done where the directory may be wrong. */
const MAP_BY_HAND = 'Sind es doch Betriebe, ordnen Sie die Spalten von Hand zu.'

const NOT_BUSINESSES: Record<string, string> = {
  zillow: 'Das ist ein Export von Immobilienanzeigen (Zillow), keine Liste von Betrieben.',
  reviews:
    'Das ist ein Export von Bewertungen, keine Liste von Betrieben. Bitte laden Sie den Export der Orte hoch.',
  people: `Das ist eine Liste von Personen, keine Liste von Betrieben. ${MAP_BY_HAND}`,
  empty: 'Die erste Zeile der Tabelle ist leer. Bitte laden Sie eine Datei mit einer Kopfzeile hoch.',
  photos:
    'Das ist ein Export von Fotos, keine Liste von Betrieben. Bitte laden Sie den Export der Orte hoch.',
  orders: `Das ist ein Export von Bestellungen oder Rechnungen, keine Liste von Betrieben. ${MAP_BY_HAND}`,
  products: `Das ist eine Liste von Artikeln, keine Liste von Betrieben. ${MAP_BY_HAND}`,
  'search-results': `Das ist ein Export von Treffern einer Websuche, keine Liste von Betrieben. Bitte laden Sie den Export der Orte hoch. ${MAP_BY_HAND}`,
  contacts: `Das ist ein Export von E-Mail-Adressen und Profilen, keine Liste von Betrieben. Bitte laden Sie den Export der Orte hoch. ${MAP_BY_HAND}`,
  'name missing':
    'In der Kopfzeile fehlt eine Spalte mit dem Namen des Betriebs, zum Beispiel „Name“ oder „Firma“.',
  'place missing':
    'In der Kopfzeile fehlt eine Spalte mit Adresse, Ort, Telefon oder Google-Kennung, zum Beispiel „PLZ“ oder „Telefon“.',
  'name place missing':
    'In der Kopfzeile fehlen eine Spalte mit dem Namen des Betriebs und eine mit Adresse, Ort, Telefon oder Google-Kennung, zum Beispiel „Name“ und „PLZ“.',
}

function notBusinesses({ reason, found, missing }: Details): string {
  const sentence =
    NOT_BUSINESSES[missing === undefined ? String(reason) : `${missing} missing`] ??
    'Das ist keine Liste von Betrieben.'
  return found === undefined ? sentence : `${sentence} Gefundene Spalten: ${found}.`
}

function tooLarge({ reason, limitMegabytes, limitRows, limitColumns, limitEntries }: Details): string {
  if (reason === 'picture')
    return `Das Bild ist größer als ${limitMegabytes} MB. Bitte speichern Sie es kleiner.`
  if (limitMegabytes !== undefined)
    return `Die Datei ist größer als ${limitMegabytes} MB. Bitte teilen Sie sie.`
  if (limitRows !== undefined) return `Die Datei hat mehr als ${limitRows} Zeilen. Bitte teilen Sie sie.`
  if (limitColumns !== undefined) return `Die Datei hat mehr als ${limitColumns} Spalten.`
  if (limitEntries !== undefined) return `Die Datei besteht aus mehr als ${limitEntries} Teilen.`
  return 'Die Datei ist zu groß.'
}
