import type { Count } from '#messages/count.ts'

/** What every form says about its fields and on its way, in German. */
export const messages = {
  optional: '(freiwillig)',
  /** Spoken before a fault, and the beginning of the window's title. */
  faultMark: 'Fehler:',
  summary: (count: Count) =>
    count.plural({
      one: 'Bitte berichtigen Sie eine Angabe',
      other: `Bitte berichtigen Sie ${count} Angaben`,
    }),
  choose: 'Bitte wählen',
  /** Beside a field that no person sees. */
  trap: 'Dieses Feld bitte leer lassen',
  sending: 'Wird gesendet …',
  offline:
    'Es ist noch nichts angekommen, die Verbindung fehlt. Ihre Angaben stehen noch hier. Senden Sie sie noch einmal, sobald Sie wieder online sind.',
  number: 'Ihre Nummer:',
  numberUse: 'Nennen Sie sie bei Rückfragen.',
  mailed: 'Eine Bestätigung geht an Ihre E-Mail-Adresse.',
  noReplyTime:
    'Wann Sie eine Antwort bekommen, können wir nicht versprechen: Für diese Website ist noch kein Betreiber hinterlegt.',
}

export type FormMessages = typeof messages
