/** What is said where visitors choose what may be loaded, in German. */
export const messages = {
  label: 'Einwilligung',
  title: 'Dürfen wir Zusätzliches laden?',
  text: 'Der Betreiber möchte Dienste der folgenden Kategorien laden. Sie können Daten auf Ihrem Gerät speichern und erhalten Ihre IP-Adresse. Das ist freiwillig: Ohne Ihre Zustimmung lädt nichts davon, und Ihre Wahl lässt sich jederzeit unter „Cookies“ ändern.',
  announced: 'Am Anfang der Seite wird um Ihre Einwilligung gebeten.',
  more: 'Cookies',
  privacy: 'Datenschutz',
  rejectAll: 'Alle ablehnen',
  acceptAll: 'Alle annehmen',
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
  unused: 'Derzeit nicht verwendet.',
  unusedNote: 'Kommt in einer Kategorie etwas hinzu, fragen wir Sie vorher.',
  save: 'Einstellungen speichern',
  onlyNecessary: 'Nur notwendige Cookies',
  saved: 'Ihre Einstellungen sind gespeichert. Sie gelten 12 Monate.',
  proof: (moment: string, id: string) => `Eingewilligt am ${moment}, Nachweis ${id}.`,
  withoutScript:
    'Ohne JavaScript startet keine der freiwilligen Kategorien. Es gibt dann nichts einzustellen.',
}

export type ConsentMessages = typeof messages
