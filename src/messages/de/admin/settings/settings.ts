import type { Operator } from '#domain/settings/settings.ts'
import type { Count } from '#messages/count.ts'

/** What the settings' screen says, in German. */
export const messages = {
  title: 'Einstellungen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  unsaved: (count: Count) =>
    count.plural({
      one: 'Eine Änderung ist noch nicht gespeichert.',
      other: `${count} Änderungen sind noch nicht gespeichert.`,
    }),
  nothing: 'Alles ist gespeichert.',
  discard: 'Verwerfen',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  loadFailedText: 'Beim Laden der Einstellungen ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu.',
  saved: 'Gespeichert ✓ Alle Einstellungen gelten sofort.',
  saveFailed: (message: string) => `Fehler ✗ Die Einstellungen konnten nicht gespeichert werden: ${message}`,
  labels: {
    title: 'Name der Website',
    description: 'Beschreibung',
    supportHours: 'Telefonzeiten, wie sie gezeigt werden',
    replyHours: 'Antwort auf Nachrichten innerhalb von (Stunden)',
    timeline: 'Was wann geschah',
    team: 'Wer daran arbeitet',
    showsPhotos: 'Fotos zeigen',
    showsRatings: 'Bewertungen zeigen',
    marksUpRatings: 'Sterne auch in Suchmaschinen zeigen lassen',
    logsSearches: 'Suchen zählen',
    tileUrl: 'Kartenbilder (Adresse mit {z}, {x} und {y})',
    tileAttribution: 'Quellenangabe der Karte',
    countries: 'Weitere Länder',
    fallbackBusinesses: 'Betriebe',
    fallbackCities: 'Orte',
    fallbackRating: 'Bewertung im Schnitt',
    headCode: 'Kopfcode (am Ende von <head>)',
    footerCode: 'Fußcode (am Ende von <body>)',
  },
  hints: {
    title: 'Steht in der Kopfzeile, im Titel jeder Seite und in Suchmaschinen.',
    description: 'Ein Satz für Suchmaschinen, höchstens 320 Zeichen.',
    showsPhotos:
      'Für eingelesene Fotos brauchen Sie die Rechte. Schalten Sie das aus, stehen dort eigene Bilder oder die Zeichnung der Kategorie.',
    showsRatings: 'Immer mit Quelle und dem Hinweis, dass sie nicht geprüft sind (§ 5b UWG).',
    marksUpRatings:
      'Google verbietet das für Bewertungen, die von anderen Websites stammen, und kann dann die Sterne auf allen Seiten dieser Website ausblenden. Das gilt nur, solange die Website Bewertungen zeigt.',
    logsSearches:
      'Die Website zählt, wie oft nach welchen Worten und Orten gesucht wird, nicht von wem, und löscht das nach 90 Tagen. Die Datenschutzerklärung sagt das auch. Schalten Sie es aus, wird das Gezählte sofort gelöscht.',
    tileUrl: 'Bleibt das Feld leer, gibt es keine Karten. Besucher laden sie erst nach einem Klick.',
    countries:
      'Importe nehmen Betriebe aus Deutschland auf und aus diesen Ländern. Zeilen aus anderen Ländern lassen sie aus und nennen sie im Bericht.',
  },
  site: {
    title: 'Website',
  },
  operator: {
    title: 'Betreiber',
    intro:
      'Aus diesen Angaben entstehen Impressum (§ 5 DDG), Datenschutzerklärung und Kontaktseite. Name, Anschrift und E-Mail sind Pflicht, bevor die Website öffentlich wird.',
    fields: {
      name: 'Name oder Firma',
      representedBy: 'Vertreten durch',
      street: 'Straße und Hausnummer',
      postalCode: 'Postleitzahl',
      city: 'Ort',
      email: 'E-Mail',
      phone: 'Telefon',
      registerCourt: 'Registergericht',
      registerNumber: 'Registernummer',
      vatId: 'Umsatzsteuer-ID',
      supervisoryAuthority: 'Aufsichtsbehörde',
      responsibleForContent: 'Verantwortlich für Inhalte (§ 18 MStV)',
      dataProtectionOfficer: 'Datenschutzbeauftragte Person',
    } satisfies Record<keyof Operator, string>,
  },
  support: {
    title: 'Erreichbarkeit',
    hint: 'Die Website verspricht das nur, solange ein Betreiber eingetragen ist.',
  },
  about: {
    title: 'Über uns',
    entryTitle: 'Überschrift',
    entryText: 'Text',
    add: 'Eintrag hinzufügen',
    remove: 'Eintrag entfernen',
    none: 'Noch nichts eingetragen. So lange fehlt dieser Abschnitt auf der Seite.',
  },
  data: {
    title: 'Angaben und Karten',
    fallback: 'Zahlen für den Notfall',
    fallbackHint: 'Die Website zeigt sie nur, solange sie die richtigen Zahlen nicht lesen kann.',
  },
  /** A map of the site's own (map.pmtiles); a fault is the end of its sentence. */
  mapFile: {
    none: 'Eine eigene Karte hat diese Website nicht. Dafür müsste im Datenordner eine Datei map.pmtiles liegen.',
    usable: (size: string, depth: number) =>
      `Diese Website zeigt ihre eigene Karte: map.pmtiles im Datenordner, ${size}, bis Stufe ${depth}. Besucher sehen sie ohne Einwilligung, denn niemand sonst erfährt davon. Die Adresse hier unten gilt erst wieder, wenn Sie die Datei entfernen.`,
    faulty: (fault: string) =>
      `Die Datei map.pmtiles im Datenordner ${fault}. Bis das behoben ist, gilt die Adresse hier unten.`,
    faults: {
      foreign: 'ist keine PMTiles-Datei',
      version: 'ist keine PMTiles-Datei der Version 3',
      pictures: 'enthält Bilder statt Vektoren',
      compression: 'ist anders gepackt als mit gzip',
      short: 'ist kürzer, als sie selbst angibt: Sie wurde nur zum Teil kopiert oder heruntergeladen',
      damaged: 'ist beschädigt',
      closed: 'lässt sich nicht lesen: Bitte prüfen Sie die Rechte',
    },
  },
  code: {
    title: 'Kopf- und Fußcode',
    intro:
      'Hierher gehört fremder Code, etwa für Statistik oder Werbung. Er steht unverändert auf jeder öffentlichen Seite, nie in der Verwaltung. Für jede Änderung brauchen Sie Ihr Passwort, und sie steht im Protokoll.',
    off: 'Sofort abschalten',
    offDone: 'Kopf- und Fußcode sind abgeschaltet.',
    consent:
      'Was Daten auf dem Gerät speichert oder an Dritte sendet, braucht Einwilligung (§ 25 TDDDG). Schreiben Sie dazu data-category="analytics", "marketing" oder "preferences" an das Element script, iframe, img, link, embed oder noscript: Die Seiten fragen dann um Einwilligung, und es startet erst danach. Ohne diese Angabe startet es sofort.',
    preview: 'Vorschau: was der Code bewirkt',
    previewNone: 'Der Code ist leer: Auf den Seiten steht nur, was zur Website gehört.',
    inline: (count: Count) => `Eingebettetes Skript, ${count} Zeichen`,
    external: (host: string) => `Skript von ${host}`,
    otherElement: (name: string) => `Element <${name}>`,
    textOnly: 'Text ohne Element',
    atOnce: 'läuft sofort',
    never: 'startet nie: Die Kategorie fehlt oder ist nicht bekannt',
    after: (category: string) => `erst nach Einwilligung: ${category}`,
    contacts: 'stellt ohne Einwilligung eine Verbindung her',
    categories: {
      analytics: 'Analyse',
      marketing: 'Marketing',
      preferences: 'Präferenzen',
    },
    passwordTitle: 'Code ändern',
    passwordText: 'Dieser Code läuft im Browser aller Besucher. Bitte bestätigen Sie mit Ihrem Passwort.',
    versions: 'Frühere Fassungen',
    versionsNone: 'Noch keine früheren Fassungen.',
    versionBy: (moment: string, name: string) => `${moment} von ${name}`,
    versionEmpty: 'abgeschaltet',
    restore: 'Wieder einsetzen',
    restored: 'Die Fassung steht wieder im Feld. Gespeichert wird sie erst mit „Speichern“.',
  },
}

export type AdminSettingsMessages = typeof messages
