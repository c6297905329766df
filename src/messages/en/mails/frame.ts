import type { MailFrameMessages } from '#messages/de/mails/frame.ts'

/** How every mail begins and ends. In English. */
export const messages: MailFrameMessages = { locale: 'en-GB', greeting: 'Hello,', farewell: 'Kind regards' }
