import type { PrivacyRequestInput, PrivacyRequestKind } from '#domain/submission/privacy-request.ts'
import type { Count } from '#messages/count.ts'

/** What the page for requests of listed people says, in German. */
export const messages = {
  title: 'Ihre Daten im Verzeichnis',
  description:
    'So lassen Sie Ihre Daten in diesem Verzeichnis löschen oder berichtigen, widersprechen oder erfahren, was gespeichert ist.',
  lead: 'Möchten Sie hier nicht stehen, oder wollen Sie wissen, was über Sie gespeichert ist? Schreiben Sie uns, ein Konto brauchen Sie dafür nicht.',
  rights: 'Ihre Rechte',
  kinds: {
    removal: 'Löschung (Art. 17 DSGVO)',
    objection: 'Widerspruch (Art. 21 DSGVO)',
    access: 'Auskunft (Art. 15 DSGVO)',
    correction: 'Berichtigung (Art. 16 DSGVO)',
  } satisfies Record<PrivacyRequestKind, string>,
  meanings: {
    removal:
      'Wir nehmen den Eintrag heraus und sorgen dafür, dass er mit keinem späteren Import zurückkommt.',
    objection:
      'Sie schreiben uns, warum Sie nicht im Verzeichnis stehen möchten. Spricht nichts Zwingendes dagegen, nehmen wir Ihre Daten heraus.',
    access: 'Sie bekommen alles, was über Sie gespeichert ist, als Kopie.',
    correction:
      'Wir berichtigen, was falsch ist. Geht es nur um Angaben eines Betriebs, sind Sie mit „Angaben korrigieren“ auf seiner Seite schneller.',
  } satisfies Record<PrivacyRequestKind, string>,
  deadline: (days: Count) =>
    `Wir antworten unverzüglich, spätestens nach ${days} Tagen (Art. 12 Abs. 3 DSGVO). Das kostet nichts.`,
  form: 'Ihr Antrag',
  labels: {
    kind: 'Worum geht es?',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    business: 'Betrieb',
    details: 'Was uns hilft, die Daten zu finden',
  } satisfies Record<keyof PrivacyRequestInput, string>,
  emailHint: 'Dorthin schicken wir Ihnen Bestätigung und Antwort.',
  businessHint: 'Seine Nummer („UK-…“) oder die Adresse seiner Seite, wenn Sie sie kennen.',
  detailsHint:
    'Zum Beispiel, wie Sie hier genannt werden, eine Telefonnummer oder eine Anschrift; bei einem Widerspruch auch die Gründe.',
  /** What the form begins with for whoever comes by 'Das ist meine private Adresse'. */
  privateAddress: 'Die Adresse dieses Eintrags ist meine private Anschrift.',
  use: 'Was Sie hier schreiben, brauchen wir nur, um Ihren Antrag zu erledigen und das nachweisen zu können.',
  submit: 'Antrag senden',
  sent: {
    title: 'Antrag eingegangen!',
    text: (days: Count) => `Die Frist läuft ab heute: Spätestens nach ${days} Tagen haben Sie eine Antwort.`,
    another: 'Noch einen Antrag stellen',
  },
}

export type PrivacyRequestMessages = typeof messages
