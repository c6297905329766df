import type { AdminBackupsMessages } from '#messages/de/admin/backups.ts'

export const messages: AdminBackupsMessages = {
  title: 'Backups',
  now: 'Back up now',
  started: 'The backup is running. The site stays up meanwhile.',
  list: 'Existing backups',
  text: 'A backup holds everything the directory knows, with settings, accounts and audit log. Keep copies on another machine.',
  restore: 'To restore: stop the server, then “npm run restore FILE” on the server.',
  file: 'File',
  size: 'Size',
  at: 'Time',
  actions: 'Actions',
  download: 'Download',
  remove: 'Delete',
  removeTitle: 'Delete the backup?',
  removeText: file => `${file} will be deleted. This cannot be undone.`,
  removed: 'Backup deleted.',
  none: 'There is no backup yet.',
}
