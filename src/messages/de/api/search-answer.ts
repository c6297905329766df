/** What answers of the search say besides names. In German. */
export const messages = {
  position: 'Gewählte Position',
}

export type SearchAnswerMessages = typeof messages
