import type { SavedWords } from '#web/messages/saved/de.ts'

/** What the buttons that save a business say, in Turkish. */
export const savedTr = {
  keepOne: name => `Kaydet: ${name}`,
  full: max => `Listeniz dolu: en fazla ${max} işletme alır.`,
} satisfies SavedWords
