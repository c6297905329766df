/** What the server says on pages by itself. In German. */
export const messages = {
  businessGone: 'Dieser Betrieb ist nicht mehr im Verzeichnis.',
  noScript: 'Die Verwaltung braucht JavaScript.',
  unreadableForm:
    'Dieses Formular ließ sich nicht lesen, vielleicht ist ein Text zu lang. Gespeichert wurde nichts. Bitte gehen Sie zurück, kürzen Sie den Text und senden Sie noch einmal.',
  /** While there is no index yet. */
  preparing: {
    title: 'Das Verzeichnis wird gerade aufgebaut',
    text: 'Das dauert meist nur ein paar Sekunden. Diese Seite lädt sich von allein neu.',
  },
  requestId: (id: string) => `Nummer dieser Anfrage, falls Sie uns darauf ansprechen: ${id}`,
}

export type ServerPagesMessages = typeof messages
