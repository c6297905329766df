import type { AdminBackupsMessages } from '#messages/de/admin/backups.ts'

export const messages: AdminBackupsMessages = {
  title: 'Backups',
  now: 'Back up now',
  started: 'The backup is running. The site stays up meanwhile.',
  list: 'Existing backups',
  text: 'A backup is one file with everything that cannot be made again: the database and uploaded pictures. Keep copies on another machine.',
  encryptsAll: 'On this server every backup is encrypted with the passphrase of BACKUP_PASSPHRASE.',
  at: 'Time',
  contents: 'Contents',
  protection: 'Protection',
  size: 'Size',
  actions: 'Actions',
  businesses: count => `${count} ${count.plural({ one: 'business', other: 'businesses' })}`,
  pictures: (count, size) =>
    `${count} ${count.plural({ one: 'uploaded picture', other: 'uploaded pictures' })} (${size})`,
  missing: count =>
    `${count} ${count.plural({ one: 'picture was', other: 'pictures were' })} missing or damaged on the site already.`,
  made: (version, schema, verified) =>
    `Version ${version}, database schema ${schema}; read and compared on ${verified}`,
  databaseOnly: 'The database alone, without pictures: made by an earlier version.',
  unknown: 'Not known, because the file came from elsewhere. It is checked when it is restored.',
  encrypted: 'encrypted',
  open: 'not encrypted',
  withKey: 'with the key of the site',
  none: 'There is no backup yet.',
  noneText:
    '“Back up now” makes the first one; after that one is made every night, unless the jobs screen says otherwise.',
  encrypt: {
    open: 'Back up encrypted',
    title: 'Encrypt with a passphrase',
    text: 'Whoever finds the file can read nothing in it without the passphrase. It then also holds the key of the site. The passphrase is not kept: without it the backup is worthless.',
    passphrase: 'Passphrase',
    again: 'Passphrase once more',
    different: 'The two passphrases are different.',
    action: 'Back up encrypted',
  },
  download: {
    title: 'Download the backup',
    text: file =>
      `${file} holds everything about businesses, accounts and submissions. Please confirm that it is you. If the download breaks off, your browser can go on with it for a quarter of an hour; after that, confirm once more.`,
    code: 'Code from the authenticator app',
    action: 'Download',
  },
  remove: {
    title: 'Delete the backup?',
    text: file => `${file} will be deleted. This cannot be undone.`,
    action: 'Delete',
    removed: 'Backup deleted.',
  },
  help: {
    title: 'What a backup holds',
    inside: {
      title: 'Inside',
      points: [
        'the database: businesses with their history, settings, texts, accounts, submissions, suppression list, audit log and results of imports',
        'all uploaded pictures, also those not decided on yet',
        'in encrypted backups the key of the site (secret.key)',
      ],
    },
    outside: {
      title: 'Not inside',
      points: [
        'what is made again: search index, fetched photos, drawn preview pictures',
        'uploaded spreadsheets, the folder “inbox”, reports of the link check and other backups',
        'in backups without encryption the key of the site: without secret.key (or SECRET_KEY) second factors have to be set up again, and the suppression list recognises nobody',
        'settings of the environment such as SITE_URL and SMTP_URL',
      ],
    },
    restoring: {
      title: 'Restoring',
      points: [
        'Stop the server and type on it: npm run restore FILE',
        'The file is checked first; afterwards every picture is compared. The former database stays beside it.',
        'The file can be opened without Umkreis too: .tar.gz with any archive program, .age with “age --decrypt” first.',
      ],
    },
  },
  erased: {
    title: count =>
      count.plural({
        one: 'One backup still holds what was erased on request since',
        other: `${count} backups still hold what was erased on request since`,
      }),
    text: day =>
      `With one backup a day, newer ones will have replaced the last of them on ${day}. If one is restored before, what was erased is erased again. Please delete copies on other machines yourself.`,
    remove: 'Delete these backups',
    removeText: count =>
      count.plural({
        one: 'One backup will be deleted. This cannot be undone. Best make a new one first.',
        other: `${count} backups will be deleted. This cannot be undone. Best make a new one first.`,
      }),
  },
}
