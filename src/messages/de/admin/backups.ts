import type { Count } from '#messages/count.ts'

/** What the screen of backups says, in German. */
export const messages = {
  title: 'Sicherungen',
  now: 'Jetzt sichern',
  started: 'Die Sicherung läuft. Besucher merken davon nichts.',
  list: 'Vorhandene Sicherungen',
  text: 'Eine Sicherung ist eine Datei mit allem, was sich nicht neu erzeugen lässt: Datenbank und hochgeladene Bilder. Bewahren Sie Kopien auf einem anderen Rechner auf.',
  encryptsAll:
    'Auf diesem Server wird jede Sicherung mit dem Passwortsatz aus BACKUP_PASSPHRASE verschlüsselt.',
  at: 'Wann',
  contents: 'Inhalt',
  protection: 'Schutz',
  size: 'Größe',
  businesses: (count: Count) => `${count} ${count.plural({ one: 'Betrieb', other: 'Betriebe' })}`,
  pictures: (count: Count, size: string) =>
    `${count} ${count.plural({ one: 'hochgeladenes Bild', other: 'hochgeladene Bilder' })} (${size})`,
  missing: (count: Count) =>
    `${count} ${count.plural({ one: 'Bild fehlte', other: 'Bilder fehlten' })} schon in der Website oder ${count.plural({ one: 'war', other: 'waren' })} beschädigt.`,
  made: (version: string, schema: string, verified: string) =>
    `Aus Version ${version} (Datenbank ${schema}); am ${verified} zur Probe gelesen und verglichen`,
  databaseOnly: 'Nur die Datenbank, ohne Bilder: von einer früheren Version.',
  unknown: 'Nicht bekannt, denn die Datei kam von anderswo. Beim Zurückspielen wird sie geprüft.',
  encrypted: 'verschlüsselt',
  open: 'nicht verschlüsselt',
  withKey: 'mit dem Schlüssel der Website',
  none: 'Es gibt noch keine Sicherung.',
  noneText:
    'Mit „Jetzt sichern“ machen Sie die erste. Danach läuft jede Nacht eine, wenn Sie unter „Aufträge“ nichts anderes einstellen.',
  encrypt: {
    open: 'Verschlüsselt sichern',
    title: 'Mit Passwortsatz verschlüsseln',
    text: 'Wer die Datei findet, kann ohne den Passwortsatz nichts daraus lesen. Sie enthält dann auch den Schlüssel der Website. Den Passwortsatz merkt sich die Website nicht. Schreiben Sie ihn auf: Ohne ihn ist die Sicherung wertlos.',
    passphrase: 'Passwortsatz',
    again: 'Passwortsatz noch einmal',
    different: 'Die beiden Passwortsätze sind verschieden.',
    action: 'Verschlüsselt sichern',
  },
  download: {
    title: 'Sicherung herunterladen',
    text: (file: string) =>
      `In ${file} steht alles über Betriebe, Konten und Einsendungen. Bitte bestätigen Sie, dass Sie es sind. Bricht das Herunterladen ab, kann Ihr Browser es eine Viertelstunde lang fortsetzen; danach bestätigen Sie noch einmal.`,
    code: 'Code aus der Authenticator-App',
    action: 'Herunterladen',
  },
  remove: {
    title: 'Sicherung löschen?',
    text: (file: string) => `${file} wird gelöscht. Das lässt sich nicht zurücknehmen.`,
    action: 'Löschen',
    removed: 'Die Sicherung ist gelöscht.',
  },
  help: {
    title: 'Was in einer Sicherung ist',
    inside: {
      title: 'Darin',
      points: [
        'die Datenbank: Betriebe mit Verlauf, Einstellungen, Texte, Konten, Einsendungen, Sperrliste, Protokoll und Ergebnisse der Importe',
        'alle hochgeladenen Bilder, auch solche, über die noch nicht entschieden ist',
        'in verschlüsselten Sicherungen der Schlüssel der Website (secret.key)',
      ],
    },
    outside: {
      title: 'Nicht darin',
      points: [
        'was neu erzeugt wird: Suchindex, geladene Fotos, gezeichnete Vorschaubilder',
        'hochgeladene Tabellen, der Ordner „inbox“, Berichte über geprüfte Websites und andere Sicherungen',
        'in unverschlüsselten Sicherungen der Schlüssel der Website: Ohne secret.key (oder SECRET_KEY) müssen zweite Faktoren neu eingerichtet werden, und die Sperrliste erkennt niemanden wieder',
        'was auf dem Server selbst eingestellt ist (Umgebungsvariablen wie SITE_URL und SMTP_URL)',
      ],
    },
    restoring: {
      title: 'Zurückspielen',
      points: [
        'Halten Sie den Server an und geben Sie auf ihm ein: npm run restore DATEI',
        'Die Datei wird zuerst geprüft; danach wird jedes Bild verglichen. Die bisherige Datenbank bleibt daneben liegen.',
        'Öffnen lässt sich die Datei auch ohne Umkreis: .tar.gz mit jedem Packprogramm, .age vorher mit „age --decrypt“.',
      ],
    },
  },
  erased: {
    title: (count: Count) =>
      count.plural({
        one: 'Eine Sicherung enthält noch, was seither auf Verlangen gelöscht wurde',
        other: `${count} Sicherungen enthalten noch, was seither auf Verlangen gelöscht wurde`,
      }),
    text: (day: string) =>
      `Wenn täglich gesichert wird, ist die letzte davon am ${day} durch neuere ersetzt. Spielen Sie vorher eine davon zurück, wird das Gelöschte gleich wieder gelöscht. Kopien auf anderen Rechnern löschen Sie bitte selbst.`,
    remove: 'Diese Sicherungen löschen',
    removeText: (count: Count) =>
      count.plural({
        one: 'Eine Sicherung wird gelöscht. Das lässt sich nicht zurücknehmen. Machen Sie vorher am besten eine neue.',
        other: `${count} Sicherungen werden gelöscht. Das lässt sich nicht zurücknehmen. Machen Sie vorher am besten eine neue.`,
      }),
  },
}

export type AdminBackupsMessages = typeof messages
