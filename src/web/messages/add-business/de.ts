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
  preview: {
    title: 'So erscheint Ihr Eintrag',
    name: 'Name Ihres Betriebs',
    category: 'Kategorie',
    place: 'Adresse',
    note: 'Kostenlos. Die Kategorie kann später genauer werden.',
  },
  mailIntro: 'Bitte nehmen Sie diesen Betrieb in das Verzeichnis auf.',
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
