import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'

/** What documents say where the operator has set nothing, in German. */
export const messages = {
  supportHours: DEFAULT_SETTINGS.supportHours,
}

export type DocumentsMessages = typeof messages
