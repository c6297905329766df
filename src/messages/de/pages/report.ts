import type { ReportInput, ReportKind } from '#domain/submission/report.ts'
import { messages as removal } from '#messages/de/removal.ts'

/** What the page for reports says, in German. */
export const messages = {
  title: 'Problem melden',
  description: 'Falsche Angaben, geschlossene oder fehlende Betriebe und rechtswidrige Inhalte melden.',
  lead: 'Stimmt eine Angabe nicht, hat ein Betrieb geschlossen, fehlt einer, oder verstößt ein Inhalt gegen ein Gesetz? Sagen Sie es uns.',
  form: 'Ihre Meldung',
  kinds: {
    'wrong-data': 'Falsche Angaben',
    closed: 'Der Betrieb ist geschlossen',
    'missing-business': 'Ein Betrieb fehlt',
    'illegal-content': 'Rechtswidriger Inhalt (Art. 16 DSA)',
  } satisfies Record<ReportKind, string>,
  labels: {
    kind: 'Worum geht es?',
    business: 'Betrieb',
    text: 'Was stimmt nicht?',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    isInGoodFaith:
      'Ich bin in gutem Glauben davon überzeugt, dass meine Angaben und Anführungen richtig und vollständig sind.',
  } satisfies Record<keyof ReportInput, string>,
  businessHint:
    'Seine Nummer („UK-…“) oder die Adresse seiner Seite. Fehlt der Betrieb, bleibt das Feld leer.',
  textHint:
    'Was ist falsch, und wie heißt es richtig? Fehlt ein Betrieb, nennen Sie Name und Adresse. Bei rechtswidrigen Inhalten: welcher Inhalt gemeint ist und warum er gegen das Recht verstößt.',
  emailHint: 'Damit wir Ihnen antworten können. Bei rechtswidrigen Inhalten nötig, sonst freiwillig.',
  notice: {
    title: 'Meldung nach Art. 16 DSA',
    text: [
      'Der Digital Services Act gibt allen das Recht, rechtswidrige Inhalte zu melden. Dafür brauchen wir eine Begründung, die genaue Stelle, Ihren Namen und Ihre E-Mail-Adresse sowie Ihre Erklärung, dass Sie in gutem Glauben handeln.',
      'Sie bekommen eine Empfangsbestätigung. Wir entscheiden sorgfältig, nicht automatisch, und teilen Ihnen die Entscheidung mit Gründen und möglichen Rechtsbehelfen mit.',
    ],
  },
  correctInstead: 'Kennen Sie die richtigen Angaben? Dann geht es schneller über „Angaben korrigieren“:',
  correctLink: (number: string) => `Angaben zu ${number} korrigieren`,
  submit: 'Meldung senden',
  removal,
  sent: {
    title: 'Meldung gesendet!',
    text: 'Danke. Wir gehen der Meldung nach.',
    another: 'Noch etwas melden',
  },
}

export type ReportMessages = typeof messages
