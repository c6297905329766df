/** What the newsletter page says, in German. */
export const messages = {
  title: 'Newsletter',
  description: 'Neue Artikel und Neues aus dem Verzeichnis per E-Mail.',
  lead: 'Neue Artikel aus dem Blog und Neues aus dem Verzeichnis, per E-Mail.',
  form: 'Zum Newsletter anmelden',
  email: 'Ihre E-Mail-Adresse',
  consent: 'Ihre Einwilligung',
  how: 'Zuerst bekommen Sie eine E-Mail mit einem Link. Angemeldet sind Sie erst, wenn Sie die Anmeldung dort bestätigen.',
  privacy: 'Mehr dazu steht in der Datenschutzerklärung.',
  submit: 'Anmelden',
  /** In place of the form while no mail can be sent. */
  off: {
    title: 'Anmelden geht zurzeit nicht',
    text: 'Zurzeit können wir keine E-Mails verschicken, also auch nicht den Link, mit dem Sie Ihre Anmeldung bestätigen. Bitte versuchen Sie es später noch einmal.',
  },
  sent: {
    title: 'Fast geschafft!',
    text: 'Ist die Adresse noch nicht angemeldet, geht jetzt eine E-Mail mit einem Link dorthin. Öffnen Sie ihn, und bestätigen Sie dort die Anmeldung.',
  },
}

export type NewsletterMessages = typeof messages
