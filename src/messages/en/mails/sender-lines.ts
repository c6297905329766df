import type { SenderLinesMessages } from '#messages/de/mails/sender-lines.ts'

/** What stands before the facts of the sender. In English. */
export const messages: SenderLinesMessages = {
  operator: 'Operator',
  representedBy: 'Represented by',
  email: 'Email',
  phone: 'Phone',
  register: 'Register',
  vatId: 'VAT ID',
}
