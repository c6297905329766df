import type { SearchAnswerMessages } from '#messages/de/api/search-answer.ts'

/** What answers of the search say besides names. In Turkish. */
export const messages: SearchAnswerMessages = {
  position: 'Seçilen konum',
}
