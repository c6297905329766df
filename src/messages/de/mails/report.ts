/** What mails about a report say. In German. */
export const messages = {
  receivedSubject: (number: string) => `Ihr Hinweis ist angekommen (${number})`,
  received: (number: string) =>
    `vielen Dank für Ihren Hinweis. Er ist bei uns angekommen und hat die Nummer ${number}.`,
  next: 'Wir prüfen ihn und schreiben Ihnen, was daraus wird.',
  decidedSubject: (number: string) => `Was aus Ihrem Hinweis wurde (${number})`,
  acted: 'wir haben Ihren Hinweis geprüft: Sie haben recht. Danke, dass Sie uns geschrieben haben.',
  notActed: 'wir haben Ihren Hinweis geprüft und nichts geändert.',
  hide: 'Nicht mehr zu sehen ist:',
  remove: 'Entfernt wurde:',
  text: 'Dazu schreiben wir Ihnen:',
  reason: (title: string) =>
    `Sie bekommen diese E-Mail, weil mit dieser Adresse ein Hinweis an ${title} geschickt wurde. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
}

export type ReportMailMessages = typeof messages
