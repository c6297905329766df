import type { BusinessField, BusinessStatus, Source } from '#domain/business/business.ts'
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
  state: {
    public: 'Öffentlich',
    hidden: 'Ausgeblendet: Besucher sehen diesen Betrieb nicht.',
    removed: {
      gone: 'Entfernt: Die Adresse antwortet mit 410, und kein Import legt den Betrieb neu an.',
      'not-found': 'Entfernt: Die Adresse antwortet mit 404.',
    },
    merged: {
      moved: (winner: string) =>
        `In „${winner}“ aufgegangen: Die Adresse leitet dorthin weiter (301), und Importe führen den Betrieb nicht mehr einzeln.`,
      gone: (winner: string) =>
        `In „${winner}“ aufgegangen; dieser Eintrag ist entfernt, die Adresse antwortet mit 410.`,
      'not-found': (winner: string) =>
        `In „${winner}“ aufgegangen; dieser Eintrag ist für Besucher nicht zu sehen, die Adresse antwortet mit 404.`,
    },
    toWinner: (winner: string) => `„${winner}“ öffnen`,
    removedHint: 'Bearbeiten können Sie ihn wieder, sobald er wiederhergestellt ist.',
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
      `An ${days} verschiedenen Tagen nicht erreichbar: Besucher sehen diesen Link nicht.`,
  },
  hints: {
    subtypes: 'Eine in jeder Zeile',
    photos: 'Eine in jeder Zeile, die beste zuerst',
    openingHours:
      'Wie Sie sprechen: „9-12:30, 14-18“, „geschlossen“, „rund um die Uhr“. Leer heißt unbekannt.',
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
    remove: (attribute: string) => `${attribute} weglassen`,
    none: 'Noch keine Merkmale.',
  },
  sources: {
    'google-maps': 'Google Maps',
    spreadsheet: 'aus einer Tabelle',
    owner: 'vom Inhaber',
    administrator: 'von der Verwaltung',
    demonstration: 'Vorführdaten',
  } satisfies Record<Source, string>,
  /** Where a field's value came from: 'Google Maps, 1.11.2026'. */
  provenance: (source: string, date: string) => `${source}, ${date}`,
  changed: 'geändert',
  lock: 'Gegen Importe gesperrt',
  save: {
    save: 'Speichern',
    saving: 'Speichert …',
    discard: 'Verwerfen',
    changes: (count: Count) => count.plural({ one: 'Eine Änderung', other: `${count} Änderungen` }),
    none: 'Keine Änderungen',
    saved: 'Gespeichert.',
    failed: 'Nicht gespeichert',
  },
  conflict: {
    title: 'Inzwischen geändert',
    text: 'Diesen Eintrag hat jemand geändert, während Sie ihn bearbeiteten. Gespeichert ist noch nichts von Ihnen, und nichts wird überschrieben, bevor Sie hier gewählt haben.',
    stored: 'Jetzt gespeichert',
    mine: 'Von Ihnen',
    choose: (field: string) => `${field}: was soll gelten?`,
    apply: 'Auswahl übernehmen und speichern',
    missing: 'Bitte wählen Sie für jedes Feld.',
    taken: 'Diese Felder standen bei Ihnen nicht zur Änderung an und zeigen jetzt den neuen Stand:',
    withoutClash: 'Ihre Änderungen betreffen andere Felder. Sie können einfach noch einmal speichern.',
  },
  deeds: {
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
      'Seine Adresse antwortet dann mit „entfernt“ (410), und er steht auf der Sperrliste: Kein Import legt ihn neu an. Sie können ihn später wiederherstellen.',
    restoreTitle: 'Diesen Betrieb wiederherstellen?',
    restoreText: 'Er ist dann wieder zu sehen und steht nicht mehr auf der Sperrliste.',
    restoreMergedText:
      'Nur dieser Eintrag kommt zurück; was der andere von ihm übernommen hat, bleibt dort. Vollständig wird beides mit „Zusammenführung zurücknehmen“.',
  },
  newCategory: {
    take: (name: string) => `„${name}“ nehmen`,
    confirm: (name: string) => `„${name}“ ist richtig: als neue Kategorie anlegen`,
  },
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
    byBulkEdit: (number: string) => `durch Sammeländerung ${number}`,
    conflict: {
      text: 'Diese Angaben hat seitdem etwas Neueres geändert. Bitte wählen Sie, was gelten soll; alles andere geht zurück.',
      mergeText:
        'Der aufgegangene Eintrag wird wieder eigenständig. Diese Angaben hat seitdem etwas Neueres geändert. Bitte wählen Sie, was gelten soll; alles andere geht zurück.',
      since: (what: string, when: string) => `${what} am ${when}`,
      now: 'So lassen',
      before: 'Wie vorher',
      choose: (fields: string) => `${fields}: was soll gelten?`,
    },
    undoMergeTitle: 'Diese Zusammenführung zurücknehmen?',
    undoMerge: 'Zusammenführung zurücknehmen',
    mergeNotUndoable:
      'Die Zusammenführung steht nicht mehr zum Zurücknehmen im Verlauf. Sie können diesen Eintrag allein wiederherstellen.',
    field: 'Feld',
    before: 'Bisher',
    after: 'Neu',
    undo: 'Zurücknehmen',
    undoTitle: 'Diese Änderung zurücknehmen?',
    undoText: (what: string, when: string) =>
      `${what} am ${when}: Die bisherigen Angaben gelten dann wieder. Auch das Zurücknehmen steht im Verlauf.`,
    undone: 'Die Änderung ist zurückgenommen.',
    isHidden: 'Ausgeblendet',
    locks: 'Gesperrte Felder',
    mergedId: 'Aufgenommener Eintrag',
    isRemoved: 'Entfernt',
    mergedIntoId: 'Aufgegangen in',
    pictures: 'Eigene Bilder',
    reason: 'Grund',
  },
}

export type AdminBusinessMessages = typeof messages
