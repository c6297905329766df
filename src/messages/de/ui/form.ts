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
  /** Where the server does not say more itself, and what follows either. */
  broken: 'Auf dem Server ist ein Fehler aufgetreten.',
  nothingArrived:
    'Es ist nichts angekommen. Ihre Angaben stehen noch hier. Senden Sie sie in einem Augenblick noch einmal.',
  number: 'Ihre Nummer:',
  numberUse: 'Nennen Sie sie bei Rückfragen.',
  mailed: 'Eine Bestätigung geht an Ihre E-Mail-Adresse.',
  /** Above a form, and after it, while no mail can be sent. */
  noMail:
    'Diese Website kann zurzeit keine E-Mails senden. Ihre Angaben werden trotzdem gespeichert und bearbeitet. E-Mails dazu bekommen Sie erst, wenn der Versand wieder geht.',
  notMailed:
    'Eine Bestätigung per E-Mail können wir zurzeit nicht senden. Ihre Angaben sind gespeichert, und der Betreiber sieht sie.',
  noReplyTime:
    'Wann Sie eine Antwort bekommen, können wir nicht versprechen: Für diese Website ist noch kein Betreiber hinterlegt.',
}

export type FormMessages = typeof messages
