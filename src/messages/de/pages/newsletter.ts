/** What the newsletter page says, in German. */
export const messages = {
  title: 'Newsletter',
  description: 'Neue Artikel und Neuigkeiten des Verzeichnisses per E-Mail.',
  lead: 'Neue Artikel aus dem Blog und Neuigkeiten des Verzeichnisses, per E-Mail.',
  form: 'Newsletter bestellen',
  email: 'Ihre E-Mail',
  consent: 'Ihre Einwilligung',
  how: 'Zuerst bekommen Sie eine E-Mail mit einem Link. Erst wenn Sie ihn öffnen, sind Sie angemeldet.',
  privacy: 'Mehr dazu steht in der Datenschutzerklärung.',
  submit: 'Anmelden',
  /** In place of the form while no mail can be sent. */
  off: {
    title: 'Die Anmeldung geht zurzeit nicht',
    text: 'Diese Website kann zurzeit keine E-Mails senden, und ohne den Link zum Bestätigen gilt keine Anmeldung. Bitte versuchen Sie es später noch einmal.',
  },
  sent: {
    title: 'Fast geschafft!',
    text: 'Ist die Adresse noch nicht angemeldet, geht jetzt eine E-Mail mit einem Link dorthin. Öffnen Sie ihn, um die Anmeldung zu bestätigen.',
  },
}

export type NewsletterMessages = typeof messages
