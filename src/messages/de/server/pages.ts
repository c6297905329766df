/** What the server says on pages by itself. In German. */
export const messages = {
  businessGone: 'Dieser Betrieb ist nicht mehr im Verzeichnis.',
  noScript: 'Die Verwaltung braucht JavaScript.',
  unreadableForm:
    'Mit diesem Formular stimmt etwas nicht, vielleicht ist ein Text zu lang. Gespeichert ist nichts.',
  requestId: (id: string) => `Nummer dieser Anfrage, falls Sie uns darauf ansprechen: ${id}`,
}

export type ServerPagesMessages = typeof messages
