import type { FaultCode } from '#domain/form/field-fault.ts'

/** What forms say once somebody has tried to send them, in German. */
export const formOutcomeDe = {
  /** A fault beside its field, and in the summary after the field's name. */
  faults: {
    required: 'Diese Angabe fehlt noch.',
    too_long: (limit: string) => `Das ist zu lang: Höchstens ${limit} Zeichen sind möglich.`,
    choice_unknown: 'Bitte wählen Sie etwas aus der Liste.',
    email_without_at: 'Hier fehlt das @, zum Beispiel „name@waermewerk.example“.',
    email_without_name: 'Vor dem @ fehlt der Name, zum Beispiel „kontakt@waermewerk.example“.',
    email_without_ending: 'Hinter dem @ fehlt die Endung, zum Beispiel „waermewerk.example“.',
    email_invalid: 'Das ist keine einzelne E-Mail-Adresse. Bitte prüfen Sie Leerzeichen und Satzzeichen.',
    phone_invalid: 'Bitte schreiben Sie nur eine Nummer, aus Ziffern mit + ( ) / - dazwischen.',
    phone_too_short: 'Die Nummer ist zu kurz. Bitte schreiben Sie sie mit Vorwahl.',
    phone_without_area_code: 'Die Vorwahl fehlt. Die Nummer beginnt mit 0 oder +49.',
    postal_code_shape: 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 01067.',
    website_invalid: 'Das ist keine Internetadresse. Richtig wäre zum Beispiel „www.waermewerk.example“.',
    hours_unclear: 'Das verstehen wir nicht. Schreiben Sie zum Beispiel „9-18 Uhr“ oder „geschlossen“.',
  } satisfies Record<FaultCode, string | ((limit: string) => string)>,
  mail: {
    title: 'Ihre E-Mail ist geschrieben, aber noch nicht abgeschickt',
    text: 'Ihr Mailprogramm sollte sich mit dem fertigen Text geöffnet haben. Abgeschickt ist er erst, wenn Sie dort auf „Senden“ drücken.',
    nothing: 'Hat sich nichts geöffnet? Dann kopieren Sie den Text und schicken Sie ihn an',
    long: 'Der Text ist lang, und manche Mailprogramme schneiden ihn ab. Vergleichen Sie bitte das Ende, oder kopieren Sie ihn von hier.',
    again: 'E-Mail noch einmal öffnen',
    copy: 'Text kopieren',
    copied: 'Text kopiert',
    copyFailed: 'Kopieren ist hier nicht erlaubt. Der Text ist markiert: Strg+C kopiert ihn.',
    to: 'An',
    subject: 'Betreff',
    body: 'Text der E-Mail',
    change: 'Angaben ändern',
  },
}

export type FormOutcomeWords = typeof formOutcomeDe
