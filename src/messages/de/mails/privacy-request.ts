/** What mails about a privacy request say. In German. */
export const messages = {
  requests: {
    removal: 'Löschung',
    objection: 'Widerspruch',
    access: 'Auskunft',
    correction: 'Berichtigung',
  },
  receivedSubject: (number: string) => `Ihr Antrag zum Datenschutz ist angekommen (${number})`,
  received: (request: string, number: string) =>
    `Ihr Antrag zum Datenschutz (${request}) ist bei uns angekommen und hat die Nummer ${number}.`,
  until: (day: string) => `Sie bekommen unsere Antwort spätestens am ${day}.`,
  identity: 'Damit niemand in Ihrem Namen über Ihre Daten bestimmt, fragen wir vielleicht noch einmal nach.',
  decidedSubject: (number: string) => `Unsere Antwort auf Ihren Antrag zum Datenschutz (${number})`,
  acted: (request: string) => `wir haben Ihren Antrag zum Datenschutz (${request}) geprüft und erfüllt.`,
  notActed: (request: string) =>
    `wir haben Ihren Antrag zum Datenschutz (${request}) geprüft und können ihn nicht erfüllen.`,
  suppressed:
    'Damit der Eintrag nicht mit dem nächsten Import zurückkommt, haben wir seine Kennungen auf eine Sperrliste gesetzt. Nur dafür gibt es sie.',
  text: 'Dazu schreiben wir Ihnen:',
  rights:
    'Sind Sie damit nicht einverstanden, können Sie sich bei einer Datenschutz-Aufsichtsbehörde beschweren (Artikel 77 DSGVO), zum Beispiel bei der Ihres Bundeslandes, oder vor Gericht gehen (Artikel 79 DSGVO).',
  reason: (title: string) =>
    `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Antrag zum Datenschutz an ${title} geschickt wurde. Waren Sie das nicht, schreiben Sie uns bitte.`,
}

export type PrivacyRequestMailMessages = typeof messages
