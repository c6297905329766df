/** What mails about the newsletter say. In German. */
export const messages = {
  confirmSubject: (title: string) => `Bitte bestätigen: Newsletter von ${title}`,
  confirm: (title: string) =>
    `Sie möchten den Newsletter von ${title} bekommen. Bitte bestätigen Sie das über diesen Link:`,
  afterConfirm:
    'Der Link gilt 7 Tage. Bestätigen Sie nicht, bekommen Sie keinen Newsletter, und wir löschen Ihre Adresse nach 30 Tagen.',
  confirmReason: (title: string) =>
    `Sie bekommen diese E-Mail, weil jemand diese Adresse zum Newsletter von ${title} angemeldet hat. Waren Sie das nicht, brauchen Sie nichts zu tun.`,
  confirmedSubject: (title: string) => `Ihre Anmeldung zum Newsletter von ${title}`,
  confirmed: (title: string) =>
    `vielen Dank, Ihre Anmeldung zum Newsletter von ${title} ist bestätigt. Abmelden können Sie sich jederzeit über diesen Link:`,
  confirmedReason: (title: string) =>
    `Sie bekommen diese E-Mail, weil Sie sich zum Newsletter von ${title} angemeldet und die Anmeldung bestätigt haben.`,
}

export type NewsletterMailMessages = typeof messages
