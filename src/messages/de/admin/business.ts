import type { Source } from '#domain/business/business.ts'
import type { BusinessStatus } from '#domain/business/field-values.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import type { HistoryKind } from '#domain/business/history.ts'
import type { Count } from '#messages/count.ts'
import { messages as fields } from '#messages/de/fields.ts'

/** What editing one business, its history and its fields are called, in German. */
export const messages = {
  title: 'Betrieb bearbeiten',
  failed: 'Der Betrieb konnte nicht geladen werden',
  number: (number: string) => `Betriebsnummer ${number}`,
  toPublic: 'Auf der Website ansehen',
  toList: 'Zurück zur Tabelle',
  adding: {
    title: 'Betrieb anlegen',
    lead: 'Name, Kategorie und Ort genügen. Bilder, Merkmale und alles Weitere tragen Sie danach ein. Was Sie hier angeben, ist gegen Importe gesperrt.',
    save: 'Betrieb anlegen',
    nothing: 'Noch keine Angaben',
    facts: (count: Count) => count.plural({ one: 'Eine Angabe', other: `${count} Angaben` }),
    added: (name: string) => `„${name}“ ist angelegt und in wenigen Sekunden zu finden.`,
    similar: 'Gibt es diesen Betrieb schon?',
    similarText:
      'Noch ist nichts gespeichert. Diese Einträge haben einen ähnlichen Namen am selben Ort oder dieselbe Telefonnummer:',
    same: 'Diesen Betrieb gibt es schon',
    sameText:
      'Nichts wurde gespeichert: Name und Adresse sind die dieses Eintrags. Bitte bearbeiten Sie ihn.',
    another: 'Es ist ein anderer: anlegen',
  },
  state: {
    public: 'Öffentlich',
    hidden: 'Ausgeblendet: Besucher sehen diesen Betrieb nicht.',
    removed: {
      gone: 'Entfernt: Auf seiner Seite steht nur noch, dass er entfernt wurde (410), und kein Import legt ihn neu an.',
      'not-found': 'Entfernt: Besucher lesen, dass es die Seite nicht gibt (404).',
    },
    merged: {
      moved: (winner: string) =>
        `Mit „${winner}“ zusammengeführt: Die alte Adresse leitet dorthin weiter (301), und Importe legen diesen Eintrag nicht mehr an.`,
      gone: (winner: string) =>
        `Mit „${winner}“ zusammengeführt. Dieser Eintrag ist entfernt; auf seiner Seite steht nur noch das (410).`,
      'not-found': (winner: string) =>
        `Mit „${winner}“ zusammengeführt. Besucher sehen diesen Eintrag nicht (404).`,
    },
    toWinner: (winner: string) => `„${winner}“ öffnen`,
    removedHint: 'Zum Bearbeiten stellen Sie ihn bitte zuerst wieder her.',
  },
  groups: {
    name: 'Name und Kategorie',
    address: 'Adresse',
    contact: 'Kontakt',
    hours: 'Öffnungszeiten',
    rating: 'Bewertung',
    about: 'Beschreibung und Merkmale',
    google: 'Google-Kennungen',
  },
  fields,
  websiteCheck: {
    checked: (day: string, result: string) => `Zuletzt geprüft am ${day}: ${result}.`,
    dead: (days: Count) =>
      `An ${days} verschiedenen Tagen nicht erreichbar: Besucher sehen die Website deshalb nicht.`,
  },
  hints: {
    ratingSource:
      'Zum Beispiel „Google“. Sie steht neben der Bewertung; ohne Quelle zeigen wir die Bewertung nicht.',
    subtypes: 'Eine pro Zeile',
    photos: 'Eine pro Zeile, das beste Foto zuerst',
    profiles: 'Eine Adresse pro Zeile',
    openingHours:
      'Zum Beispiel „9-12:30, 14-18“, „ab 17 Uhr“, „geschlossen“, „nach Vereinbarung“ oder „rund um die Uhr“. Leer heißt unbekannt.',
  } as Readonly<Partial<Record<BusinessField, string>>>,
  stars: (count: Count) => count.plural({ one: '1 Stern', other: `${count} Sterne` }),
  understood: (hours: string) => `Verstanden: ${hours}`,
  statuses: {
    operational: 'In Betrieb',
    'closed-temporarily': 'Vorübergehend geschlossen',
    'closed-permanently': 'Dauerhaft geschlossen',
  } satisfies Record<BusinessStatus, string>,
  unknown: 'Unbekannt',
  empty: 'leer',
  yes: 'ja',
  no: 'nein',
  about: {
    add: 'Merkmal hinzufügen',
    choose: 'Bitte wählen',
    value: (attribute: string) => `${attribute}: Angabe`,
    remove: (attribute: string) => `${attribute} entfernen`,
    none: 'Noch keine Merkmale.',
  },
  sources: {
    'google-maps': 'Google Maps',
    spreadsheet: 'aus einer Tabelle',
    owner: 'vom Inhaber',
    administrator: 'von der Verwaltung',
    demonstration: 'Beispieldaten',
  } satisfies Record<Source, string>,
  /** Where a field's value came from: 'Google Maps, 1.11.2026'. */
  provenance: (source: string, date: string) => `${source}, ${date}`,
  changed: 'geändert',
  lock: 'Gegen Importe gesperrt',
  save: {
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    discard: 'Verwerfen',
    changes: (count: Count) => count.plural({ one: 'Eine Änderung', other: `${count} Änderungen` }),
    none: 'Keine Änderungen',
    saved: 'Gespeichert.',
    failed: 'Nicht gespeichert',
  },
  conflict: {
    title: 'Inzwischen geändert',
    text: 'Jemand anderes hat diesen Eintrag geändert, während Sie daran gearbeitet haben. Von Ihnen ist noch nichts gespeichert. Bitte wählen Sie, was gelten soll.',
    stored: 'Jetzt gespeichert',
    mine: 'Von Ihnen',
    choose: (field: string) => `${field}: was soll gelten?`,
    apply: 'Auswahl übernehmen und speichern',
    missing: 'Bitte wählen Sie für jedes Feld, was gelten soll.',
    taken: 'Diese Felder hatten Sie nicht geändert. Sie zeigen jetzt, was neu gespeichert ist:',
    withoutClash: 'Sie haben andere Felder geändert. Speichern Sie einfach noch einmal.',
  },
  actions: {
    hide: 'Ausblenden',
    show: 'Einblenden',
    remove: 'Entfernen',
    restore: 'Wiederherstellen',
    hidden: 'Der Betrieb ist ausgeblendet.',
    shown: 'Der Betrieb ist wieder zu sehen.',
    removed: 'Der Betrieb ist entfernt.',
    restored: 'Der Betrieb ist wiederhergestellt.',
    removeTitle: 'Diesen Betrieb entfernen?',
    removeText:
      'Auf seiner Seite steht dann nur noch, dass er entfernt wurde (410), und er kommt auf die Sperrliste: Kein Import legt ihn neu an. Sie können ihn später wiederherstellen.',
    restoreTitle: 'Diesen Betrieb wiederherstellen?',
    restoreText: 'Er ist dann wieder zu sehen und steht nicht mehr auf der Sperrliste.',
    restoreMergedText:
      'Nur dieser Eintrag kommt zurück; was der andere von ihm übernommen hat, bleibt dort. Beides machen Sie mit „Zusammenführung zurücknehmen“ rückgängig.',
  },
  newCategory: {
    take: (name: string) => `„${name}“ nehmen`,
    confirm: (name: string) => `„${name}“ ist richtig: als neue Kategorie anlegen`,
  },
  placeMeant: (place: string) => `„${place}“ ist richtig`,
  history: {
    title: 'Verlauf',
    failed: 'Der Verlauf konnte nicht geladen werden',
    none: 'Noch keine Änderungen.',
    kinds: {
      created: 'Angelegt',
      changed: 'Geändert',
      hidden: 'Ausgeblendet',
      shown: 'Eingeblendet',
      removed: 'Entfernt',
      restored: 'Wiederhergestellt',
      merged: 'Mit einem anderen Eintrag zusammengeführt',
      undone: 'Eine Änderung zurückgenommen',
    } satisfies Record<HistoryKind, string>,
    by: (account: string) => `von ${account}`,
    byImport: (run: string) => `durch Import ${run}`,
    bySubmission: (number: string) => `aus Einsendung ${number}`,
    byBulkEdit: (number: string) => `durch Sammeländerung ${number}`,
    conflict: {
      text: 'Diese Angaben wurden seitdem noch einmal geändert. Bitte wählen Sie, was gelten soll; alles andere geht zurück.',
      mergeText:
        'Die beiden Einträge werden wieder getrennt. Diese Angaben wurden seitdem noch einmal geändert. Bitte wählen Sie, was gelten soll; alles andere geht zurück.',
      since: (what: string, when: string) => `${what} am ${when}`,
      now: 'So lassen',
      before: 'Wie vorher',
      choose: (fields: string) => `${fields}: was soll gelten?`,
    },
    undoMergeTitle: 'Diese Zusammenführung zurücknehmen?',
    undoMerge: 'Zusammenführung zurücknehmen',
    mergeNotUndoable:
      'Die Zusammenführung lässt sich nicht mehr zurücknehmen. Sie können aber diesen Eintrag allein wiederherstellen.',
    field: 'Feld',
    before: 'Bisher',
    after: 'Neu',
    undo: 'Zurücknehmen',
    undoTitle: 'Diese Änderung zurücknehmen?',
    undoText: (what: string, when: string) =>
      `${what} am ${when}: Danach gelten wieder die Angaben von vorher. Auch das Zurücknehmen steht im Verlauf.`,
    undone: 'Die Änderung ist zurückgenommen.',
    isHidden: 'Ausgeblendet',
    locks: 'Gesperrte Felder',
    mergedId: 'Der andere Eintrag',
    isRemoved: 'Entfernt',
    mergedIntoId: 'Zusammengeführt mit',
    pictures: 'Eigene Bilder',
    reason: 'Grund',
  },
}

export type AdminBusinessMessages = typeof messages
