import type { WrittenWords } from '#web/messages/written/de.ts'

/** What every written page says around its text, in English. */
export const writtenEn = {
  path: 'You are here',
  home: 'Home',
  contents: 'Contents',
  updated: date => `Last changed on ${date}`,
  incomplete: 'Incomplete: the operator’s details are still missing.',
  loading: 'Loading the text …',
} satisfies WrittenWords
