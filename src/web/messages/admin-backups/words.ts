import type { BackupsWords } from '#web/messages/admin-backups/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the list of backups says in a language. */
export const backupsWords = await catalogue<BackupsWords>({
  de: () => import('#web/messages/admin-backups/de.ts').then(words => words.backupsDe),
  en: () => import('#web/messages/admin-backups/en.ts').then(words => words.backupsEn),
  tr: () => import('#web/messages/admin-backups/tr.ts').then(words => words.backupsTr),
})
