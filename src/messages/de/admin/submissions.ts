import type { CorrectionField } from '#domain/correction/correction.ts'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { MessageCategory } from '#domain/submission/message.ts'
import type { PrivacyRequestKind } from '#domain/submission/privacy-request.ts'
import type { ReportKind } from '#domain/submission/report.ts'
import type {
  SpamReason,
  SubmissionKind,
  SubmissionOutcome,
  SubmissionState,
} from '#domain/submission/submission.ts'
import type { Count } from '#messages/count.ts'
import type { AdminReadyAnswersMessages } from '#messages/de/admin/ready-answers.ts'
import { messages as fields } from '#messages/de/fields.ts'

/** What the inbox and its submissions say, in German. */
export const messages = {
  title: 'Posteingang',
  list: 'Einsendungen',
  count: (count: Count) => count.plural({ one: 'Eine Einsendung', other: `${count} Einsendungen` }),
  none: 'Hier kommt an, was Inhaber und Besucher schicken. Noch ist nichts da.',
  search: 'Suche',
  searchHint: 'Nummer, Name, E-Mail oder Text',
  noneSuch: 'Keine Einsendung passt zu dieser Auswahl.',
  all: 'Alle',
  kind: 'Art',
  state: 'Stand',
  kinds: {
    listing: 'Neuer Eintrag',
    correction: 'Korrektur',
    message: 'Nachricht',
    report: 'Meldung',
    notice: 'Meldung rechtswidriger Inhalte',
    'privacy-request': 'Antrag zum Datenschutz',
  } satisfies Record<SubmissionKind, string>,
  states: {
    new: 'neu',
    open: 'in Arbeit',
    done: 'erledigt',
    rejected: 'abgelehnt',
  } satisfies Record<SubmissionState, string>,
  trapped: 'vermutlich Spam',
  trappedHint:
    'In diesen Einsendungen ist ein Feld ausgefüllt, das Menschen nicht sehen. E-Mails dazu wurden nicht verschickt.',
  spamReasons: {
    trap: 'vermutlich Spam',
    'no-ticket': 'ohne Formular geschickt',
    links: 'viele Links',
  } satisfies Record<SpamReason, string>,
  subject: 'Betreff',
  from: 'Von',
  unknownSender: 'ohne Absender',
  confirmed: 'E-Mail bestätigt',
  unconfirmed: 'E-Mail unbestätigt',
  fromOwner: 'vom Inhaber bestätigt',
  received: 'Eingegangen',
  deadline: 'Frist',
  due: (date: string) => `Frist: ${date}`,
  overdue: (date: string) => `Frist überschritten: ${date}`,

  loadFailed: 'Die Einsendung konnte nicht geladen werden',
  back: 'Zurück zum Eingang',
  facts: 'Einsendung',
  number: 'Nummer',
  language: 'Sprache des Absenders',
  business: 'Betrieb',
  noteTitle: 'Bearbeitung',
  note: 'Notiz (sieht nur die Verwaltung)',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  mails: 'E-Mails dazu',
  erased: 'Inhalt gelöscht',
  erasedText: (day: string) =>
    `Am ${day} gelöscht, zusammen mit dem Betrieb, um den es ging. Geblieben ist nur, wann etwas kam und wie Sie entschieden haben.`,
  erasedBackups: 'Sicherungen von vorher enthalten es noch:',
  noMails: 'Zu dieser Einsendung gibt es noch keine E-Mail.',

  outcome: 'Entscheidung',
  outcomes: {
    approved: 'Eingetragen',
    accepted: 'Übernommen',
    rejected: 'Abgelehnt',
    answered: 'Beantwortet',
    acted: 'Der Bitte gefolgt',
    'not-acted': 'Der Bitte nicht gefolgt',
  } satisfies Record<SubmissionOutcome['kind'], string>,
  actedUnchanged: 'Der Bitte gefolgt, ohne Änderung am Verzeichnis',
  outcomeText: 'Ihr Text dazu',
  /** Of an answer that the mail server has not taken over. */
  handOver: {
    noServer:
      'Es ist kein Mailserver eingerichtet. Antworten werden gespeichert und erst gesendet, wenn es einen gibt; bis dahin bleibt die Einsendung offen.',
    toServer: 'E-Mail und Adresse',
    untilServer:
      'Die Antwort ist noch nicht gesendet: Das geschieht, sobald ein Mailserver eingerichtet ist. Bis dahin bleibt die Einsendung offen.',
    soon: 'Die Antwort wird gerade gesendet. Bis dahin bleibt die Einsendung offen.',
    failed: (text: string) =>
      `Die Antwort ging nicht hinaus, der Mailserver lehnt sie ab: ${text} Die Einsendung bleibt offen. Antworten Sie auf anderem Weg, und ändern Sie den Stand dann selbst.`,
    stored:
      'Ihre Antwort ist gespeichert. Sie wird gesendet, sobald ein Mailserver eingerichtet ist; bis dahin bleibt die Einsendung offen.',
  },
  toBusiness: 'Zum Betrieb',
  beaten: 'Jemand anderes war schneller',
  beatenText:
    'Über diese Einsendung ist inzwischen entschieden. Von Ihnen wurde nichts gespeichert und nichts verschickt.',
  beatenTyped: 'Ihr nicht verschickter Text:',

  sent: 'Was geschickt wurde',
  nothing: 'keine Angabe',
  yes: 'ja',
  no: 'nein',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    category: 'Thema',
    subject: 'Betreff',
    message: 'Nachricht',
    kind: 'Anliegen',
    business: 'Betrieb, wie angegeben',
    text: 'Schilderung',
    details: 'Einzelheiten',
    isInGoodFaith: 'Nach bestem Wissen richtig und vollständig',
    comment: 'Anmerkung',
    isOwner: 'Nach eigener Angabe Inhaber',
    proof: 'Nachweis',
  },
  topics: {
    general: 'Allgemeine Frage',
    business: 'Mein Betrieb im Verzeichnis',
    support: 'Hilfe oder falsche Angabe',
    partnership: 'Zusammenarbeit',
    feedback: 'Lob und Kritik',
  } satisfies Record<MessageCategory, string>,
  reports: {
    'wrong-data': 'Falsche Angaben',
    closed: 'Betrieb geschlossen',
    'missing-business': 'Betrieb fehlt',
    'illegal-content': 'Rechtswidriger Inhalt (Art. 16 DSA)',
  } satisfies Record<ReportKind, string>,
  requests: {
    removal: 'Löschung (Art. 17 DSGVO)',
    objection: 'Widerspruch (Art. 21 DSGVO)',
    access: 'Auskunft (Art. 15 DSGVO)',
    correction: 'Berichtigung (Art. 16 DSGVO)',
  } satisfies Record<PrivacyRequestKind, string>,

  /** The text that goes to the sender. */
  answer: {
    ready: 'Fertigen Text einsetzen',
    choose: 'Bitte wählen',
    /** What the ready-made texts are about. */
    labels: {
      duplicate: 'Steht schon im Verzeichnis',
      unverifiable: 'Nicht zu überprüfen',
      incomplete: 'Es fehlt etwas',
      outside: 'Kein örtlicher Betrieb in Deutschland',
      unlawful: 'Verstößt gegen die Nutzungsbedingungen',
      unproven: 'Beleg fehlt',
      contradicted: 'Andere Angabe gilt',
      corrected: 'Korrigiert',
      closed: 'Als geschlossen vermerkt',
      listed: 'Ins Verzeichnis aufgenommen',
      unchanged: 'Angaben stimmen',
      noticeActed: 'Begründung: Maßnahme',
      noticeNotActed: 'Begründung: keine Maßnahme',
      removed: 'Eintrag entfernt',
      access: 'Auskunft',
      rectified: 'Berichtigt',
      identity: 'Wer fragt? (Art. 12 Abs. 6 DSGVO)',
      noData: 'Keine Daten gefunden',
      privacyRefused: 'Anliegen abgelehnt',
    } satisfies Record<keyof AdminReadyAnswersMessages, string>,
    placeholder: 'Im Text steht noch […]. Bitte ersetzen Sie es durch Ihre Angaben.',
    inTheirLanguage: (language: string) =>
      `Geht per E-Mail an den Absender (${language}). Anrede, Gruß und Absender kommen von selbst dazu.`,
    notMailed: 'Es gibt keine E-Mail-Adresse: Der Text steht nur hier.',
    sending: 'Einen Augenblick …',
  },
  listing: {
    title: 'Angaben prüfen und eintragen',
    intro: 'Was Sie hier ändern, steht dann im Eintrag. Importe überschreiben diese Angaben nicht.',
    unconfirmed:
      'Die E-Mail-Adresse ist noch nicht bestätigt. Sie können trotzdem eintragen oder warten, bis der Link in der E-Mail geöffnet wurde.',
    alike: 'Mögliche Dubletten',
    alikeText:
      'Diese Einträge sehen ähnlich aus. Ist es derselbe Betrieb, lehnen Sie ab und nennen Sie den Eintrag.',
    noneAlike: 'Es gibt keinen ähnlichen Eintrag.',
    hours: 'Öffnungszeiten',
    group: 'Bereich',
    tradeProposed: (trade: string) =>
      `Der Betrieb fand keine passende Kategorie und schlägt „${trade}“ vor. Wählen Sie unten, was am nächsten kommt. Soll es die Kategorie geben, schreiben Sie sie nach dem Eintragen beim Betrieb in das Feld „Kategorie“ und bestätigen sie dort.`,
    exact: 'Genaue Kategorie',
    groupGiven: 'Nicht nötig: Die genaue Kategorie bestimmt den Bereich.',
    exactHint: 'Wählen Sie eine aus der Liste. Bleibt das Feld leer, steht nur der Bereich beim Eintrag.',
    approve: 'Eintragen',
    approved: 'Der Betrieb steht im Verzeichnis.',
    takenOver: 'Das Verzeichnis hatte den Betrieb schon: Die Angaben sind dort übernommen.',
    rejectTitle: 'Ablehnen',
    reason: 'Begründung',
    reject: 'Ablehnen',
    rejected: 'Der Eintrag ist abgelehnt.',
  },
  fields: {
    ...fields,
    proposedTrade: 'Vorgeschlagene Branche',
    address: fields.street,
    hours: fields.openingHours,
    businessEmail: fields.email,
    /** The sender's. */
    email: 'E-Mail',
  } satisfies Record<keyof ListingInput | CorrectionField | 'status', string>,
  statuses: {
    operational: 'In Betrieb',
    'closed-temporarily': 'Vorübergehend geschlossen',
    'closed-permanently': 'Dauerhaft geschlossen',
  } as Readonly<Record<string, string>>,
  correction: {
    title: 'Vorgeschlagene Änderungen',
    field: 'Feld',
    now: 'Jetzt im Verzeichnis',
    proposed: 'Vorgeschlagen',
    take: 'Übernehmen',
    takeField: (field: string) => `${field} übernehmen`,
    takeAll: 'Alle wählen',
    takeNone: 'Keine wählen',
    empty: 'leer',
    placeDoubtful: 'Ort und Postleitzahl passen nicht zusammen',
    changedSince: 'inzwischen geändert',
    saidThen: (text: string) => `Beim Absenden stand hier: ${text}`,
    noChanges: 'Keine einzelne Angabe ist geändert. Was gemeint ist, steht in der Anmerkung.',
    taken: 'übernommen',
    notTaken: 'nicht übernommen',
    text: 'Text an den Absender',
    textHint: 'Wenn Sie ablehnen, ist ein Text nötig, sonst nicht.',
    accept: (count: Count) =>
      count.plural({ one: 'Eine Änderung übernehmen', other: `${count} Änderungen übernehmen` }),
    acceptNone: 'Auswahl übernehmen',
    accepted: 'Die Auswahl ist übernommen und gegen Importe gesperrt.',
    reject: 'Alles ablehnen',
    rejected: 'Die Korrektur ist abgelehnt.',
  },
  message: {
    title: 'Nachricht',
    reply: 'Antwort',
    ask: 'Nachfragen',
    question: 'Nachricht an den Absender',
    askHint:
      'Damit ist noch nichts entschieden. Die Einsendung gilt danach als beantwortet; den Stand können Sie ändern.',
    send: 'Senden',
    sent: 'Die E-Mail geht hinaus.',
  },
  decision: {
    title: 'Entscheiden',
    follow: 'Folgen Sie der Bitte?',
    acted: 'Ja',
    notActed: 'Nein',
    action: 'Was geschieht mit den gewählten Betrieben?',
    actions: {
      none: 'Nichts, oder schon von Hand erledigt',
      hide: 'Ausblenden: Besucher sehen sie nicht mehr',
      remove:
        'Entfernen und sperren: Auf der Seite steht nur noch, dass der Betrieb entfernt wurde (410), und kein Import legt ihn neu an',
    },
    businesses: 'Betroffene Betriebe',
    found: 'Diese Betriebe passen zu den Angaben.',
    foundChoose: 'Ihre Entscheidung gilt für die, die Sie auswählen.',
    foundUnchanged: 'Mit dieser Entscheidung ändert sich keiner von ihnen.',
    noneFound: 'Zu den Angaben wurde kein Betrieb gefunden.',
    add: 'Betrieb dazunehmen',
    addHint: 'Nummer des Betriebs, zum Beispiel UK-123',
    addUnknown: 'Das ist keine Nummer eines Betriebs.',
    addSubmit: 'Dazunehmen',
    added: (name: string) => `„${name}“ ist dazugenommen.`,
    alsoPhone: 'Auch die Telefonnummern sperren: Kein Import legt einen Eintrag mit ihnen an',
    chooseDecision: 'Bitte wählen Sie, ob Sie der Bitte folgen.',
    chooseAction: 'Bitte wählen Sie, was mit den Betrieben geschieht.',
    chooseBusinesses: 'Bitte wählen Sie mindestens einen Betrieb.',
    text: 'Antwort',
    statement: 'Begründung (Art. 16 und 17 DSA)',
    submit: 'Entscheiden und antworten',
    submitQuiet: 'Entscheiden',
    done: 'Ihre Entscheidung ist gespeichert.',
    confirmTitle: (count: Count) =>
      count.plural({ one: 'Einen Betrieb entfernen?', other: `${count} Betriebe entfernen?` }),
    confirmText:
      'Auf der Seite eines entfernten Betriebs steht nur noch, dass er entfernt wurde (410). Er kommt auf die Sperrliste, und kein Import legt ihn neu an.',
    confirm: 'Entfernen und antworten',
    unchangedTitle: 'Folgen, ohne etwas zu ändern?',
    unchangedText:
      'Kein Betrieb wird ausgeblendet oder entfernt. Das ist nur richtig, wenn es schon von Hand erledigt ist oder nichts im Verzeichnis steht.',
    stillPublic: (names: string) => `Noch öffentlich: ${names}`,
    unchangedConfirm: 'Ohne Änderung entscheiden',
    personData: 'Alle Daten zur Person herunterladen',
    personDataHint:
      'Alles, was zu dieser E-Mail-Adresse und den gefundenen Betrieben gespeichert ist, als Datei (JSON). Prüfen Sie, wer fragt, bevor Sie sie weitergeben.',
  },
  offered: {
    title: 'Mitgeschickte Bilder',
    hint: 'Angenommene erscheinen beim Betrieb hinter seinen eigenen Bildern. Abgelehnte werden gelöscht, ebenso alle, wenn Sie die Korrektur ablehnen.',
    /** Before a listing is decided on. */
    listingHint:
      'Tragen Sie den Betrieb ein, gehören sie dazu. Abgelehnte werden gelöscht, ebenso alle, wenn Sie den Eintrag ablehnen.',
    accept: 'Annehmen',
    refuse: 'Ablehnen',
    accepted: 'Das Bild gehört jetzt zum Betrieb.',
    refused: 'Das Bild ist gelöscht.',
  },
}

export type AdminSubmissionsMessages = typeof messages
