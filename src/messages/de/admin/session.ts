import type { Count } from '#messages/count.ts'

/** What the login says, in German. */
export const messages = {
  title: 'Anmelden',
  username: 'Benutzername',
  password: 'Passwort',
  code: 'Code aus der Authenticator-App',
  codeHint: 'Sechs Ziffern, die alle 30 Sekunden wechseln. Oder ein Wiederherstellungscode.',
  recoveryCodeUsed: (left: Count) =>
    left.plural({
      one: 'Angemeldet mit einem Wiederherstellungscode. Einer ist noch übrig.',
      other: `Angemeldet mit einem Wiederherstellungscode. Noch übrig: ${left}.`,
    }),
  submit: 'Anmelden',
  sending: 'Wird geprüft …',
  notKept:
    'Das Passwort stimmt, aber Ihr Browser behält die Anmeldung nicht. Erlauben Sie ihm Cookies für diese Website und melden Sie sich noch einmal an.',
  notKeptByHttp:
    'Das Passwort stimmt, aber Ihr Browser behält die Anmeldung nicht. Öffnen Sie diese Seite über https, wenn die Website eine solche Adresse hat, oder erlauben Sie ihm Cookies für diese Website. Melden Sie sich dann noch einmal an.',
  forgotten: 'Passwort vergessen? Mit „npm run admin:password“ setzen Sie auf dem Server ein neues.',
  againTitle: 'Ihre Sitzung ist abgelaufen',
  againText: (name: string) =>
    `Melden Sie sich als ${name} wieder an. Was Sie eingegeben haben, ist noch da; speichern Sie danach noch einmal.`,
}

export type AdminSessionMessages = typeof messages
