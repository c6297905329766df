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
  discard: 'Änderungen verwerfen',
  loadFailed: 'Einstellungen konnten nicht geladen werden',
  loadFailedText: 'Beim Laden der Einstellungen ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu.',
  saved: 'Gespeichert ✓ Alle Einstellungen sind gespeichert und sofort wirksam.',
  saveFailed: (message: string) => `Fehler ✗ Die Einstellungen konnten nicht gespeichert werden: ${message}`,
  site: {
    title: 'Website',
    site_title: 'Name der Website',
    site_titleHint: 'Steht in der Kopfzeile, im Titel jeder Seite und in Suchmaschinen.',
    site_description: 'Beschreibung',
    site_descriptionHint: 'Ein Satz für Suchmaschinen, höchstens 320 Zeichen.',
  },
  operator: {
    title: 'Betreiber',
    intro:
      'Impressum (§ 5 DDG), Datenschutzerklärung und Kontaktseite werden aus diesen Angaben gemacht. Name, Anschrift und E-Mail sind Pflicht, bevor die Website öffentlich wird.',
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
    support_hours: 'Telefonzeiten, wie sie gezeigt werden',
    reply_hours: 'Antwort auf Nachrichten innerhalb von (Stunden)',
    hint: 'Versprochen wird das nur, solange ein Betreiber eingetragen ist.',
  },
  about: {
    title: 'Über uns',
    timeline: 'Was wann geschah',
    team: 'Wer daran arbeitet',
    entryTitle: 'Überschrift',
    entryText: 'Text',
    add: 'Eintrag hinzufügen',
    remove: 'Eintrag entfernen',
    none: 'Ohne Einträge bleibt dieser Abschnitt auf der Seite verborgen.',
  },
  data: {
    title: 'Angaben und Karten',
    shows_photos: 'Fotos zeigen',
    shows_photosHint:
      'Für eingelesene Fotos brauchen Sie die Rechte. Ausgeschaltet stehen an ihrer Stelle eigene Bilder oder die Zeichnung der Kategorie.',
    shows_ratings: 'Bewertungen zeigen',
    shows_ratingsHint: 'Immer mit Quelle und dem Hinweis, dass sie nicht geprüft sind (§ 5b UWG).',
    marks_up_ratings: 'Bewertungen für Suchmaschinen auszeichnen',
    marks_up_ratingsHint:
      'Die Regeln von Google verbieten das für Bewertungen, die von anderen Websites übernommen sind. Google kann dann die Sterne aller Seiten dieser Website ausblenden. Nur wirksam, solange Bewertungen gezeigt werden.',
    logs_searches: 'Suchen zählen',
    logs_searchesHint:
      'Was Besucher suchen, wird je Tag, Worten und Ort gezählt und 90 Tage aufbewahrt, ohne Angaben zur Person. Die Datenschutzerklärung sagt es. Ausgeschaltet wird das Gezählte gelöscht.',
    tile_url: 'Kartenbilder (Adresse mit {z}, {x} und {y})',
    tile_urlHint: 'Leer: keine Karten. Besucher laden sie erst nach einem Klick.',
    tile_attribution: 'Quellenangabe der Karte',
    countries: 'Weitere Länder',
    countriesHint:
      'Aus diesen Ländern nehmen Importe Betriebe auf, außer aus Deutschland. Zeilen aus anderen Ländern bleiben draußen und stehen im Bericht.',
    fallback: 'Zahlen für den Notfall',
    fallbackHint: 'Erscheinen nur, solange die wahren Zahlen nicht gelesen werden können.',
    fallback_businesses: 'Betriebe',
    fallback_cities: 'Orte',
    fallback_rating: 'Bewertung im Mittel',
  },
  /** A map of the site's own (map.pmtiles); a fault is the end of its sentence. */
  mapFile: {
    none: 'Eine eigene Karte hat diese Website nicht: Im Datenordner liegt keine Datei map.pmtiles.',
    usable: (size: string, depth: number) =>
      `Diese Website zeigt ihre eigene Karte: map.pmtiles im Datenordner, ${size}, bis Stufe ${depth}. Besucher sehen sie ohne Einwilligung, denn kein Dritter erfährt davon. Die Adresse hier unten gilt erst wieder, wenn die Datei entfernt ist.`,
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
      'Dieser Code steht ungefiltert auf jeder öffentlichen Seite, nie in der Verwaltung. Jede Änderung braucht Ihr Passwort und wird protokolliert.',
    head_code: 'Kopfcode (am Ende von <head>)',
    footer_code: 'Fußcode (am Ende von <body>)',
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
    never: 'startet nie: unbekannte oder fehlende Kategorie',
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
    restore: 'In den Editor holen',
    restored: 'Die Fassung steht im Editor. Gespeichert wird sie erst mit „Speichern“.',
  },
}

export type AdminSettingsMessages = typeof messages
