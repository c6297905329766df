import type { AdminBackupsMessages } from '#messages/de/admin/backups.ts'

export const messages: AdminBackupsMessages = {
  title: 'Backups',
  now: 'Back up now',
  started: 'The backup is running. Visitors will not notice anything.',
  list: 'Existing backups',
  text: 'A backup is a single file with everything that cannot be recreated: the database and the uploaded pictures. Keep copies on another machine.',
  encryptsAll: 'On this server every backup is encrypted with the passphrase in BACKUP_PASSPHRASE.',
  at: 'Time',
  contents: 'Contents',
  protection: 'Protection',
  size: 'Size',
  businesses: count => `${count} ${count.plural({ one: 'business', other: 'businesses' })}`,
  pictures: (count, size) =>
    `${count} ${count.plural({ one: 'uploaded picture', other: 'uploaded pictures' })} (${size})`,
  missing: count =>
    `${count} ${count.plural({ one: 'picture was', other: 'pictures were' })} already missing or damaged on the site.`,
  made: (version, schema, verified) =>
    `Made by version ${version} (database ${schema}); read back and compared on ${verified}`,
  databaseOnly: 'The database only, without pictures: made by an earlier version.',
  unknown: 'Unknown, because the file came from elsewhere. It is checked when you restore it.',
  encrypted: 'encrypted',
  open: 'not encrypted',
  withKey: 'with the site’s key',
  none: 'There is no backup yet.',
  noneText:
    'Press “Back up now” to make the first one. After that, one is made every night unless you set something else under “Jobs”.',
  encrypt: {
    open: 'Back up with encryption',
    title: 'Encrypt with a passphrase',
    text: 'Without the passphrase, nobody who finds the file can read it. The backup then also contains the site’s key. The site does not remember the passphrase. Write it down: without it, the backup is worthless.',
    passphrase: 'Passphrase',
    again: 'Repeat the passphrase',
    different: 'The two passphrases do not match.',
    action: 'Back up with encryption',
  },
  download: {
    title: 'Download backup',
    text: file =>
      `${file} contains everything about businesses, accounts and submissions. Please confirm that it is you. If the download breaks off, your browser can resume it for a quarter of an hour; after that, please confirm again.`,
    code: 'Code from the authenticator app',
    action: 'Download',
  },
  remove: {
    title: 'Delete backup?',
    text: file => `${file} will be deleted. This cannot be undone.`,
    action: 'Delete',
    removed: 'The backup has been deleted.',
  },
  help: {
    title: 'What a backup contains',
    inside: {
      title: 'Included',
      points: [
        'the database: businesses with their history, settings, texts, accounts, submissions, suppression list, audit log and import results',
        'all uploaded pictures, including those still waiting for a decision',
        'in encrypted backups, the site’s key (secret.key)',
      ],
    },
    outside: {
      title: 'Not included',
      points: [
        'what can be recreated: search index, fetched photos, generated preview pictures',
        'uploaded spreadsheets, the folder “inbox”, reports on checked websites and other backups',
        'in unencrypted backups, the site’s key: without secret.key (or SECRET_KEY), two-factor authentication has to be set up again and the suppression list recognises nobody',
        'what is set on the server itself (environment variables such as SITE_URL and SMTP_URL)',
      ],
    },
    restoring: {
      title: 'Restoring',
      points: [
        'Stop the server, then run this on it: npm run restore FILE',
        'The file is checked first, then every picture is compared. The previous database is kept beside the new one.',
        'You can also open the file without Umkreis: .tar.gz with any archive program, .age only after “age --decrypt”.',
      ],
    },
  },
  erased: {
    title: count =>
      count.plural({
        one: 'One backup still contains data that has since been erased on request',
        other: `${count} backups still contain data that has since been erased on request`,
      }),
    text: day =>
      `With one backup a day, newer ones will have replaced the last of them by ${day}. If one is restored before then, what was erased is erased again. Please delete copies on other machines yourself.`,
    remove: 'Delete these backups',
    removeText: count =>
      count.plural({
        one: 'One backup will be deleted. This cannot be undone. It is best to make a new one first.',
        other: `${count} backups will be deleted. This cannot be undone. It is best to make a new one first.`,
      }),
  },
}
