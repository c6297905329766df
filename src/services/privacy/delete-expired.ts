import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expiredBefore, type Retained } from '#domain/privacy/retention.ts'
import { InboxFolder } from '#gateways/files/inbox-folder.ts'
import { namesIn, undefinedIfMissing } from '#gateways/files/missing-file.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { deleteOldUploads } from '#services/imports/upload-import.ts'
import { deleteOldMails } from '#services/mail/outbox.ts'
import { deleteOldSearches } from '#services/search/search-log.ts'
import { clearDeletedRows } from '#store/privacy/database-file.ts'
import { deleteExpiredOutcomes, deleteExpiredRows } from '#store/privacy/expired.ts'
import type { DataFolder, StoreDeps } from '#store/store.ts'
import { FORMER_SITE } from './erased-files.ts'
import { deleteOldConsents } from './record-consent.ts'

/**
 * Deletes everything about people whose period has ended (domain/privacy/retention.ts). Safe to stop at any point and to repeat.
 * @returns how many rows and files were deleted
 */
export async function deleteExpired(deps: StoreDeps & FilesDeps & DataFolder): Promise<number> {
  const { store, dataDir, now } = deps
  const before = (what: Retained) => expiredBefore(what, now())
  let deleted = await deleteOldMails(deps)
  deleted += await deleteOldConsents(deps)
  deleted += await deleteOldSearches(deps)
  deleted += await deleteExpiredRows(store, before)
  deleted += await deleteExpiredOutcomes(store, before)
  deleted += await deleteOldUploads(deps)
  const inbox = await new InboxFolder(dataDir, () => true).ended()
  deleted += await deleteFiles(inbox, before('inboxFiles'))
  const former = (await namesIn(dataDir)).filter(name => FORMER_SITE.test(name))
  deleted += await deleteFiles(
    former.map(name => join(dataDir, name)),
    before('formerDatabases'),
  )
  if (deleted > 0) await clearDeletedRows(deps)
  return deleted
}

async function deleteFiles(files: readonly string[], before: number): Promise<number> {
  let deleted = 0
  for (const file of files) {
    const written = (await stat(file).catch(undefinedIfMissing))?.mtimeMs
    if (written === undefined || written >= before) continue
    await rm(file, { force: true, recursive: true })
    deleted++
  }
  return deleted
}
