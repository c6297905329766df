import type { Count } from '#messages/count.ts'

/** What the account's screen says, in German. */
export const messages = {
  title: 'Konto',
  password: {
    title: 'Passwort ändern',
    present: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    hint: (count: Count) =>
      `Mindestens ${count} Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken.`,
    again: 'Neues Passwort noch einmal',
    different: 'Die beiden neuen Passwörter sind verschieden.',
    save: 'Passwort ändern',
    saved: 'Passwort geändert. Alle anderen Sitzungen sind beendet.',
  },
  factor: {
    title: 'Zweiter Faktor',
    off: 'Beim Anmelden genügt das Passwort. Mit einem Code aus einer Authenticator-App ist das Konto auch dann geschützt, wenn jemand das Passwort erfährt.',
    on: 'Eingeschaltet: Zum Anmelden braucht es einen Code aus Ihrer Authenticator-App.',
    begin: 'Einschalten',
    beginText: 'Bestätigen Sie zuerst mit Ihrem Passwort.',
    scan: 'Lesen Sie das Bild mit Ihrer Authenticator-App ein, oder tippen Sie den Schlüssel ab. Geben Sie dann den Code ein, den die App zeigt.',
    picture: 'Schlüssel als Bild',
    secret: 'Schlüssel',
    code: 'Code aus der App',
    confirm: 'Code prüfen und einschalten',
    confirmed: 'Der zweite Faktor ist eingeschaltet.',
    remove: 'Ausschalten',
    removeTitle: 'Zweiten Faktor ausschalten?',
    removeText: 'Danach genügt beim Anmelden wieder das Passwort.',
    removed: 'Der zweite Faktor ist ausgeschaltet.',
  },
  accounts: {
    title: 'Konten der Verwaltung',
    count: (count: Count) => count.plural({ one: 'Ein Konto', other: `${count} Konten` }),
    name: 'Benutzername',
    created: 'Angelegt',
    lastLogin: 'Zuletzt angemeldet',
    never: 'noch nie',
    factor: 'Zweiter Faktor',
    yes: 'ja',
    no: 'nein',
    you: '(Sie)',
    actions: 'Aktionen',
    add: 'Konto anlegen',
    addText: 'Wer ein Konto hat, darf alles, was Sie dürfen.',
    password: 'Passwort für das neue Konto',
    added: (name: string) => `Konto ${name} angelegt.`,
    remove: 'Entfernen',
    removeTitle: (name: string) => `Konto ${name} entfernen?`,
    removeText: 'Seine Sitzungen enden sofort. Was es getan hat, bleibt im Protokoll.',
    removed: (name: string) => `Konto ${name} entfernt.`,
  },
}

export type AdminAccountsMessages = typeof messages
