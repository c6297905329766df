/** What the page behind links in mails says, in German. */
export const messages = {
  title: 'Link aus einer E-Mail',
  /** What a button does, before it is pressed, by what the link is for. */
  asks: {
    'confirm-submission': {
      title: 'E-Mail-Adresse bestätigen',
      text: 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Danach prüfen wir Ihre Angaben.',
      button: 'Adresse bestätigen',
    },
    'confirm-subscriber': {
      title: 'Zum Newsletter anmelden',
      text: 'Bestätigen Sie Ihre Anmeldung. In jeder Ausgabe steht ein Link, mit dem Sie sich wieder abmelden.',
      button: 'Anmeldung bestätigen',
    },
    unsubscribe: {
      title: 'Vom Newsletter abmelden',
      text: 'Danach bekommen Sie keine weitere Ausgabe.',
      button: 'Abmelden',
    },
  },
  confirmed: 'E-Mail-Adresse bestätigt',
  confirmedText: 'Danke. Wir prüfen Ihre Angaben jetzt und schreiben Ihnen, was daraus geworden ist.',
  subscribed: 'Zum Newsletter angemeldet',
  subscribedText:
    'Ihre Anmeldung ist bestätigt. In jeder Ausgabe steht ein Link, mit dem Sie sich wieder abmelden.',
  unsubscribed: 'Vom Newsletter abgemeldet',
  unsubscribedText:
    'Sie bekommen keine weitere Ausgabe. Wollten Sie das nicht, melden Sie sich einfach wieder an.',
  owner: 'Weiter zu Ihrem Betrieb',
  ownerText: (name: string) =>
    `Über diesen Link ändern Sie die Angaben zu „${name}“ als Inhaberin oder Inhaber.`,
  ownerLink: 'Angaben ändern',
  unknown: 'Diesen Link kennen wir nicht',
  unknownText:
    'Vielleicht ist er beim Kopieren unvollständig geworden. Öffnen Sie ihn bitte direkt aus der E-Mail.',
  expired: 'Dieser Link gilt nicht mehr',
  expiredText:
    'Links in unseren E-Mails gelten nur eine gewisse Zeit. Füllen Sie das Formular bitte noch einmal aus, oder schreiben Sie uns.',
  blog: 'Zum Blog',
  again: 'Zum Newsletter anmelden',
}

export type LinkMessages = typeof messages
