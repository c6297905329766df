/** What the newsletter page says, in German. */
export const messages = {
  title: 'Newsletter',
  description: 'Neue Artikel und Neuigkeiten des Verzeichnisses per E-Mail.',
  lead: 'Neue Artikel aus dem Blog und Neuigkeiten des Verzeichnisses, per E-Mail.',
  form: 'Newsletter bestellen',
  email: 'Ihre E-Mail',
  consent: 'Womit Sie einverstanden sind',
  how: 'Zuerst bekommen Sie eine E-Mail mit einem Link. Erst wenn Sie ihn öffnen, sind Sie angemeldet.',
  privacy: 'Mehr dazu steht in der Datenschutzerklärung.',
  submit: 'Anmelden',
  sent: {
    title: 'Fast geschafft!',
    text: 'Ist die Adresse noch nicht angemeldet, geht jetzt eine E-Mail mit einem Link dorthin. Öffnen Sie ihn, um die Anmeldung zu bestätigen.',
  },
}

export type NewsletterMessages = typeof messages
