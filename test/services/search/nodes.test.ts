import { expect, onTestFinished, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { type DirectoryIndex, openDirectoryIndex } from '#search/index-reader.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { followChanges } from '#services/search/follow-changes.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

interface Node {
  add(...drafts: BusinessDraft[]): Promise<void>
  /** As its thread of the index does several times a second. */
  follow(): Promise<boolean>
  /** How many businesses a visitor of this node finds. */
  found(text: string): number
}

test('what is stored through one node is found on the others, also by one that was off meanwhile', async () => {
  const dataDir = tempFolder()
  const [first, second, off] = [await node(dataDir), await node(dataDir), await node(dataDir)]
  await first.add(draft({ name: 'Bäckerei Roth' }))
  for (const each of [first, second, off]) expect(await each.follow()).toBe(true)
  for (let at = 0; at < 6; at++) {
    const [writing, reading] = at % 2 === 0 ? [first, second] : [second, first]
    await writing.add(draft({ name: `Optik Ahorn ${at}`, street: `Werkhof ${at}` }))
    await reading.follow()
    expect(reading.found('ahorn')).toBe(at + 1)
  }
  expect(off.found('ahorn')).toBe(0)
  await off.follow()
  expect([off.found('ahorn'), await off.follow()]).toEqual([6, false])
})

/** A node with its own connections and index; those of a test share one database. */
async function node(dataDir: string): Promise<Node> {
  const store = await tempStore(dataDir)
  const folder = tempFolder()
  const writer = openIndexWriter(lockFolder(folder))
  onTestFinished(() => writer.close())
  // Opened after the first build: a reader looks for a new index a few times a second only, and tests do not wait.
  let index: DirectoryIndex | undefined
  onTestFinished(() => index?.close())
  return {
    async add(...drafts) {
      await store.write(async trx => {
        const suppressed = await suppressionList(trx, testKey)
        await saveDrafts(trx, {
          drafts,
          origin: { source: 'google-maps', date: '2026-11-01' },
          suppressed,
          now: 0,
        })
      })
    },
    follow: () => followChanges({ store, index: writer }),
    found(text) {
      index ??= openDirectoryIndex(folder)
      return index.search({ text, limit: 10, offset: 0 }, 0).total
    },
  }
}
