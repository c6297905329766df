/** What mails about a report say. In German. */
export const messages = {
  receivedSubject: (number: string) => `Ihre Meldung ist angekommen (${number})`,
  received: (number: string) =>
    `vielen Dank für Ihre Meldung. Sie ist bei uns angekommen und hat die Nummer ${number}.`,
  next: 'Wir prüfen sie und schreiben Ihnen, was daraus geworden ist.',
  decidedSubject: (number: string) => `Was aus Ihrer Meldung geworden ist (${number})`,
  acted: 'wir haben Ihre Meldung geprüft: Sie haben recht. Danke, dass Sie uns geschrieben haben.',
  notActed: 'wir haben Ihre Meldung geprüft und nichts geändert.',
  hide: 'Nicht mehr zu sehen ist:',
  remove: 'Entfernt wurde:',
  text: 'Dazu schreiben wir Ihnen:',
  reason: (title: string) =>
    `Sie bekommen diese E-Mail, weil mit dieser Adresse eine Meldung an ${title} geschickt wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
}

export type ReportMailMessages = typeof messages
