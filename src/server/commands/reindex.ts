import { DomainError } from '#domain/errors.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { messages } from '#messages/de/commands.ts'
import { type IndexWriter, openIndexWriter } from '#search/index/index-writer.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { openStoreOrEnd } from '#server/open-store.ts'
import { isRebuildRequested, requestRebuild } from '#server/worker/rebuild-request.ts'
import { pause } from '#services/concurrency/repeat.ts'
import { rebuildIndex } from '#services/search/follow-changes.ts'
import { secondsSince } from './amounts.ts'
import { refuseArguments } from './command-line.ts'

/** How often to check whether the running server is done. */
const POLL_MS = 200

refuseArguments('npm run reindex')
const folder = openDataFolder(readConfig(process.env))
const started = Date.now()
const index = openUnlessServed()
if (index === undefined) {
  console.log(messages.reindex.byServer)
  requestRebuild(folder.index)
  while (isRebuildRequested(folder.index)) await pause(POLL_MS)
} else {
  const store = await openStoreOrEnd(folder)
  await rebuildIndex({ store, index })
  index.close()
  await store.close()
}
console.log(messages.reindex.done(secondsSince(started)))

/** The index has one writer at a time. Undefined while a server is running. */
function openUnlessServed(): IndexWriter | undefined {
  try {
    return openIndexWriter(lockFolder(folder.index))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'store_locked') return undefined
    throw error
  }
}
