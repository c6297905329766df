import type { DocumentsMessages } from '#messages/de/documents.ts'

/** What documents say where the operator has set nothing, in English. */
export const messages: DocumentsMessages = {
  supportHours: 'Mon–Fri, 9 am to 6 pm',
}
