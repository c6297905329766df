import type { MailFrameMessages } from '#messages/de/mails/frame.ts'

/** How every mail begins and ends. In Turkish. */
export const messages: MailFrameMessages = {
  locale: 'tr-TR',
  greeting: 'Merhaba,',
  farewell: 'Saygılarımızla',
}
