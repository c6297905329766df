import type { Count } from '#messages/count.ts'

/** What every form says about its fields and on its way, in German. */
export const messages = {
  optional: '(freiwillig)',
  /** Spoken before a fault, and the beginning of the window's title. */
  faultMark: 'Fehler:',
  summary: (count: Count) =>
    count.plural({
      one: 'Bitte korrigieren Sie eine Angabe',
      other: `Bitte korrigieren Sie ${count} Angaben`,
    }),
  choose: 'Bitte wählen',
  /** Beside a field that no person sees. */
  trap: 'Dieses Feld bitte leer lassen',
  sending: 'Wird gesendet …',
  /** Without an answer, where the server does not say more itself, and what follows either. */
  offline: 'Sie sind gerade offline.',
  broken: 'Der Server antwortet gerade nicht richtig.',
  nothingArrived:
    'Es ist nichts angekommen. Ihre Angaben stehen noch hier. Senden Sie sie bitte gleich noch einmal.',
  number: 'Ihre Nummer:',
  numberUse: 'Bitte nennen Sie sie, wenn Sie nachfragen.',
  mailed: 'Eine Bestätigung geht an Ihre E-Mail-Adresse.',
  /** Above a form, and after it, while no mail can be sent. */
  noMail:
    'Zurzeit können wir keine E-Mails verschicken. Ihre Angaben kommen trotzdem an und werden bearbeitet. E-Mails dazu bekommen Sie erst, wenn der Versand wieder funktioniert.',
  notMailed:
    'Zurzeit können wir Ihnen keine Bestätigung per E-Mail schicken. Notieren Sie sich deshalb bitte die Nummer. Was Sie geschrieben haben, ist angekommen, und ein Mensch liest es.',
  /** Below a field for an e-mail address while no mail can be sent. */
  unmailedHint: 'Für Rückfragen. Nach dem Absenden sehen Sie eine Nummer; notieren Sie sie bitte.',
  noReplyTime:
    'Wann Sie eine Antwort bekommen, können wir nicht versprechen: Für diese Website ist noch kein Betreiber eingetragen.',
}

export type FormMessages = typeof messages
