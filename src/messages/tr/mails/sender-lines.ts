import type { SenderLinesMessages } from '#messages/de/mails/sender-lines.ts'

/** What stands before the facts of the sender. In Turkish. */
export const messages: SenderLinesMessages = {
  operator: 'Site sahibi',
  representedBy: 'Temsilci',
  email: 'E-posta',
  phone: 'Telefon',
  register: 'Sicil',
  vatId: 'KDV numarası',
}
