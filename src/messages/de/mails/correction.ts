/** What mails about a correction say. In German. */
export const messages = {
  receivedSubject: (name: string, number: string) => `Ihre Korrektur zu „${name}“ ist da (${number})`,
  received: (name: string, number: string) =>
    `vielen Dank: Ihre Korrektur zu „${name}“ ist bei uns angekommen und hat die Nummer ${number}.`,
  next: 'Wir prüfen sie und schreiben Ihnen, was wir übernommen haben. Bis dahin bleibt der Eintrag, wie er ist.',
  decidedSubject: (name: string, number: string) => `Ihre Korrektur zu „${name}“ (${number})`,
  decided: (name: string) => `wir haben Ihre Korrektur zu „${name}“ geprüft.`,
  accepted: 'Das haben wir übernommen:',
  refused: 'Das haben wir nicht übernommen:',
  text: 'Dazu schreiben wir Ihnen:',
  reason: (title: string) =>
    `Sie bekommen diese E-Mail, weil mit dieser Adresse eine Korrektur bei ${title} eingereicht wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
}

export type CorrectionMailMessages = typeof messages
