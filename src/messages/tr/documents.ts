import type { DocumentsMessages } from '#messages/de/documents.ts'

/** What documents say where the operator has set nothing, in Turkish. */
export const messages: DocumentsMessages = {
  supportHours: 'Pazartesi–Cuma 9:00–18:00',
}
