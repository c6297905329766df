/** What is said where visitors choose what may be loaded, in German. */
export const messages = {
  label: 'Einwilligung',
  title: 'Dürfen wir weitere Dienste laden?',
  text: 'Wir möchten auf dieser Website weitere Dienste verwenden. Diese Dienste können Daten auf Ihrem Gerät speichern und erfahren Ihre IP-Adresse. Das ist freiwillig: Ohne Ihre Zustimmung laden wir nichts davon. Ihre Auswahl können Sie jederzeit unter „Cookies“ ändern.',
  announced: 'Am Anfang der Seite bitten wir um Ihre Einwilligung.',
  more: 'Cookies',
  privacy: 'Datenschutz',
  rejectAll: 'Alle ablehnen',
  acceptAll: 'Alle akzeptieren',
  choose: 'Auswählen',
  saveChoice: 'Auswahl speichern',
  categories: {
    necessary: 'Notwendig',
    analytics: 'Analyse',
    marketing: 'Marketing',
    preferences: 'Präferenzen',
  },
  purposes: {
    necessary: 'Hält die Seite am Laufen. Immer eingeschaltet.',
    analytics: 'Zählt, welche Seiten wie oft besucht werden.',
    marketing: 'Wählt Werbung aus oder misst ihren Erfolg.',
    preferences: 'Merkt sich Einstellungen, die über das Notwendige hinausgehen.',
  },
  hosts: (hosts: string) => `Server: ${hosts}`,
  panelTitle: 'Cookie-Einstellungen',
  unused: 'Zurzeit nicht verwendet.',
  unusedNote: 'Kommt etwas hinzu, fragen wir Sie vorher.',
  save: 'Einstellungen speichern',
  onlyNecessary: 'Nur notwendige Cookies',
  saved: 'Ihre Einstellungen sind gespeichert. Sie gelten 12 Monate.',
  proof: (moment: string, id: string) => `Eingewilligt am ${moment}, Nachweis ${id}.`,
  withoutScript: 'Ohne JavaScript laden wir nichts davon. Sie müssen also nichts einstellen.',
}

export type ConsentMessages = typeof messages
