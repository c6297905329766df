import type { MailFailure, MailSecurity } from '#domain/mail/mail-server.ts'

/** What the screen for the site's address and its mail server says, in German. */
export const messages = {
  title: 'E-Mail und Adresse',
  loadFailed: 'Adresse und Mailserver konnten nicht geladen werden',
  /** Of a value that the environment gives. */
  fixed: (variable: string) =>
    `Das ist auf dem Server festgelegt (Umgebungsvariable ${variable}). Ändern können Sie es nur dort; danach starten Sie ihn neu.`,
  address: {
    title: 'Adresse der Website',
    siteUrl: 'Adresse, unter der Besucher die Website finden',
    hint: 'Nur https:// und der Name, zum Beispiel https://umkreis.example. Links in E-Mails, Sitemaps und Suchmaschinen beginnen damit.',
    local:
      'Unter dieser Adresse ist die Website nur auf dem Rechner selbst zu erreichen, nicht für Besucher.',
    secure: 'Mit https:// können Sie sich künftig nur noch über https anmelden.',
    effect: 'Eine Änderung gilt sofort, ohne Neustart.',
  },
  mail: {
    title: 'Mailserver',
    has: 'E-Mails über einen Mailserver senden',
    none: 'Ohne Mailserver bleiben E-Mails im Postausgang liegen, auch Ihre Antworten.',
    host: 'Server',
    hostHint:
      'Zum Beispiel mail.waermewerk.example. Auch ein Server auf diesem Rechner ist möglich: localhost.',
    port: 'Port',
    security: 'Verschlüsselung',
    securities: {
      tls: 'TLS von Anfang an (meist Port 465)',
      starttls: 'STARTTLS (meist Port 587)',
      none: 'keine (nur auf demselben Rechner oder im eigenen Netz)',
    } satisfies Record<MailSecurity, string>,
    user: 'Benutzername',
    userHint: 'Leer, wenn der Server keine Anmeldung verlangt.',
    password: 'Passwort',
    passwordStored:
      'Ein Passwort ist gespeichert und wird nicht angezeigt. Soll es bleiben, lassen Sie das Feld leer.',
    passwordHint: 'Es wird verschlüsselt gespeichert.',
    sender: 'Absender',
    senderHint:
      'Zum Beispiel Umkreis <post@umkreis.example>. Viele Mailserver nehmen nur eigene Adressen an.',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  discard: 'Verwerfen',
  nothing: 'Alles ist gespeichert.',
  unsaved: 'Ihre Änderungen sind noch nicht gespeichert.',
  saved: 'Gespeichert. Die Änderungen gelten sofort.',
  passwordTitle: 'Adresse und Mailserver ändern',
  passwordText: 'Davon hängt ab, wohin Links und E-Mails gehen. Bitte bestätigen Sie mit Ihrem Passwort.',
  test: {
    title: 'Test-E-Mail',
    intro:
      'So prüfen Sie, ob der Mailserver stimmt: Die E-Mail geht sofort an ihn, und hier steht, was er antwortet.',
    to: 'Empfänger',
    toHint: 'Am besten Ihre eigene Adresse.',
    send: 'Test-E-Mail senden',
    sending: 'Wird gesendet, höchstens 15 Sekunden …',
    saveFirst: 'Bitte speichern Sie zuerst.',
    noServer: 'Bitte richten Sie zuerst einen Mailserver ein.',
    sent: 'Der Mailserver hat die E-Mail angenommen. Sehen Sie nach, ob sie ankommt, auch im Spam-Ordner.',
    refused: 'Die E-Mail ging nicht hinaus',
    answer: 'Der Server sagt:',
    noAnswer: 'Der Server hat nichts gesagt.',
    reasons: {
      'host-unknown': 'Einen Server mit diesem Namen gibt es nicht. Bitte prüfen Sie den Namen.',
      'connection-refused': 'Unter diesem Namen und Port antwortet kein Mailserver. Bitte prüfen Sie beides.',
      unreachable:
        'Der Mailserver ist von hier aus nicht zu erreichen. Bitte prüfen Sie den Namen und die Verbindung.',
      timeout:
        'Der Server hat nicht rechtzeitig geantwortet. Oft ist der Port falsch, oder eine Firewall lässt nichts durch.',
      tls: 'Die Verschlüsselung passt nicht zum Port: TLS meist 465, STARTTLS meist 587.',
      certificate:
        'Das Zertifikat des Servers ist nicht gültig: abgelaufen, selbst ausgestellt oder für einen anderen Namen.',
      login: 'Der Server lehnt die Anmeldung ab. Bitte prüfen Sie Benutzername und Passwort.',
      sender:
        'Der Server lehnt den Absender ab. Bitte tragen Sie eine Adresse ein, die zu diesem Konto gehört.',
      recipient: 'Der Server lehnt den Empfänger ab. Bitte prüfen Sie die Adresse.',
      message: 'Der Server lehnt den Inhalt der E-Mail ab. Warum, sagt er unten.',
      protocol:
        'Der Server hat die Verbindung beendet oder etwas Unverständliches geantwortet. Ist es wirklich ein Mailserver?',
    } satisfies Record<MailFailure, string>,
  },
}

export type AdminServerSettingsMessages = typeof messages
