/** What every screen of the administrator's area says, in German. */
export const messages = {
  locale: 'de-DE',
  decimalSign: ',',
  units: { minutes: 'min', seconds: 's' },
  unreachable:
    'Der Server antwortet nicht. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  /** Beside the progress of a job. */
  away: 'Die Verbindung ist unterbrochen. Sie wird von selbst wieder aufgebaut.',
  area: 'Verwaltung',
  skip: 'Zum Inhalt',
  nav: {
    dashboard: 'Übersicht',
    businesses: 'Betriebe',
    categories: 'Kategorien',
    duplicates: 'Dubletten',
    inbox: 'Posteingang',
    imports: 'Importe',
    jobs: 'Aufträge',
    validation: 'Websites prüfen',
    indexing: 'Auffindbarkeit',
    searches: 'Suchen',
    settings: 'Einstellungen',
    audit: 'Protokoll',
    backups: 'Sicherungen',
    account: 'Konto',
  },
  tabs: {
    inbox: 'Eingang',
    outbox: 'Ausgang',
    subscribers: 'Newsletter',
    suppressions: 'Sperrliste',
    consents: 'Einwilligungen',
    imports: 'Importe',
    staleSearches: 'Nicht mehr gefunden',
    rechecks: 'Zu prüfen',
    indexing: 'Aufnahme',
    redirects: 'Weiterleitungen',
    settings: 'Website',
    server: 'E-Mail und Adresse',
  },
  /** What the tabs beside a screen are, for who cannot see them. */
  tabLists: {
    inbox: 'Bereiche des Posteingangs',
    imports: 'Bereiche der Importe',
    indexing: 'Bereiche der Auffindbarkeit',
    settings: 'Teile der Einstellungen',
  },
  /** Of submissions. */
  openOnes: 'offen',
  dueOnes: (count: number) => `${count} mit naher oder überschrittener Frist`,
  loggedInAs: (name: string) => `Angemeldet als ${name}`,
  toSite: 'Zur Website',
  logOut: 'Abmelden',
  lostTitle: 'Diese Seite gibt es nicht',
  lostText: 'Unter dieser Adresse steht in der Verwaltung nichts. Von der Übersicht aus finden Sie alles.',
  failed: 'Das konnte nicht geladen werden',
  /** Where the reason is not known, or means nothing to anybody. */
  broken: 'Das hat nicht geklappt. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  /** The code of a screen could not be loaded. */
  notOpened: 'Diese Seite ließ sich nicht öffnen',
  retry: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  working: 'Einen Augenblick …',
  ownPassword: 'Ihr Passwort',
  leave: {
    title: 'Änderungen verwerfen?',
    text: 'Ihre Änderungen auf dieser Seite sind noch nicht gespeichert.',
    leave: 'Verwerfen und weitergehen',
  },
}

export type AdminAreaMessages = typeof messages
