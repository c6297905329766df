import type { ListingInput } from '#domain/listing/listing.ts'

/** What the page for adding a business says, in German. */
export const listingDe = {
  title: 'Betrieb eintragen',
  description:
    'Tragen Sie Ihren Betrieb kostenlos ein: drei Schritte für Grunddaten, Kontakt und Öffnungszeiten, mit Vorschau des Eintrags.',
  lead: 'Für alle, die einen Betrieb in Deutschland führen. Der Eintrag ist kostenlos und dauert wenige Minuten.',
  whatHappens: (name: string) =>
    `Am Ende schreibt die Seite eine E-Mail an ${name}, die Sie aus Ihrem eigenen Mailprogramm abschicken. Ihre Angaben werden geprüft, bevor sie im Verzeichnis stehen.`,
  reply: (time: string) => `Eine Antwort bekommen Sie innerhalb von ${time}.`,
  steps: ['Grunddaten', 'Kontakt', 'Öffnungszeiten'],
  stepsLabel: 'Schritte',
  done: '(fertig)',
  step: (step: number) => `Schritt ${step} von 3`,
  percent: (percent: string) => `${percent} %`,
  headings: ['Grunddaten des Betriebs', 'Kontakt und Adresse', 'Öffnungszeiten'],
  labels: {
    name: 'Name des Betriebs',
    category: 'Kategorie',
    description: 'Beschreibung',
    address: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    hours: 'Öffnungszeiten',
  } satisfies Record<keyof ListingInput, string>,
  hints: {
    name: 'So, wie er am Eingang steht.',
    description: 'Was Sie anbieten und für wen, in ein paar Sätzen.',
    phone: 'So, wie Kunden Sie anrufen sollen, mit Vorwahl.',
    email: 'Hierhin geht die Antwort.',
  },
  toContact: 'Weiter zum Kontakt',
  toHours: 'Weiter zu den Öffnungszeiten',
  back: 'Zurück',
  submit: 'E-Mail schreiben',
  checking: 'Wird geprüft …',
  kept: 'Ihre Angaben bleiben auf diesem Gerät gespeichert, bis Sie sie verwerfen.',
  discard: 'Verwerfen',
  discardAsk: 'Alle Angaben auf dieser Seite löschen?',
  discarded: 'Angaben verworfen',
  place: {
    unknown: (postalCode: string) =>
      `Die Postleitzahl ${postalCode} kennen wir nicht. Postfächer haben keine Adresse, die man besuchen kann.`,
    mismatch: (postalCode: string, suggestion: string) =>
      `Zur Postleitzahl ${postalCode} gehört nach unserem Ortsverzeichnis ${suggestion}.`,
    spelling: (suggestion: string) => `Üblich ist die Schreibweise „${suggestion}“.`,
    take: (suggestion: string) => `„${suggestion}“ übernehmen`,
    goOn: 'Stimmt Ihre Angabe doch, gehen Sie einfach noch einmal weiter.',
  },
  duplicate: {
    title: 'Meinten Sie diesen Eintrag?',
    text: 'Im Verzeichnis steht schon etwas Ähnliches. Ein zweiter Eintrag ist nicht nötig; falsche Angaben berichtigen wir.',
    correct: (name: string) => `Angaben zu „${name}“ berichtigen`,
    no: 'Nein, mein Betrieb ist ein anderer',
  },
  hours: {
    intro: 'Freiwillig. Tage ohne Angabe erscheinen als unbekannt.',
    sentence: 'Alles in einem Satz',
    /** Stands before that sentence in the e-mail. */
    asWritten: 'In eigenen Worten',
    sentenceHint: 'Zum Beispiel: Mo-Fr 9-18 Uhr, Sa geschlossen',
    understood: 'So haben wir es verstanden:',
    notUnderstood:
      'Diesen Satz verstehen wir nicht ganz. Tragen Sie die Zeiten bitte darunter für jeden Tag ein.',
    take: 'In die Tage übernehmen',
    taken: 'Die Zeiten stehen jetzt bei den Tagen.',
    days: 'Tag für Tag',
    placeholder: '09:00-18:00 oder Geschlossen',
    copyMonday: 'Montag bis Freitag gleich',
    closedWeekend: 'Samstag und Sonntag geschlossen',
    clear: 'Zeiten leeren',
    closed: 'Geschlossen',
    allDay: 'Rund um die Uhr',
    unknownDay: 'keine Angabe',
    noFixedTimes: 'keine festen Zeiten',
  },
  preview: {
    title: 'So erscheint Ihr Eintrag',
    name: 'Name Ihres Betriebs',
    category: 'Kategorie',
    place: 'Adresse',
    note: 'Kostenlos. Die Kategorie kann später genauer werden.',
  },
  mail: {
    subject: (name: string, city: string) => `Betrieb eintragen: ${name}, ${city}`,
    intro: 'Bitte nehmen Sie diesen Betrieb in das Verzeichnis auf.',
    next: 'So geht es weiter',
    nextSteps: (name: string) => [
      'Sie drücken in Ihrem Mailprogramm auf „Senden“.',
      `${name} prüft Ihre Angaben und fragt bei Bedarf nach.`,
      'Ist alles klar, kommt der Betrieb ins Verzeichnis.',
    ],
  },
  withoutScript:
    'Ohne JavaScript gibt es hier kein Formular. Schicken Sie die Angaben zu Ihrem Betrieb in einer E-Mail; die Liste der Angaben steht schon darin:',
  withoutScriptLink: (email: string) => `E-Mail an ${email}`,
  none: 'Einträge sind hier noch nicht möglich',
  noneText:
    'Der Betreiber dieser Website hat seine Kontaktdaten noch nicht hinterlegt. Niemand könnte Ihre Angaben entgegennehmen, deshalb fragen wir auch nicht danach.',
  noneHelp: 'Was ein Eintrag braucht und was er kostet, steht in der Hilfe.',
  help: 'Zur Hilfe',
  search: 'Betriebe suchen',
}

export type ListingWords = typeof listingDe
