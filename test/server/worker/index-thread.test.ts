import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { type IndexThread, startIndexThread } from '#server/worker/index-thread.ts'
import type { IndexReport } from '#server/worker/worker-messages.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

async function givenThread() {
  const dataDir = tempFolder()
  const store = await tempStore(dataDir)
  const indexDir = join(dataDir, 'index')
  const reports: IndexReport[] = []
  const stop = new AbortController()
  const index: IndexThread = startIndexThread(
    { dataDir, indexDir },
    { onReport: report => reports.push(report), signal: stop.signal },
  )
  onTestFinished(async () => {
    stop.abort()
    await index.ended
  })
  const add = (name: string) =>
    store.write(async trx => {
      const suppressed = await suppressionList(trx, testKey)
      const drafts = [draft({ name, placeId: `ChIJ${name}` })]
      await saveDrafts(trx, {
        drafts,
        origin: { source: 'google-maps', date: '2026-11-01' },
        suppressed,
        now: 0,
      })
    })
  return { store, indexDir, reports, stop, index, add }
}

test('the thread indexes what is stored, rebuilds when asked, and releases the index when it stops', async () => {
  const { store, indexDir, reports, stop, index, add } = await givenThread()
  await add('Erster')
  await index.indexed()
  await add('Zweiter')
  await index.indexed()
  expect(reports.filter(({ kind }) => kind === 'changed')).toEqual([
    { kind: 'changed', changed: 'everything' },
    { kind: 'changed', changed: [2] },
  ])
  await index.rebuild()
  const reader = openDirectoryIndex(indexDir)
  expect(reader.lastChange()).toBe(await lastChange(store.db))
  reader.close()
  stop.abort()
  await index.ended
  openIndexWriter(lockFolder(indexDir)).close()
})

test('who cancels no longer waits for the index', async () => {
  const { index } = await givenThread()
  const cancel = new AbortController()
  const indexed = index.indexed(cancel.signal)
  cancel.abort()
  await expect(indexed).rejects.toMatchObject({ name: 'AbortError' })
  await expect(index.indexed(cancel.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
