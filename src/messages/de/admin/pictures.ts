import type { Count } from '#messages/count.ts'

/** What a business's own pictures are called on its screen, in German. */
export const messages = {
  title: 'Eigene Bilder',
  count: (count: Count, limit: string) => `${count} von ${limit}`,
  intro:
    'Sie stehen vor eingelesenen Fotos; das erste erscheint auch in Listen. Laden Sie nur Bilder hoch, die Sie verwenden dürfen.',
  none: 'Noch keine Bilder.',
  failed: 'Die Bilder konnten nicht geladen werden',
  add: 'Bild hinzufügen',
  added: 'Das Bild ist hochgeladen.',
  file: 'Bilddatei',
  fileHint: 'JPEG, PNG, WebP oder AVIF, höchstens 10 MB. Aufnahmeort und Kameradaten werden entfernt.',
  alt: 'Was ist zu sehen?',
  altHint:
    'Ein kurzer Satz für Menschen, die das Bild nicht sehen, zum Beispiel „Der Verkaufsraum mit Tresen“.',
  earlier: (text: string) => `Weiter nach vorn: ${text}`,
  later: (text: string) => `Weiter nach hinten: ${text}`,
  moved: 'Die Reihenfolge ist gespeichert.',
  edit: 'Beschreibung ändern',
  save: 'Speichern',
  saved: 'Die Beschreibung ist gespeichert.',
  remove: 'Bild entfernen',
  removeTitle: 'Dieses Bild entfernen?',
  removeText: (text: string) =>
    `„${text}“ verschwindet von der Website, und die Datei wird gelöscht. Das lässt sich nicht zurücknehmen.`,
  removed: 'Das Bild ist entfernt.',
}

export type AdminPicturesMessages = typeof messages
