/** What stands before the facts of the sender. In German. */
export const messages = {
  operator: 'Betreiber',
  representedBy: 'Vertreten durch',
  email: 'E-Mail',
  phone: 'Telefon',
  register: 'Register',
  vatId: 'USt-IdNr.',
}

export type SenderLinesMessages = typeof messages
