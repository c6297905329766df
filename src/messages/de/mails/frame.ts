/** How every mail begins and ends. In German. */
export const messages = { locale: 'de-DE', greeting: 'Guten Tag,', farewell: 'Mit freundlichen Grüßen' }

export type MailFrameMessages = typeof messages
