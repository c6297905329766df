/** What stands before other trades that help with what was searched for, in German. */
export const messages = {
  also: 'Auch hilfreich:',
}

export type HelpingMessages = typeof messages
