/** What the test mail says. In German. */
export const messages = {
  subject: (title: string) => `Testmail von ${title}`,
  text: (title: string) =>
    `der Versand von E-Mails bei ${title} funktioniert. Links in den E-Mails beginnen so:`,
  reason:
    'Sie bekommen diese E-Mail, weil sie jemand in der Verwaltung dieser Website zum Testen angefordert hat.',
}

export type TestMailMessages = typeof messages
