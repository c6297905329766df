import type { Count } from '#messages/count.ts'
import { messages as more } from '#messages/de/more-contact.ts'

/** What the later steps of adding a business say, in German. */
export const messages = {
  more,
  /** A trade that no list has. */
  trade: {
    /** Last among the suggestions. */
    propose: (trade: string) => `Meine Branche fehlt: „${trade}“ vorschlagen`,
    proposed: (trade: string) =>
      `Vorgeschlagen: „${trade}“. Wir prüfen, ob wir diese Branche aufnehmen. Bis dahin steht Ihr Betrieb unter der Kategorie oben. Passt eine andere besser als „Sonstiges“, wählen Sie sie dort.`,
    withdraw: 'Vorschlag zurücknehmen',
    /** Without script. */
    plainHint:
      'Nur, wenn Sie oben nichts Passendes finden, zum Beispiel „Hufpflege“. Wir prüfen, ob wir sie aufnehmen. Bis dahin steht Ihr Betrieb unter der Kategorie oben; ist sie leer, unter „Sonstiges“.',
  },
  place: {
    unknown: (postalCode: string) =>
      `Die Postleitzahl ${postalCode} kennen wir nicht. Bitte nehmen Sie die Ihrer Straße, nicht die eines Postfachs.`,
    mismatch: (postalCode: string, suggestion: string) =>
      `Zur Postleitzahl ${postalCode} gehört nach unserem Ortsverzeichnis ${suggestion}.`,
    spelling: (suggestion: string) => `Üblich ist die Schreibweise „${suggestion}“.`,
    take: (suggestion: string) => `„${suggestion}“ übernehmen`,
    goOn: 'Stimmt Ihre Angabe trotzdem? Dann drücken Sie einfach noch einmal auf den Knopf.',
    confirm: 'Postleitzahl und Ort stimmen so',
  },
  duplicate: {
    title: 'Meinten Sie diesen Eintrag?',
    text: 'Im Verzeichnis steht schon etwas Ähnliches. Einen zweiten Eintrag brauchen Sie nicht; falsche Angaben korrigieren wir.',
    correct: (name: string) => `Angaben zu „${name}“ korrigieren`,
    no: 'Nein, mein Betrieb ist ein anderer',
  },
  hours: {
    intro: 'Freiwillig. Lassen Sie einen Tag leer, steht dort später „keine Angabe“.',
    sentence: 'Alles in einem Satz',
    sentenceHint: 'Zum Beispiel: Mo-Fr 7-18 Uhr, Sa 7 bis 13, So zu',
    understood: 'So haben wir es verstanden:',
    quoted: (part: string) => `„${part}“`,
    /** @param parts of the sentence, each quoted */
    unclear: (parts: string) =>
      `Das verstehen wir nicht: ${parts}. Tragen Sie es bitte darunter bei den Tagen ein.`,
    /** @param part of the sentence, quoted: 'durchgehend' without times */
    continuous: (part: string) =>
      `${part} kann zweierlei heißen: rund um die Uhr oder ohne Pause. Ohne Pause? Dann schreiben Sie dazu, von wann bis wann, zum Beispiel „Mo-Fr durchgehend 9-18 Uhr“.`,
    /** Goes into the sentence in the place of 'durchgehend'. */
    aroundTheClock: 'rund um die Uhr',
    takeAroundTheClock: 'Gemeint ist: rund um die Uhr',
    /** Below what was understood of a sentence. */
    restClosed: 'Tage, die der Satz nicht nennt, gelten als geschlossen.',
    holidays: 'Feiertage nehmen wir nicht auf: An ihnen steht dabei, dass die Zeiten abweichen können.',
    take: 'Zeiten übernehmen',
    taken: 'Die Zeiten stehen jetzt bei den Tagen.',
    daysCount: 'Es gelten die Zeiten, die darunter bei den Tagen stehen.',
    days: 'Tag für Tag',
    placeholder: '9-18, ab 17 Uhr, nach Vereinbarung',
    example: (hours: string) => `Zum Beispiel: ${hours}`,
    copyMonday: 'Montag bis Freitag gleich',
    closedWeekend: 'Samstag und Sonntag geschlossen',
    clear: 'Alle Zeiten löschen',
  },
  pictures: {
    title: 'Bilder',
    text: 'Freiwillig, höchstens fünf. Wir prüfen sie, bevor sie im Verzeichnis stehen. Wenn Sie die Seite neu laden, müssen Sie sie noch einmal auswählen.',
    add: 'Bilder hinzufügen',
    fileHint: (room: Count) =>
      `JPEG, PNG, WebP oder AVIF, je höchstens 10 MB. ${room.plural({ one: `Noch ${room} Bild möglich.`, other: `Noch ${room} Bilder möglich.` })} Aufnahmeort und Kameradaten entfernen wir.`,
    /** @param names of files that were chosen and not taken */
    tooLarge: (names: string) =>
      `Größer als 10 MB: ${names}. Bitte speichern Sie das Bild kleiner und wählen Sie es noch einmal.`,
    tooMany: (names: string) => `Höchstens fünf Bilder. Nicht dabei: ${names}.`,
    otherKind: (names: string) =>
      `Kein JPEG, PNG, WebP oder AVIF: ${names}. Bitte wählen Sie ein anderes Bild.`,
    alt: (number: string) => `Was zeigt Bild ${number}?`,
    altMissing: 'Bitte schreiben Sie zu jedem Bild, was darauf zu sehen ist.',
    remove: (number: string) => `Bild ${number} entfernen`,
    rights: 'Ich habe die Rechte an diesen Bildern, und sie dürfen im Verzeichnis erscheinen.',
    rightsMissing: 'Bitte bestätigen Sie, dass Sie die Rechte an den Bildern haben.',
    sending: (number: string, of: string) =>
      `Bild ${number} von ${of} wird gesendet. Bitte lassen Sie die Seite so lange offen.`,
    noneArrived: 'Kein Bild ist angekommen.',
    arrived: (count: Count) =>
      count.plural({ one: `${count} Bild ist angekommen.`, other: `${count} Bilder sind angekommen.` }),
    failed: 'Das Bild ist nicht angekommen.',
    again: 'Noch einmal senden',
  },
  sent: {
    title: 'Erfolgreich eingereicht!',
    mailed: 'Wir schicken Ihnen eine E-Mail mit einem Link, mit dem Sie Ihre Adresse bestätigen.',
    next: 'So geht es weiter',
    nextSteps: [
      'Sie öffnen den Link in unserer E-Mail und bestätigen dort Ihre Adresse.',
      'Wir prüfen Ihre Angaben und fragen nach, wenn etwas unklar ist.',
      'Ist alles klar, kommt der Betrieb ins Verzeichnis, und wir schreiben Ihnen seine Adresse.',
    ],
    /** While no mail can be sent. */
    unmailedSteps: [
      'Ein Mensch prüft Ihre Angaben.',
      'Ist alles klar, kommt der Betrieb ins Verzeichnis. Dort finden Sie ihn über die Suche.',
      'Haben Sie Fragen dazu, nennen Sie bitte die Nummer oben.',
    ],
    another: 'Noch einen Betrieb eintragen',
  },
}

export type AddBusinessStepsMessages = typeof messages
