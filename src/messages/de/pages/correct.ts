import type { CorrectionText } from '#domain/correction/correction.ts'

/** What the page for correcting a business says, in German. */
export const messages = {
  title: 'Daten korrigieren',
  titleOf: (name: string, number: string) => `Daten korrigieren: ${name} (${number})`,
  description: 'Falsche Angaben zu einem Betrieb berichtigen.',
  lead: 'Ändern Sie, was nicht stimmt. Ihre Änderung ist ein Vorschlag: Sie wird geprüft, bevor sie im Verzeichnis steht.',
  business: 'Betrieb:',
  number: 'Nummer im Verzeichnis:',
  form: 'Angaben zum Betrieb',
  labels: {
    name: 'Name',
    category: 'Kategorie',
    street: 'Straße und Hausnummer',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    website: 'Website',
    description: 'Beschreibung',
  } satisfies Record<CorrectionText, string>,
  categoryHint: 'Wie im Verzeichnis, zum Beispiel Bäckerei.',
  hours: 'Öffnungszeiten',
  hoursHint: 'Zum Beispiel 9-12:30, 14-18 Uhr oder geschlossen. Leer heißt: unbekannt.',
  isClosed: 'Der Betrieb ist dauerhaft geschlossen',
  comment: 'Anmerkung',
  commentHint: 'Woher Sie es wissen oder wo man es prüfen kann.',
  email: 'Ihre E-Mail',
  emailHint: 'Für Bestätigung und Ergebnis. Ohne Adresse erfahren Sie nicht, was daraus geworden ist.',
  isOwner: 'Das ist mein Betrieb',
  proof: 'Woran wir das erkennen',
  proofHint:
    'Zum Beispiel: Ihre Adresse steht im Impressum der Website, oder wir erreichen Sie unter der Nummer des Betriebs.',
  fromOwner:
    'Sie kommen über den Link an die hinterlegte E-Mail-Adresse. Ihre Änderungen gelten als Angaben des Inhabers.',
  linkOver:
    'Der Link aus der E-Mail gilt nicht mehr. Sie können die Angaben trotzdem korrigieren oder unten einen neuen Link anfordern.',
  submit: 'Korrektur senden',
  sent: {
    title: 'Korrektur gesendet!',
    text: 'Wir prüfen Ihren Vorschlag Angabe für Angabe. Was stimmt, steht danach im Verzeichnis.',
    pictures: 'Bilder dazu senden',
    back: 'Zurück zum Betrieb',
  },
  owner: {
    title: 'Ist das Ihr Betrieb?',
    text: 'Ist bei uns eine E-Mail-Adresse des Betriebs hinterlegt, schicken wir einen Link dorthin. Was Sie darüber ändern, braucht keinen weiteren Nachweis.',
    email: 'Hinterlegte E-Mail des Betriebs',
    off: 'Diese Website kann zurzeit keine E-Mails senden und deshalb keinen Link schicken. Belegen Sie bitte im Formular, dass Sie der Inhaber sind.',
    submit: 'Link an die hinterlegte E-Mail anfordern',
    sentTitle: 'Anfrage angekommen',
    sent: 'Gehört diese Adresse zum Betrieb, geht jetzt ein Link dorthin. Kommt nichts an, korrigieren Sie die Angaben hier und sagen Sie uns, woran wir Sie erkennen.',
  },
  notFound: 'Betrieb nicht gefunden',
  notFoundText: 'Diesen Betrieb gibt es nicht im Verzeichnis. Suchen Sie ihn hier.',
  gone: 'Dieser Betrieb ist nicht mehr im Verzeichnis',
  goneText: 'Der Eintrag wurde entfernt. Zu korrigieren gibt es nichts mehr.',
}

export type CorrectMessages = typeof messages
