import type { HelpingMessages } from '#messages/de/ui/helping.ts'

export const messages: HelpingMessages = {
  also: 'Bunlar da yardımcı olabilir:',
}
