/** What documents say where the operator has set nothing, in German. */
export const messages = {
  supportHours: 'Mo–Fr 9–18 Uhr',
}

export type DocumentsMessages = typeof messages
