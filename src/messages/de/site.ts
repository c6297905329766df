import type { GroupSlug } from '#domain/category/group.ts'
import type { Count } from '#messages/count.ts'

/**
 * The German catalogue of what several pages say; each page has its own beside it (messages/home, ...), so that a
 * visitor loads the words of the pages that are opened. Its type is the type of every language's.
 * Numbers come as counts, which know the form of the noun after them (count.ts).
 */
export const messages = {
  locale: 'de-DE',
  /** After figures in thousands; months as figures only where nobody takes them for days. */
  thousand: 'k',
  month: 'numeric' as 'numeric' | 'long',
  frame: {
    skip: 'Zum Inhalt',
    menu: 'Menü',
    mainNavigation: 'Hauptmenü',
    /** Above the way from the home page to this one. */
    path: 'Sie sind hier',
    claim: 'Branchenverzeichnis für Deutschland.',
    dataDate: (date: string) => `Stand der Daten: ${date}`,
    demoLabel: 'Hinweis zu den Daten',
    demoTitle: 'Beispieldaten.',
    demoText: 'Alle Betriebe auf dieser Website sind erfunden.',
    /** Where only some businesses are. */
    demoSome: (count: Count) =>
      count.plural({
        one: `${count} Betrieb auf dieser Website ist erfunden. Auf seiner Seite steht es dabei.`,
        other: `${count} der Betriebe auf dieser Website sind erfunden. Auf ihren Seiten steht es dabei.`,
      }),
    demoBusiness: 'Dieser Betrieb ist erfunden.',
    theme: 'Darstellung',
    themes: { system: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    nav: {
      home: 'Start',
      businesses: 'Betriebe',
      categories: 'Kategorien',
      help: 'Hilfe',
      contact: 'Kontakt',
      about: 'Über uns',
      addBusiness: 'Betrieb eintragen',
      blog: 'Blog',
      sources: 'Woher die Angaben stammen',
      ranking: 'Wie wir sortieren',
      privacy: 'Datenschutz',
      imprint: 'Impressum',
      terms: 'Nutzungsbedingungen',
      cookies: 'Cookies',
      saved: 'Merkliste',
      report: 'Problem melden',
      ownData: 'Ihre Daten',
      newsletter: 'Newsletter',
      accessibility: 'Barrierefreiheit',
    },
    columns: { directory: 'Verzeichnis', categories: 'Kategorien', legal: 'Rechtliches' },
    searchBusinesses: 'Betriebe suchen',
    allPlaces: 'Alle Orte',
    close: 'Schließen',
  },
  search: {
    label: 'Betriebe suchen',
    what: 'Was?',
    whatHint: 'Betrieb oder Leistung',
    where: 'Wo?',
    whereHint: 'Ort oder PLZ',
    submit: 'Suchen',
  },
  groups: {
    'kfz-werkstatt': 'Kfz-Werkstätten',
    handwerker: 'Handwerker',
    dienstleister: 'Dienstleister',
    'technische-dienste': 'Technische Dienste',
    handel: 'Handel',
    gastronomie: 'Gastronomie',
    gesundheit: 'Gesundheit',
    bildung: 'Bildung',
    immobilien: 'Immobilien',
    transport: 'Transport',
    sport: 'Sport',
    'freizeit-kultur': 'Freizeit und Kultur',
    'religion-vereine': 'Religion und Vereine',
    landwirtschaft: 'Landwirtschaft',
    sonstiges: 'Sonstiges',
  } satisfies Record<GroupSlug, string> as Record<GroupSlug, string>,
  /** The wording of the search page's selector (specification, section 2). */
  groupChoices: {
    dienstleister: 'Dienstleister',
    handwerker: 'Handwerker',
    'kfz-werkstatt': 'KFZ-Werkstatt',
    handel: 'Handel',
    gastronomie: 'Gastronomie',
  },
  count: {
    businesses: (count: Count) => count.plural({ one: `${count} Betrieb`, other: `${count} Betriebe` }),
    reviews: (count: Count) => count.plural({ one: `${count} Bewertung`, other: `${count} Bewertungen` }),
    /** '24 Zahnärzte' @param noun that agrees with the count */
    trade: (count: Count, noun: string) => `${count} ${noun}`,
  },
  pager: { label: 'Seiten', page: 'Seite', previous: 'Vorherige', next: 'Nächste' },
  card: {
    /** Of a business without a public address. */
    around: (city: string) => `Raum ${city}`,
    /** Why it is among the results although neither name nor trade say so. */
    mentioned: (words: string) => `erwähnt: ${words}`,
    noRating: 'Noch keine Bewertung',
    rating: 'Bewertung',
    /** After the count and the source, for screen readers: '128 · Google Bewertungen'. */
    reviews: (_count: Count) => 'Bewertungen',
    website: 'Website',
    /** Beside every list with ratings (§ 5b UWG). */
    notChecked: 'Bewertungen mit Quelle, nicht geprüft.',
  },
  /** What the pages of cities, categories and regions share. */
  list: {
    businesses: 'Betriebe',
    /** Below their number. */
    businessesOf: (count: Count) => count.plural({ one: 'Betrieb', other: 'Betriebe' }),
    placesOf: (count: Count) => count.plural({ one: 'Ort', other: 'Orte' }),
    averageRating: 'Bewertung im Schnitt',
    ranking: 'Wie wir sortieren',
  },
  /** The button that saves a business. */
  favourite: {
    keepOne: (name: string) => `${name} merken`,
    kept: 'Gemerkt',
    keptOne: (name: string) => `${name} gemerkt`,
    untilClosed: 'Ihr Browser speichert hier nichts. Die Merkliste gilt nur, bis Sie die Seite schließen.',
    full: (max: Count) =>
      `Die Merkliste ist voll: Mehr als ${max} Betriebe passen nicht darauf. Entfernen Sie zuerst einen.`,
  },
  state: {
    open: 'Geöffnet',
    soon: 'Schließt bald',
    shut: 'Geschlossen',
    unknown: 'Öffnungszeiten unbekannt',
    holiday: 'Heute Feiertag, Zeiten können abweichen',
    allDay: 'rund um die Uhr',
    byAppointment: 'Nach Vereinbarung',
    until: (time: string) => `bis ${time}`,
    closesAt: (time: string) => `um ${time}`,
    opens: (when: string) => `öffnet ${when}`,
    again: (when: string) => `wieder ${when}`,
    tomorrow: (time: string) => `morgen ${time}`,
    closedForNow: 'Vorübergehend geschlossen',
    closedForGood: 'Dauerhaft geschlossen',
  },
  /** How tables, forms and corrections write a day's opening hours; parseDayText reads them. */
  hours: {
    closed: 'Geschlossen',
    allDay: 'Rund um die Uhr',
    unknownDay: 'keine Angabe',
    byAppointment: 'nach Vereinbarung',
    /** An open end. @param time '17:00' */
    from: (time: string) => `ab ${time}`,
  },
  weekdays: {
    short: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    long: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  },
  notFound: {
    backHome: 'Zurück zur Startseite',
    title: 'Seite nicht gefunden',
    text: 'Diese Seite gibt es nicht mehr, oder in der Adresse ist ein Tippfehler. Vielleicht finden Sie hier, was Sie suchen.',
    goOn: 'Oder weiter mit',
    allBusinesses: 'Alle Betriebe',
    countdown: (seconds: Count) =>
      seconds.plural({
        one: `In ${seconds} Sekunde geht es zur Startseite.`,
        other: `In ${seconds} Sekunden geht es zur Startseite.`,
      }),
    stay: 'Hier bleiben',
    staying: 'Sie bleiben auf dieser Seite.',
  },
  /** Reading from the server while pages change. */
  reading: {
    pending: 'Betriebe werden geladen …',
    failed: 'Die Treffer lassen sich gerade nicht laden',
    again: 'Noch einmal versuchen',
    /** An answer that takes more than some seconds. */
    slow: 'Das dauert länger als sonst. Wir warten noch auf die Antwort.',
    /** Before why nothing newer can be shown. */
    old: 'Sie sehen noch den Stand von vorhin.',
  },
  failure: {
    title: 'Die Seite lässt sich gerade nicht laden',
    /** The code of a page that was gone to could not be loaded. */
    notOpened: 'Die Seite lässt sich gerade nicht öffnen',
    text: 'Das liegt an uns, nicht an Ihnen. Laden Sie die Seite bitte gleich noch einmal.',
    offline: 'Ihr Gerät ist gerade offline. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
    unreachable: 'Der Server antwortet gerade nicht. Wir versuchen es gleich noch einmal.',
    broken: 'Auf dem Server ist ein Fehler aufgetreten. Wir versuchen es gleich noch einmal.',
    /** Stands where nobody knows the reason. */
    unknown: 'Unbekannter Fehler',
    reload: 'Neu laden',
  },
}

export type SiteMessages = typeof messages
