import type { MessageCategory, MessageInput } from '#domain/message/message.ts'

/** What the contact page says, in German. */
export const contactDe = {
  title: 'Kontakt',
  description:
    'Fragen, Hinweise auf Fehler und Änderungen am eigenen Eintrag: so erreichen Sie den Betreiber dieses Verzeichnisses.',
  lead: 'Fragen, Fehler im Verzeichnis, Änderungen am eigenen Eintrag: Schreiben Sie uns.',
  form: 'Nachricht schreiben',
  howItSends:
    'Das Formular schreibt eine E-Mail in Ihrem eigenen Mailprogramm. Diese Website speichert und sendet nichts davon.',
  allRequired: 'Alle Felder werden gebraucht.',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    category: 'Thema',
    subject: 'Betreff',
    message: 'Nachricht',
  } satisfies Record<keyof MessageInput, string>,
  emailHint: 'Hierhin geht die Antwort.',
  categories: {
    general: 'Allgemeine Frage',
    business: 'Mein Betrieb im Verzeichnis',
    support: 'Hilfe oder falsche Angabe',
    partnership: 'Zusammenarbeit',
    feedback: 'Lob und Kritik',
  } satisfies Record<MessageCategory, string>,
  correction: (number: string) => `Falsche Angaben zu ${number}`,
  correctionSubject: 'Falsche Angaben',
  submit: 'E-Mail schreiben',
  withoutScript: 'Ohne JavaScript geht es direkt: Schreiben Sie an',
  facts: 'So erreichen Sie uns',
  operator: 'Betreiber',
  phone: 'Telefon',
  hours: 'Erreichbar',
  email: 'E-Mail',
  reply: 'Antwort',
  within: (time: string) => `innerhalb von ${time}`,
  imprint: 'Alle Angaben im Impressum',
  none: 'Hier können Sie noch niemandem schreiben',
  noneText:
    'Der Betreiber dieser Website hat seine Kontaktdaten noch nicht hinterlegt. Ein Formular, dessen Nachrichten niemand liest, zeigen wir nicht.',
  noneHelp: 'Antworten auf häufige Fragen gibt die Hilfe.',
  help: 'Zur Hilfe',
  search: 'Betriebe suchen',
  questions: 'Häufige Fragen',
  /** `withoutContact` is added while nobody can be written to. */
  faq: [
    {
      question: 'Eine Angabe stimmt nicht. Was gehört in die Meldung?',
      answer:
        'Die Nummer des Betriebs im Verzeichnis, was falsch ist und wie es richtig heißt. Die Nummer beginnt mit „UK-“ und steht auf der Seite des Betriebs. Ein Beleg, etwa seine Website, hilft beim Prüfen.',
      withoutContact: '',
      isAboutListing: false,
    },
    {
      question: 'Wie kommt mein Betrieb ins Verzeichnis?',
      answer:
        'Über die Seite „Betrieb eintragen“, in drei Schritten. Das kostet nichts, und einen besseren Platz in der Liste kann niemand kaufen.',
      withoutContact: 'Das geht, sobald der Betreiber seine Kontaktdaten hinterlegt hat.',
      isAboutListing: true,
    },
    {
      question: 'Können Sie eine Bewertung ändern oder löschen?',
      answer:
        'Nein. Bewertungen sind von Google übernommen, hier werden keine abgegeben. Wenden Sie sich dafür an Google. Den Eintrag selbst nehmen wir heraus, wenn der Betrieb das verlangt.',
      withoutContact: '',
      isAboutListing: false,
    },
    {
      question: 'Was geschieht mit meiner Nachricht?',
      answer:
        'Sie entsteht in Ihrem Browser und geht als gewöhnliche E-Mail von Ihrem Postfach an den Betreiber. Diese Website bekommt sie nicht zu sehen.',
      withoutContact: 'Das Formular erscheint hier, sobald der Betreiber seine Kontaktdaten hinterlegt hat.',
      isAboutListing: false,
    },
  ],
}

export type ContactWords = typeof contactDe
