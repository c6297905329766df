import { messages as more } from '#messages/de/more-contact.ts'

/** What the page for correcting a business says, in German. */
export const messages = {
  more,
  title: 'Angaben korrigieren',
  titleOf: (name: string, number: string) => `Angaben korrigieren: ${name} (${number})`,
  description: 'Stimmt eine Angabe zu einem Betrieb nicht? Hier können Sie sie korrigieren.',
  lead: 'Ändern Sie, was nicht stimmt. Ihre Änderung ist ein Vorschlag: Wir prüfen sie, bevor sie im Verzeichnis steht.',
  business: 'Betrieb:',
  number: 'Nummer im Verzeichnis:',
  form: 'Angaben zum Betrieb',
  categoryHint: 'So, wie sie im Verzeichnis heißt, zum Beispiel „Bäckerei“.',
  hours: 'Öffnungszeiten',
  hoursHint:
    'Zum Beispiel „9-12:30, 14-18 Uhr“, „ab 17 Uhr“, „nach Vereinbarung“ oder „geschlossen“. Leer heißt: unbekannt.',
  isClosed: 'Der Betrieb ist dauerhaft geschlossen',
  isOpenAgain: 'Der Betrieb hat wieder geöffnet',
  comment: 'Anmerkung',
  commentHint: 'Was sonst nicht stimmt, woher Sie es wissen oder wo man es prüfen kann.',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Damit wir Ihnen schreiben können, was daraus geworden ist.',
  isOwner: 'Das ist mein Betrieb',
  proof: 'Wie können wir das prüfen?',
  proofHint:
    'Zum Beispiel: Ihre Adresse steht im Impressum der Website, oder wir erreichen Sie unter der Nummer des Betriebs.',
  fromOwner:
    'Sie kommen über den Link aus unserer E-Mail. Deshalb gelten Ihre Änderungen als Angaben des Inhabers.',
  linkOver:
    'Der Link aus der E-Mail gilt nicht mehr. Sie können die Angaben trotzdem korrigieren oder unten einen neuen Link anfordern.',
  submit: 'Korrektur senden',
  kept: 'Bis Sie die Korrektur senden, sind Ihre Änderungen nur auf diesem Gerät gespeichert.',
  discard: 'Änderungen verwerfen',
  discardAsk: 'Alle Änderungen an diesem Betrieb verwerfen?',
  discarded: 'Alle Änderungen verworfen',
  sent: {
    title: 'Korrektur gesendet!',
    text: 'Wir prüfen Ihren Vorschlag Angabe für Angabe. Was stimmt, steht danach im Verzeichnis.',
    pictures: 'Bilder dazu senden',
    back: 'Zurück zum Betrieb',
    another: 'Noch etwas korrigieren',
  },
  owner: {
    title: 'Ist das Ihr Betrieb?',
    text: 'Kennen wir eine E-Mail-Adresse des Betriebs, schicken wir einen Link dorthin. Was Sie darüber ändern, müssen Sie nicht weiter belegen.',
    email: 'Hinterlegte E-Mail-Adresse',
    off: 'Zurzeit können wir keine E-Mails verschicken, also auch keinen Link. Schreiben Sie deshalb in Ihre Korrektur, woran wir erkennen, dass es Ihr Betrieb ist.',
    submit: 'Link anfordern',
    sentTitle: 'Anfrage angekommen',
    sent: 'Gehört diese Adresse zum Betrieb, geht jetzt ein Link dorthin. Kommt nichts an, korrigieren Sie die Angaben hier und sagen Sie uns, woran wir erkennen, dass es Ihr Betrieb ist.',
  },
  notFound: 'Betrieb nicht gefunden',
  notFoundText: 'Diesen Betrieb finden wir nicht. Suchen Sie ihn hier.',
  gone: 'Dieser Betrieb ist nicht mehr im Verzeichnis',
  goneText: 'Der Eintrag wurde entfernt. Zu korrigieren gibt es nichts mehr.',
}

export type CorrectMessages = typeof messages
