/** What the test mail says. In German. */
export const messages = {
  subject: (title: string) => `Testmail von ${title}`,
  text: (title: string) => `die E-Mails von ${title} gehen hinaus. Links in ihnen beginnen so:`,
  reason:
    'Sie bekommen diese E-Mail, weil sie in der Verwaltung dieser Website zum Testen angefordert wurde.',
}

export type TestMailMessages = typeof messages
