import type { HelpingMessages } from '#messages/de/ui/helping.ts'

export const messages: HelpingMessages = {
  also: 'These can also help:',
}
