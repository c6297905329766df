import type { Count } from '#messages/count.ts'

/**
 * What the operator's commands and the first start say. There is no other language for it: whoever runs a server here
 * reads German, and no visitor sees it (test/structure/messages.test.ts lists the topics that exist in German alone).
 */
export const messages = {
  /** BCP 47. */
  locale: 'de',
  nothingChanged: 'Es wurde nichts geändert.',
  databaseUnreachable: unreachable,
  siteInUse:
    'Die Website wird gerade benutzt. Bitte halten Sie alle Server und andere Befehle zuerst an; was sie währenddessen speichern, ginge verloren.',
  fileMissing: (path: string) => `Die Datei ${path} gibt es nicht.`,
  noFile: (path: string) => `${path} ist ein Ordner. Bitte nennen Sie eine Datei.`,
  /** @param command 'npm run backup' */
  takesNothing: (command: string) => `Aufruf: ${command} (ohne weitere Angaben)`,

  start: {
    building:
      'Das Programm wird gebaut; das dauert einige Sekunden und ist erst nach einer Änderung wieder nötig.',
    noBundler:
      'Das Programm ist noch nicht gebaut, und was zum Bauen nötig ist, fehlt: Bitte rufen Sie npm ci && npm run build auf.',
    siteNotStarted: 'Die Website ließ sich nicht starten; der Grund steht darüber.',
    diskFull: 'Auf der Festplatte ist kein Platz mehr. Bitte schaffen Sie welchen.',
    databaseClosed:
      'Die Datenbank lässt sich nicht öffnen oder nicht beschreiben. Bitte prüfen Sie Eigentümer und Rechte des Datenordners, und ob DATA_DIR stimmt.',
    keyCut: (path: string) =>
      `${path} ist leer oder abgeschnitten und enthält keinen Schlüssel. Legen Sie die Datei aus einer Sicherung zurück. Wenn es keine gibt, löschen Sie sie: Dann beginnt die Website mit einem neuen Schlüssel, zweite Faktoren müssen neu eingerichtet werden, und die Sperrliste erkennt niemanden wieder.`,
    unknownHost:
      'HOST: Diesen Rechnernamen gibt es nicht. Üblich sind 127.0.0.1 (nur dieser Rechner) und 0.0.0.0.',
    /** Why the port cannot be opened, by the system's code. */
    listen: {
      EADDRINUSE: (port, address) =>
        `PORT: An ${address}:${port} antwortet schon ein anderes Programm. Halten Sie es an, oder setzen Sie PORT auf eine andere Zahl.`,
      EACCES: port =>
        `PORT: Den Port ${port} darf dieser Benutzer nicht öffnen. Setzen Sie PORT auf eine Zahl ab 1024.`,
      EADDRNOTAVAIL: (_, address) =>
        `HOST: Dieser Rechner hat die Adresse ${address} nicht. Üblich sind 127.0.0.1 (nur dieser Rechner) und 0.0.0.0.`,
    } as Readonly<Record<string, (port: string, address: string) => string>>,
    /** Why a file or folder cannot be used, by the system's code. */
    file: {
      EACCES: noRights,
      EPERM: noRights,
      EROFS: path => `${path} lässt sich nicht beschreiben: Das Dateisystem ist schreibgeschützt.`,
      EEXIST: noFolder,
      ENOTDIR: noFolder,
      ENOENT: path => `${path} lässt sich nicht anlegen. Stimmt DATA_DIR?`,
      ENOSPC: path => `Auf der Festplatte von ${path} ist kein Platz mehr. Bitte schaffen Sie welchen.`,
    } as Readonly<Record<string, (path: string) => string>>,
  },

  environment: {
    unusable: 'So lässt sich das Programm nicht starten. Bitte berichtigen Sie diese Umgebungsvariablen:',
    /** What a variable may be; lengths of passwords and the shortest of keys are in characters. */
    expected: (shortest: number, longest: number, key: number): Readonly<Record<string, string>> => ({
      PORT: 'eine ganze Zahl von 0 bis 65535',
      HOST: 'eine Adresse dieses Rechners wie 127.0.0.1',
      DATA_DIR: 'ein Ordner',
      DATABASE_URL: 'eine Adresse wie postgres://benutzer:passwort@datenbank.example:5432/umkreis',
      INDEX_FROM: 'die Adresse eines anderen Knotens wie http://10.0.0.11:3000',
      SITE_URL: 'die Adresse der Website wie https://verzeichnis.example',
      DEMO: 'auto oder off',
      TRUST_PROXY: 'Adressen wie 127.0.0.1 oder 10.0.0.0/8, mit Kommas dazwischen',
      BACKUP_PASSPHRASE: `ein Passwortsatz von ${shortest} bis ${longest} Zeichen`,
      ADMIN_PASSWORD: `ein Passwort von ${shortest} bis ${longest} Zeichen`,
      SECRET_KEY: `ein Schlüssel von mindestens ${key} Zeichen`,
      WORKERS: 'eine ganze Zahl von 1 bis 256',
      RATE_LIMIT: 'on oder off',
      SMTP_URL: 'eine Adresse wie smtps://benutzer:passwort@mail.example:465',
      MAIL_FROM: 'eine E-Mail-Adresse wie Umkreis <noreply@umkreis.example>',
      IMAGE_CACHE_MB: 'eine ganze Zahl von 50 bis 1000000',
      HSTS_SUBDOMAINS: 'on oder off',
      UPLOAD_LIMIT_MB: 'eine ganze Zahl von 1 bis 2000',
      LOG_LEVEL: 'fatal, error, warn, info, debug oder silent',
    }),
    fault: (name: string, expected: string) => `  ${name}: Erwartet wird ${expected}.`,
  },

  firstAccount: {
    created: (adminUrl: string) => `Erster Start: Das Konto für die Verwaltung ist angelegt (${adminUrl}).`,
    username: (username: string) => `  Benutzername: ${username}`,
    password: (password: string) => `  Passwort:     ${password}`,
    asInEnvironment: 'wie in ADMIN_PASSWORD gesetzt',
    shownOnce: 'Dieses Passwort wird nur dieses eine Mal angezeigt.',
  },

  adminPassword: {
    /** @param option switches the second factor off */
    usage: (option: string) => `Aufruf: npm run admin:password -- [BENUTZERNAME] [${option}]`,
    tooShort: (least: number) => `Das Passwort braucht mindestens ${least} Zeichen.`,
    tooLong: (most: number) => `Das Passwort darf höchstens ${most} Zeichen haben.`,
    unknown: (username: string, known: string) => `Das Konto „${username}“ gibt es nicht. Es gibt: ${known}.`,
    ask: 'Neues Passwort (leer lassen für ein zufälliges): ',
    askAgain: 'Noch einmal: ',
    different: 'Die beiden Eingaben sind verschieden.',
    created: (username: string) => `Das Konto „${username}“ ist angelegt.`,
    changed: (username: string) =>
      `Das Passwort von „${username}“ ist geändert. Wer mit dem Konto angemeldet war, ist abgemeldet.`,
    shownOnce: (password: string) => `Neues Passwort, nur dieses eine Mal angezeigt: ${password}`,
    secondFactorIsOn: (option: string) =>
      `Der zweite Faktor ist noch eingeschaltet; ${option} schaltet ihn aus.`,
  },

  backup: {
    noDatabase: (folder: string) =>
      `Im Datenordner ${folder} ist noch keine Datenbank, also gibt es nichts zu sichern.`,
    phases: {
      linking: 'gesammelt',
      copying: 'kopiert',
      checking: 'geprüft',
      packing: 'gepackt',
      comparing: 'verglichen',
    } as Readonly<Record<string, string>>,
    progress: (done: string, total: string, phase: string) => `${done} von ${total} ${phase}`,
    done: (size: string, seconds: string) => `Gesichert und geprüft (${size}, ${seconds} s):`,
    contents: (businesses: string, pictures: string, size: string) =>
      `  Darin: Datenbank (Betriebe: ${businesses}), hochgeladene Bilder: ${pictures} (${size})`,
    missingPictures: (count: string) =>
      `  Bilder, deren Datei schon vorher fehlte oder beschädigt war: ${count}`,
    encrypted: '  Verschlüsselt; der Schlüssel der Website ist darin.',
    open: '  Nicht verschlüsselt. Der Schlüssel der Website ist nicht darin: Bewahren Sie secret.key (oder SECRET_KEY) getrennt davon auf.',
    /** Why the database cannot be backed up. */
    damaged: {
      damaged: 'Die Datenbank ist beschädigt. Bitte spielen Sie eine Sicherung zurück (npm run restore).',
      newer:
        'Die Datenbank stammt von einer neueren Version dieses Programms. Bitte sichern Sie sie mit dieser.',
      schema:
        'In der Datenbank ist etwas, das nicht von diesem Programm stammt; eine Sicherung davon ließe sich nicht zurückspielen. Bitte entfernen Sie es.',
    } as Readonly<Record<string, string>>,
    removed: (file: string) => `Ältere Sicherung gelöscht: ${file}`,
    advice: 'Bewahren Sie Sicherungen auch an einem anderen Ort auf.',
  },

  restore: {
    usage: `Aufruf: npm run restore SICHERUNG.tar.gz (auch .tar.gz.age und .sqlite.gz)
  npm run restore -- --max-size 50 SICHERUNG    ausgepackt bis 50 GB groß`,
    askPassphrase: 'Passwortsatz der Sicherung (wird nicht angezeigt): ',
    fileMissing: (path: string, folder: string) =>
      `Die Datei ${path} gibt es nicht, auch nicht in ${folder}.`,
    steps: {
      unpacking: 'Die Sicherung wird ausgepackt.',
      checking: 'Sie wird geprüft.',
      migrating: 'Sie wird auf den Stand dieses Programms gebracht.',
      replacing: 'Sie wird an die Stelle der bisherigen Website gesetzt.',
      comparing: 'Jedes Bild wird mit der Sicherung verglichen.',
    },
    /** Why a backup cannot be used. */
    reasons: {
      gzip: 'Die gepackte Datei ist beschädigt oder unvollständig.',
      encryption: 'Die verschlüsselte Datei ist beschädigt oder unvollständig.',
      header: 'Die Datei ist keine Sicherung.',
      archive: 'Das Archiv darin ist beschädigt oder unvollständig.',
      entry: 'Das Archiv enthält etwas anderes als Dateien (Verweise, Geräte oder Ordner).',
      manifest: 'Das Inhaltsverzeichnis der Sicherung (manifest.json) fehlt oder ist unbrauchbar.',
      unlisted: 'Das Archiv enthält eine Datei, die nicht im Inhaltsverzeichnis steht.',
      repeated: 'Das Archiv enthält eine Datei zweimal.',
      size: 'Eine Datei ist nicht so groß, wie das Inhaltsverzeichnis sagt.',
      hash: 'Eine Datei hat nicht den Inhalt, den das Inhaltsverzeichnis nennt.',
      missing: 'Es fehlt eine Datei, die im Inhaltsverzeichnis steht.',
      damaged: 'Die Datenbank darin ist beschädigt.',
      foreign: 'Die Datenbank darin gehört nicht zu diesem Programm.',
      schema: 'Die Datenbank darin enthält etwas, das nicht von diesem Programm stammt.',
      newer:
        'Die Sicherung stammt von einer neueren Version dieses Programms. Bitte aktualisieren Sie es zuerst.',
    } as Readonly<Record<string, string>>,
    inUse: (folder: string) =>
      `Der Datenordner ${folder} wird gerade benutzt. Bitte halten Sie den Server und andere Befehle zuerst an.`,
    newerOnServer:
      'Die Datenbank, die DATABASE_URL nennt, ist von einer neueren Version dieses Programms. Nennen Sie eine leere Datenbank.',
    diskFull:
      'Auf der Festplatte ist zu wenig Platz. Bitte schaffen Sie welchen, und rufen Sie den Befehl noch einmal auf.',
    tooLarge: (size: string | null, limit: string) =>
      `Ausgepackt ist die Sicherung ${size === null ? `größer als ${limit}` : `${size} groß, erlaubt sind ${limit}`}. Erlaubt ist das Zwanzigfache der Datei, mindestens 1 GB. Wenn Sie der Datei trauen: npm run restore -- --max-size GIGABYTE SICHERUNG`,
    done: (seconds: string, businesses: string, path: string) =>
      `Zurückgespielt (${seconds} s): ${businesses} Betriebe aus ${path}`,
    pictures: (count: string) =>
      count === '0'
        ? 'Bilder: Die Website hat keine hochgeladenen.'
        : `Bilder: ${count}, alle wie in der Sicherung.`,
    picturesMissing: (same: string, missing: number) =>
      `Bilder: ${same} wie in der Sicherung. Datei fehlt oder ist beschädigt: ${missing}`,
    withoutPictures:
      'Diese ältere Sicherung enthält nur die Datenbank. Legen Sie den Ordner „pictures“ dazu, wie er damals gesichert wurde.',
    /** What becomes of the secrets in the database. */
    keys: {
      same: 'Schlüssel der Website: derselbe wie in der Sicherung.',
      placed: 'Schlüssel der Website: aus der Sicherung nach secret.key gelegt.',
      overridden:
        'Schlüssel der Website: SECRET_KEY ist ein anderer als in der Sicherung, deren Schlüssel jetzt in secret.key liegt. Nehmen Sie SECRET_KEY weg, damit er gilt; bis dahin gelten zweite Faktoren und Sperrliste nicht.',
      missing: `Schlüssel der Website: Der Schlüssel, mit dem die Sicherung entstand, ist nicht da. Ohne ihn müssen zweite Faktoren neu eingerichtet werden (npm run admin:password -- --disable-2fa), und die Sperrliste erkennt niemanden wieder. Legen Sie am besten die Datei secret.key des alten Datenordners in diesen, bevor der Server startet.`,
      unknown: 'Schlüssel der Website: Die Sicherung ist älter als er und braucht ihn nicht.',
    },
    former: (path: string) => `Die bisherige Datenbank liegt noch hier: ${path}`,
    erasedAgain: (count: string) =>
      `Seit der Sicherung auf Verlangen gelöschte Betriebe, die erneut gelöscht wurden: ${count}`,
    index: 'Der Suchindex ist entfernt; der nächste Start baut ihn neu auf.',
    accounts: 'Alle sind abgemeldet. Es gelten die Konten und Passwörter der Sicherung.',
  },

  migrate: {
    usage: `Aufruf: npm run migrate -- --to postgres://BENUTZER:PASSWORT@RECHNER:5432/DATENBANK
  kopiert die Datenbank nach PostgreSQL: die des Datenordners, oder die, die DATABASE_URL nennt
        npm run migrate -- --to sqlite
  kopiert die Datenbank, die DATABASE_URL nennt, in den Datenordner`,
    progress: (bytes: string) => `${bytes} kopiert und verglichen`,
    table: (name: string, rows: string, checksum: string) =>
      `  ${name.padEnd(26)} ${rows.padStart(12)}  ${checksum}`,
    done: (rows: string, seconds: string) =>
      `Umgezogen (${seconds} s): ${rows} Zeilen, Anzahl und Prüfsumme jeder Tabelle sind gleich.`,
    nextOnPostgres: [
      'Nächste Schritte: Setzen Sie DATABASE_URL auf die neue Datenbank und starten Sie den Server.',
      'Jeder Server dieser Website braucht denselben Schlüssel: dasselbe SECRET_KEY oder dieselbe Datei secret.key im Datenordner.',
    ],
    nextOnSqlite: ['Nächste Schritte: Nehmen Sie DATABASE_URL weg und starten Sie den Server.'],
    former: (path: string) =>
      `Die bisherige Datenbank ist unverändert: ${path}. Löschen Sie sie, wenn alles läuft; auf Verlangen Gelöschtes bliebe darin.`,
    interrupted: 'Abgebrochen.',
    isThere:
      'Die Datenbank liegt schon im Datenordner: DATABASE_URL ist nicht gesetzt. Setzen Sie es auf die Datenbank, die Sie holen wollen.',
    noDatabase: (folder: string) =>
      `Im Datenordner ${folder} ist keine Datenbank, und DATABASE_URL ist nicht gesetzt.`,
    noKey: (folder: string) =>
      `Der Schlüssel der Website fehlt: Setzen Sie SECRET_KEY, oder legen Sie die Datei secret.key in den Datenordner ${folder}.`,
    occupied: (tables: string) =>
      `In der Zieldatenbank sind schon Daten (${tables}). Nennen Sie eine leere Datenbank.`,
    fileExists: (path: string) =>
      `Die Datei ${path} gibt es schon. Verschieben Sie sie, oder nennen Sie mit DATA_DIR einen anderen Ordner.`,
    unreachable: {
      source: unreachable,
      target: (reason: string) => `Die Zieldatenbank ist nicht zu erreichen: ${reason}`,
    },
    disconnected: (reason: string) => `Die Verbindung zur Datenbank brach ab: ${reason}`,
    failed: (reason: string) => `Der Umzug hat nicht geklappt: ${reason}`,
  },

  demo: {
    usage: (most: number) => `Aufruf: npm run demo -- --count N (1 bis ${most})`,
    progress: (done: number, total: number) => `${done} von ${total}`,
    done: (imported: number, known: number, seconds: string) =>
      `Erfundene Betriebe: ${imported} angelegt, ${known} schon vorhanden (${seconds} s)`,
  },

  import: {
    usage: (
      fields: string,
    ) => `Aufruf: npm run import -- DATEI.xlsx [Optionen] (auch .xls, .csv, .json und .zip)
  --rows all|new|known        alle Zeilen (üblich), nur neue oder nur bekannte Betriebe
  --fields NAME,NAME          nur diese Angaben bekannter Betriebe ändern; üblich: alle
  --empty-cells keep|clear    leere Zellen: Vorhandenes behalten (üblich) oder leeren
  --data-date JJJJ-MM-TT      Stand der Daten; üblich: heute
  --older-data import|keep    sind neuere Daten gespeichert: trotzdem einlesen (üblich) oder behalten
Angaben: ${fields}`,
    wrongOption: (flag: string) => `Diese Option ist so nicht möglich: ${flag}`,
    future: 'Der Stand der Daten kann nicht in der Zukunft liegen.',
    progress: (rows: number) => `${rows} Zeilen`,
    interrupted:
      'Abgebrochen. Was bis dahin gespeichert war, bleibt; in der Verwaltung lässt es sich unter „Importe“ zurücknehmen.',
    done: (file: string, seconds: string) => `${file}: in ${seconds} s gelesen`,
    /** In columns. */
    counts: {
      imported: '  neu            ',
      updated: '  aktualisiert   ',
      unchanged: '  unverändert    ',
      duplicates: '  doppelt        ',
      suppressed: '  gesperrt       ',
      skipped: '  ausgelassen    ',
      errors: '  fehlerhaft     ',
      conflicts: '  widersprüchlich ',
    },
    reasons: 'Was aufgefallen ist:',
    reason: (name: string, count: Count, rows: string) => `  ${name}: ${count} (Zeile ${rows})`,
    example: (value: string) => `    z. B. „${value}“`,
    ignoredColumns: (names: string) => `Nicht gelesene Spalten: ${names}`,
    personalColumns: (names: string) => `Spalten über Personen, die nie gelesen werden: ${names}`,
    row: (number: number, reason: string) => `    Zeile ${number}: ${reason}`,
    more: (count: number) => `    … und ${count} weitere`,
    next: 'Ein laufender Server zeigt die Betriebe in wenigen Sekunden, sonst der nächste Start.',
  },

  reindex: {
    byServer:
      'Ein Server läuft und baut den Suchindex jetzt neu auf; Besucher bekommen solange Antworten aus dem alten.',
    done: (seconds: string) => `Der Suchindex ist neu aufgebaut (${seconds} s).`,
  },

  doctor: {
    /** Of one width. */
    verdicts: { ok: 'ok     ', warning: 'Achtung', fault: 'Fehler ' },
    dataFolder: (folder: string) => `(Datenordner ${folder})`,
    built: 'Seiten: gebaut',
    notBuilt: 'Seiten: nicht gebaut oder älter als das Programm; npm start oder npm run build baut sie.',
    url: (url: string) => `SITE_URL: ${url}`,
    localUrl: (url: string) =>
      `SITE_URL: ${url} ist nur auf diesem Rechner erreichbar; Suchmaschinen und Teilen brauchen die öffentliche Adresse.`,
    folder: {
      writable: 'Datenordner: vorhanden und beschreibbar',
      missing: 'Datenordner: fehlt. Der erste Start legt ihn an; stimmt DATA_DIR?',
      'open-to-others':
        'Datenordner: andere Benutzer dieses Rechners können ihn lesen. Der nächste Start schließt ihn; gehört er einem anderen Benutzer, hilft chmod -R go-rwx.',
      'read-only': 'Datenordner: nicht beschreibbar. Bitte prüfen Sie Eigentümer und Rechte.',
    },
    space: (free: string) => `Freier Platz: ${free}`,
    littleSpace: (free: string, needed: string) =>
      `Freier Platz: ${free}. Für Betrieb und Sicherungen sollten ${needed} frei sein.`,
    database: {
      sound: 'Datenbank: unbeschädigt',
      missing: 'Datenbank: noch keine. Der erste Start legt sie an.',
      damaged: 'Datenbank: beschädigt. Bitte spielen Sie eine Sicherung zurück (npm run restore).',
      foreign: 'Datenbank: directory.sqlite gehört nicht zu diesem Programm.',
      schema:
        'Datenbank: enthält etwas, das nicht von diesem Programm stammt. Eine Sicherung davon ließe sich nicht zurückspielen; bitte entfernen Sie es.',
      newer:
        'Datenbank: von einer neueren Version dieses Programms. Bitte nehmen Sie diese, oder spielen Sie eine Sicherung zurück, die älter als sie ist (npm run restore).',
    },
    server: {
      writable: (version: string) => `Datenbank: PostgreSQL ${version}, erreichbar`,
      'read-only': (version: string) =>
        `Datenbank: PostgreSQL ${version} nimmt keine Änderungen an, etwa weil dieser Server nur eine Kopie ist. DATABASE_URL muss den Server nennen, der sie annimmt.`,
    },
    schema: (steps: number) => `Datenbankschema: auf dem neuesten Stand (${steps} Schritte)`,
    olderSchema: (done: number, all: number) =>
      `Datenbankschema: ${done} von ${all} Schritten; der nächste Start holt den Rest nach.`,
    index: {
      missing: 'Suchindex: fehlt. Der nächste Start baut ihn auf.',
      unusable:
        'Suchindex: beschädigt oder von einer anderen Version. Der nächste Start oder npm run reindex baut ihn neu auf.',
      ahead: 'Suchindex: weiter als die Datenbank. Der nächste Start baut ihn neu auf.',
      current: 'Suchindex: unbeschädigt und auf dem neuesten Stand',
      behind: (changes: string) =>
        `Suchindex: unbeschädigt, ${changes} Änderungen zurück; ein laufender Server holt sie nach.`,
    },
    accounts: (count: number) =>
      count === 0
        ? 'Konten: keines. Der nächste Start legt das erste an und zeigt sein Passwort.'
        : `Konten: ${count}`,
    key: {
      fits: 'Schlüssel: vorhanden und passend',
      'none-yet': 'Schlüssel: noch keiner. Der nächste Start legt secret.key an.',
      'another-than-backup':
        'Schlüssel: Die zurückgespielte Sicherung entstand mit einem anderen. Bis seine Datei secret.key hier liegt, erkennt die Sperrliste niemanden wieder, und wartende E-Mails lassen sich nicht senden.',
    },
    /** @param accounts whose second factor cannot be read @param option switches the second factor off */
    anotherKey: (accounts: string, option: string) =>
      `Schlüssel: fehlt oder ist ein anderer als der, mit dem verschlüsselt wurde. Der zweite Faktor lässt sich nicht lesen, also kann sich niemand anmelden: ${accounts}. Bitte stellen Sie SECRET_KEY oder secret.key wieder her, oder: npm run admin:password -- NAME ${option}`,
    operator: 'Betreiber: eingetragen',
    noOperator:
      'Betreiber: Angaben unvollständig. Ohne sie fehlt das Impressum; bitte tragen Sie sie in den Einstellungen nach.',
    noBackup: 'Letzte Sicherung: keine. Bitte sichern Sie mit npm run backup.',
    backup: (hours: number, file: string) => `Letzte Sicherung: vor ${age(hours)} (${file})`,
    oldBackup: (hours: number, file: string) =>
      `Letzte Sicherung: vor ${age(hours)} (${file}). Bitte sichern Sie mit npm run backup.`,
    noMap: 'Eigene Karte: keine (map.pmtiles); Karten kommen von der Quelle, die in den Einstellungen steht.',
    map: (size: string, depth: number) => `Eigene Karte: map.pmtiles, ${size}, bis Stufe ${depth}`,
    /** @param fault what is wrong, as the end of a sentence */
    faultyMap: (fault: string) =>
      `Eigene Karte: map.pmtiles ${fault}. Karten kommen weiter von der Quelle, die in den Einstellungen steht.`,
    mapFaults: {
      foreign: 'ist keine PMTiles-Datei',
      version: 'ist keine PMTiles-Datei der Version 3',
      pictures: 'enthält Bilder statt Vektoren',
      compression: 'ist so gepackt, wie es Browser nicht lesen können; gzip ist richtig',
      short: 'ist kürzer, als sie selbst angibt; laden Sie sie noch einmal ganz herunter',
      damaged: 'ist beschädigt',
      closed: 'lässt sich nicht lesen; bitte prüfen Sie die Rechte',
    },
    leftovers: (count: number, size: string) =>
      count === 0
        ? 'Zurückgelassene Dateien: keine'
        : `Zurückgelassene Dateien: ${count} (${size}) in imports/ oder von abgebrochenen Sicherungen; sie können gelöscht werden.`,
  },
}

function noRights(path: string): string {
  return `Für ${path} fehlen diesem Benutzer die Rechte. Bitte prüfen Sie Eigentümer und Rechte, und ob DATA_DIR stimmt.`
}

function noFolder(path: string): string {
  return `${path} ist kein Ordner. Stimmt DATA_DIR?`
}

function unreachable(reason: string): string {
  return `Die Datenbank, die DATABASE_URL nennt, ist nicht zu erreichen: ${reason}`
}

function age(hours: number): string {
  if (hours < 1) return 'weniger als einer Stunde'
  if (hours === 1) return 'einer Stunde'
  return hours < 48 ? `${hours} Stunden` : `${Math.round(hours / 24)} Tagen`
}
