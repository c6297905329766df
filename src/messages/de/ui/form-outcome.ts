import type { FaultCode } from '#domain/form/field-fault.ts'
import type { Count } from '#messages/count.ts'

/** What forms say once somebody has tried to send them, in German. */
export const messages = {
  /** After why no answer came to what was sent. */
  maybeArrived:
    'Wir wissen nicht, ob alles angekommen ist. Senden Sie es ruhig noch einmal: Doppelt gespeichert wird nichts.',
  /** The known name that a typed one may mean. */
  meant: (name: string) => `Meinten Sie „${name}“?`,
  /** A fault beside its field, and in the summary after the field's name. */
  faults: {
    required: 'Diese Angabe fehlt noch.',
    unconfirmed: 'Bitte bestätigen Sie das.',
    too_long: (limit: Count) => `Das ist zu lang: Höchstens ${limit} Zeichen sind möglich.`,
    choice_unknown: 'Bitte wählen Sie etwas aus der Liste.',
    email_without_at: 'Hier fehlt das @. Richtig wäre zum Beispiel „name@waermewerk.example“.',
    email_without_name: 'Vor dem @ fehlt der Name. Richtig wäre zum Beispiel „kontakt@waermewerk.example“.',
    email_without_ending:
      'Hinter dem @ ist die Adresse nicht vollständig. Richtig wäre zum Beispiel „name@waermewerk.example“.',
    email_invalid:
      'So kann eine E-Mail-Adresse nicht lauten. Bitte geben Sie nur eine an und prüfen Sie Leerzeichen und Satzzeichen.',
    phone_invalid:
      'Bitte geben Sie nur eine Nummer an. Außer Ziffern sind Leerzeichen und + ( ) / - erlaubt.',
    phone_too_short: 'Die Nummer ist zu kurz. Bitte schreiben Sie sie mit Vorwahl.',
    phone_without_area_code: 'Die Vorwahl fehlt. Die Nummer muss mit 0 oder +49 beginnen.',
    phone_impossible:
      'Diese Nummer kann es nicht geben. Bitte prüfen Sie, ob eine Ziffer fehlt oder zu viel ist.',
    phone_repeated:
      'Diese Nummer steht schon oben. Bitte geben Sie eine andere an, oder lassen Sie das Feld leer.',
    postal_code_shape: 'Eine Postleitzahl hat fünf Ziffern, zum Beispiel 01067.',
    postal_code_four_digits: 'In diesem Land hat eine Postleitzahl vier Ziffern, zum Beispiel 1010.',
    postal_code_unknown:
      'Diese Postleitzahl kennen wir nicht. Bitte nehmen Sie die der Straße, nicht die eines Postfachs.',
    city_mismatch: 'Dieser Ort gehört nicht zur Postleitzahl. Bitte prüfen Sie beide.',
    business_unknown:
      'Einen Betrieb mit dieser Nummer gibt es hier nicht. Die richtige steht auf der Seite des Betriebs.',
    nothing_changed:
      'Sie haben noch nichts geändert. Bitte korrigieren Sie eine Angabe, oder schreiben Sie in die Anmerkung, was nicht stimmt.',
    website_invalid: 'Das ist keine Internetadresse. Richtig wäre zum Beispiel „www.waermewerk.example“.',
    profile_unknown:
      'Bitte die Adresse einer Seite bei Facebook, Instagram, LinkedIn, XING, YouTube, TikTok, X oder Pinterest eintragen.',
    hours_unclear:
      'Das verstehen wir nicht. Schreiben Sie zum Beispiel „9-18 Uhr“, „ab 17 Uhr“, „nach Vereinbarung“ oder „geschlossen“.',
    hours_impossible:
      'Eine dieser Zeiten ist nicht möglich. Bitte prüfen Sie, wann sie beginnt und endet; länger als 24 Stunden geht nicht.',
    text_without_letters: 'Hier steht kein einziger Buchstabe. Bitte prüfen Sie die Angabe.',
    too_many_words: (limit: Count) =>
      `Mehr als ${limit} Wörter am Stück sind nicht möglich. Bitte kürzen Sie.`,
    rating_range: 'Eine Bewertung liegt zwischen 1,0 und 5,0.',
    count_range: 'Bitte geben Sie eine ganze Zahl ab 0 ein.',
    scores_shape: 'Bitte geben Sie fünf ganze Zahlen ab 0 an, für 1 bis 5 Sterne.',
    price_level_range: 'Das Preisniveau liegt zwischen 1 und 4.',
    coordinates_range: 'Die geografische Breite liegt zwischen -90 und 90, die Länge zwischen -180 und 180.',
    coordinates_incomplete:
      'Breite und Länge gehören zusammen. Bitte füllen Sie beide aus, oder lassen Sie beide leer.',
    state_contradicts: 'Die Postleitzahl liegt in einem anderen Bundesland. Bitte prüfen Sie beide Angaben.',
    category_unknown: 'Diese Kategorie gibt es nicht. Bitte wählen Sie eine aus der Liste.',
    place_id_shape:
      'Das ist keine Place-ID von Google. Sie beginnt meist mit „ChIJ“ und enthält keine Leerzeichen.',
    google_id_shape: 'Das ist keine solche Google-Kennung. Richtig wäre zum Beispiel „0x47a6:0x1468“.',
    cid_shape: 'Eine CID besteht nur aus Ziffern, höchstens 20.',
    about_unknown: 'Eines dieser Merkmale kennt das Verzeichnis nicht.',
    too_many: (limit: Count) => `Das sind zu viele: Höchstens ${limit} sind möglich.`,
    host_shape: 'Bitte geben Sie nur den Namen des Servers an, zum Beispiel „mail.waermewerk.example“.',
    port_range: 'Ein Port ist eine ganze Zahl zwischen 1 und 65535.',
    site_url_shape:
      'Bitte geben Sie nur https:// oder http:// und den Namen an, zum Beispiel „https://umkreis.example“.',
    number_range: (limit: Count, least: Count) => `Möglich ist eine ganze Zahl von ${least} bis ${limit}.`,
    tile_url_shape:
      'Das ist keine Adresse von Kartenkacheln. Sie beginnt mit https:// oder / und enthält {z}, {x} und {y}.',
  } satisfies Record<FaultCode, string | ((limit: Count, least: Count) => string)>,
}

export type FormOutcomeMessages = typeof messages
