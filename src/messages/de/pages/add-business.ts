import type { ListingInput, MORE_CONTACT_FIELDS } from '#domain/listing/listing.ts'
import type { Count } from '#messages/count.ts'

/** What the page for adding a business says, in German. */
export const messages = {
  title: 'Betrieb eintragen',
  description:
    'Tragen Sie Ihren Betrieb kostenlos ein, in drei Schritten: Betrieb, Kontakt und Öffnungszeiten. Sie sehen dabei gleich, wie der Eintrag aussieht.',
  lead: 'Für alle, die einen Betrieb in Deutschland führen. Der Eintrag ist kostenlos und dauert wenige Minuten.',
  whatHappens:
    'Wir prüfen Ihre Angaben, bevor sie im Verzeichnis stehen. Ihre E-Mail-Adresse bestätigen Sie mit einem Link, den wir Ihnen schicken.',
  /** While no mail can be sent. */
  whatHappensUnmailed:
    'Ein Mensch prüft Ihre Angaben, bevor sie im Verzeichnis stehen. Nach dem Absenden sehen Sie eine Nummer; notieren Sie sie für Rückfragen.',
  reply: (time: string) => `Eine Antwort bekommen Sie innerhalb von ${time}.`,
  steps: ['Betrieb', 'Kontakt', 'Öffnungszeiten'],
  stepsLabel: 'Schritte',
  done: '(fertig)',
  step: (step: number) => `Schritt ${step} von 3`,
  percent: (percent: string) => `${percent} %`,
  headings: ['Ihr Betrieb', 'Kontakt und Adresse', 'Öffnungszeiten'],
  labels: {
    name: 'Name des Betriebs',
    category: 'Kategorie',
    proposedTrade: 'Fehlende Branche',
    description: 'Beschreibung',
    address: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    hours: 'Öffnungszeiten',
  } satisfies Record<Exclude<keyof ListingInput, keyof typeof MORE_CONTACT_FIELDS>, string>,
  hints: {
    /** Without script. */
    plainCategory: 'Ihre Branche, zum Beispiel „Maler“ oder „Zahnarzt“.',
    category: 'Ihre Branche, zum Beispiel „Maler“ oder „Zahnarzt“. Beim Tippen kommen Vorschläge.',
    name: 'So, wie er am Eingang steht.',
    description: 'Was Sie anbieten und für wen, in ein paar Sätzen.',
    phone: 'So, wie Kunden Sie anrufen sollen, mit Vorwahl.',
    email: 'Für den Link zum Bestätigen und unsere Antwort. Sie wird nicht veröffentlicht.',
    /** While no mail can be sent. */
    unmailedEmail: 'Für Rückfragen. Sie wird nicht veröffentlicht.',
  },
  categoryList: 'Vorschläge für die Kategorie',
  categoryFound: (count: Count) => count.plural({ one: `${count} Vorschlag`, other: `${count} Vorschläge` }),
  categoryNone: 'Dazu haben wir keinen Vorschlag',
  /** Beside the name of a group among the suggestions. */
  categoryGroup: 'ganzer Bereich',
  toContact: 'Weiter zum Kontakt',
  toHours: 'Weiter zu den Öffnungszeiten',
  back: 'Zurück',
  submit: 'Eintrag einreichen',
  checking: 'Wird geprüft …',
  kept: 'Bis Sie den Eintrag einreichen, sind Ihre Angaben nur auf diesem Gerät gespeichert.',
  discard: 'Verwerfen',
  discardAsk: 'Alle Angaben aus allen drei Schritten löschen?',
  discarded: 'Alle Angaben gelöscht',
  preview: {
    title: 'So erscheint Ihr Eintrag',
    name: 'Name Ihres Betriebs',
    category: 'Kategorie',
    place: 'Adresse',
    note: 'Der Eintrag kostet nichts. Vielleicht geben wir die Kategorie beim Prüfen noch genauer an.',
  },
}

export type AddBusinessMessages = typeof messages
