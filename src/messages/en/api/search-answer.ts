import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'

/** What answers of the search say besides names. In English. */
export const messages: SearchAnswerMessages = {
  position: 'Chosen position',
}
