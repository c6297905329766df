import type { DocumentMessages } from '#messages/de/ui/document.ts'

/** What every written page says around its text, in English. */
export const messages: DocumentMessages = {
  home: 'Home',
  contents: 'Contents',
  updated: date => `Last updated on ${date}`,
  incomplete: 'Incomplete: the operator’s details are still missing.',
  loading: 'Loading the text…',
}
