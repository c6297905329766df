import type { Count } from '#messages/count.ts'

/** What the form for pictures beside a correction says, in German. */
export const messages = {
  title: 'Bilder zu Ihrer Korrektur',
  text: 'Höchstens drei Bilder, eines nach dem anderen. Wir prüfen sie, bevor sie im Verzeichnis stehen.',
  file: 'Bilddatei',
  fileHint: 'JPEG, PNG, WebP oder AVIF, höchstens 10 MB. Aufnahmeort und Kameradaten entfernen wir.',
  alt: 'Was ist zu sehen?',
  altHint:
    'Ein kurzer Satz für Menschen, die das Bild nicht sehen, zum Beispiel „Der Verkaufsraum mit Tresen“.',
  rights: 'Ich habe die Rechte an diesem Bild, und es darf im Verzeichnis erscheinen.',
  submit: 'Bild senden',
  sent: (count: Count) => `Bild ${count} von 3 ist angekommen.`,
  full: 'Mehr als drei Bilder nehmen wir zu einer Korrektur nicht an.',
  noFile: 'Bitte wählen Sie eine Bilddatei.',
  tooLarge: 'Das Bild ist größer als 10 MB. Bitte speichern Sie es kleiner.',
  failed: 'Das Bild konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
}

export type OfferedPicturesMessages = typeof messages
