import type { SavedWords } from '#web/messages/saved/de.ts'

/** What the buttons that save a business say, in English. */
export const savedEn = {
  keepOne: name => `Save ${name}`,
  full: max => `Your list is full: it holds no more than ${max} businesses.`,
} satisfies SavedWords
