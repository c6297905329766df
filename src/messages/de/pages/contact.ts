import type { MessageCategory, MessageInput } from '#domain/submission/message.ts'

/** What the contact page says, in German. */
export const messages = {
  title: 'Kontakt',
  description: 'Eine Frage, ein Fehler, eine Änderung an Ihrem Eintrag? So erreichen Sie uns.',
  lead: 'Eine Frage, ein Fehler, eine Änderung an Ihrem Eintrag? Schreiben Sie uns.',
  form: 'Nachricht schreiben',
  allRequired: 'Bitte füllen Sie alle Felder aus.',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    category: 'Thema',
    subject: 'Betreff',
    message: 'Nachricht',
  } satisfies Record<keyof MessageInput, string>,
  emailHint: 'Dorthin schicken wir Ihnen die Bestätigung und die Antwort.',
  categories: {
    general: 'Allgemeine Frage',
    business: 'Mein Betrieb im Verzeichnis',
    support: 'Hilfe oder falsche Angaben',
    partnership: 'Zusammenarbeit',
    feedback: 'Lob und Kritik',
  } satisfies Record<MessageCategory, string>,
  correction: (number: string) => `Falsche Angaben zu ${number}`,
  correctionSubject: 'Falsche Angaben',
  submit: 'Nachricht senden',
  facts: 'So erreichen Sie uns',
  operator: 'Betreiber',
  phone: 'Telefon',
  hours: 'Erreichbar',
  email: 'E-Mail',
  reply: 'Antwort',
  within: (time: string) => `innerhalb von ${time}`,
  imprint: 'Alle Angaben im Impressum',
  sent: {
    title: 'Nachricht gesendet!',
    reply: (time: string) => `Eine Antwort bekommen Sie innerhalb von ${time}.`,
    another: 'Noch eine Nachricht schreiben',
  },
  questions: 'Häufige Fragen',
  faq: [
    {
      question: 'Eine Angabe stimmt nicht. Was soll ich schreiben?',
      answer:
        'Am schnellsten geht es über „Angaben korrigieren“ auf der Seite des Betriebs. In einer Nachricht nennen Sie bitte seine Nummer, was falsch ist und wie es richtig heißt. Die Nummer beginnt mit „UK-“. Ein Beleg, etwa seine Website, hilft beim Prüfen.',
      isAboutListing: false,
    },
    {
      question: 'Wie kommt mein Betrieb ins Verzeichnis?',
      answer:
        'Über die Seite „Betrieb eintragen“, in drei Schritten. Das kostet nichts, und einen besseren Platz in der Liste kann niemand kaufen.',
      isAboutListing: true,
    },
    {
      question: 'Können Sie eine Bewertung ändern oder löschen?',
      answer:
        'Nein. Die Bewertungen stammen aus der jeweils genannten Quelle, und nur dort kann man sie ändern. Den Eintrag selbst nehmen wir heraus, wenn der Betrieb das möchte.',
      isAboutListing: false,
    },
    {
      question: 'Was geschieht mit meiner Nachricht?',
      answer:
        'Sie kommt in unserem Posteingang an und bekommt eine Nummer. Wir lesen sie und antworten Ihnen per E-Mail.',
      unmailedAnswer:
        'Sie kommt in unserem Posteingang an und bekommt eine Nummer. Ein Mensch liest sie. E-Mails können wir zurzeit nicht verschicken; notieren Sie sich deshalb die Nummer.',
      isAboutListing: false,
    },
  ],
}

export type ContactMessages = typeof messages
