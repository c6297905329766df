import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { type IndexWriter, openIndexWriter } from '#search/index/index-writer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { followChanges, isIndexCurrent, rebuildIndex } from '#services/search/follow-changes.ts'
import { databaseFile } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { sqliteTest } from '#test/temp-store.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')

test('a new business is found as soon as the index has followed', async () => {
  const { index, add } = await tempDirectory(draft())
  expect(index.search({ text: 'yildiz', limit: 10, offset: 0 }, NOW).total).toBe(0)
  await add(draft({ name: 'Elektro Yıldız', street: 'Werkhof 6' }))
  expect(
    index.search({ text: 'yildiz', limit: 10, offset: 0 }, NOW).businesses.map(({ name }) => name),
  ).toEqual(['Elektro Yıldız'])
})

test('a changed business is found by its new facts only', async () => {
  const { index, add } = await tempDirectory(draft({ placeId: 'ChIJ-aaaaaaaaaa' }))
  await add(draft({ placeId: 'ChIJ-aaaaaaaaaa', name: 'Konditorei Lehmann' }))
  expect(index.search({ text: 'roth', limit: 10, offset: 0 }, NOW).total).toBe(0)
  expect(index.search({ text: 'lehmann', limit: 10, offset: 0 }, NOW).total).toBe(1)
  expect(index.stats().total).toBe(1)
})

test('a deleted index is rebuilt from the store', async () => {
  const { store } = await tempDirectory(draft(), draft({ name: 'Café Central' }))
  const folder = tempFolder()
  const writer = openIndexWriter(lockFolder(folder))
  expect(writer.lastChange()).toBe(0)
  expect(await followChanges({ store, index: writer })).toBe(true)
  expect(await followChanges({ store, index: writer })).toBe(false)
  const reader = openDirectoryIndex(folder)
  onTestFinished(() => {
    reader.close()
    writer.close()
  })
  expect(reader.stats().total).toBe(2)
})

test('an index is current when it has every change; an empty one never is', async () => {
  const { store, index, add } = await tempDirectory(draft())
  expect(await isIndexCurrent({ store, index })).toBe(true)
  const more = await tempDirectory(draft(), draft({ name: 'Café Central' }))
  expect(await isIndexCurrent({ store: more.store, index })).toBe(false)
  await add(draft({ name: 'Café Central' }))
  expect(await isIndexCurrent({ store, index })).toBe(true)
  const empty = await tempDirectory()
  expect(await isIndexCurrent({ store: empty.store, index: empty.index })).toBe(false)
})

test('an index ahead of a store restored from a backup is rebuilt', async () => {
  const newer = await tempDirectory(draft(), draft({ name: 'Café Central' }))
  const older = await tempDirectory(draft())
  const folder = tempFolder()
  const writer = openIndexWriter(lockFolder(folder))
  await followChanges({ store: newer.store, index: writer })
  await followChanges({ store: older.store, index: writer })
  const reader = openDirectoryIndex(folder)
  onTestFinished(() => {
    reader.close()
    writer.close()
    rmSync(join(folder), { recursive: true, force: true })
  })
  expect(reader.stats().total).toBe(1)
})

sqliteTest('following ends a second after it begins while a business is saved with every step', async () => {
  const { store, folder } = await tempDirectory(draft(), draft({ name: 'Café Central' }))
  let clock = 0
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  let steps = 0
  let shown = 0
  const index: IndexWriter = {
    lastChange: () => 1,
    deltaSize: () => 0,
    rebuildAnswered: () => 0,
    async adopt() {},
    async build() {},
    apply(changes, _lastChange, hasMore) {
      expect(changes).toHaveLength(1)
      expect(++steps).toBeLessThan(100)
      if (hasMore !== true) shown++
      clock += 100
      saveAgain()
    },
    commit: () => void shown++,
    verify: async () => true,
    isDamaged: () => false,
    begun: () => undefined,
    close: () => {},
  }
  const raw = new DatabaseSync(databaseFile(folder))
  onTestFinished(() => raw.close())
  const saveAgain = () => {
    raw.exec(
      `UPDATE counters SET value = value + 1 WHERE name = 'change';
        UPDATE businesses SET change = (SELECT value FROM counters WHERE name = 'change') WHERE id = 1`,
    )
  }
  expect(await followChanges({ store, index })).toBe(true)
  expect({ steps, shown }).toEqual({ steps: 11, shown: 1 })
})

test('a rebuild ends although a business is saved with every step', async () => {
  const { store, add } = await tempDirectory(draft())
  let steps = 0
  const index: IndexWriter = {
    lastChange: () => 1,
    deltaSize: () => 0,
    rebuildAnswered: () => 0,
    async adopt() {},
    apply: () => {},
    commit: () => {},
    verify: async () => true,
    isDamaged: () => false,
    begun: () => undefined,
    close: () => {},
    async build(changes, lastChange) {
      expect(lastChange).toBe(1)
      for await (const read of changes) {
        expect(read).toHaveLength(1)
        expect(++steps).toBe(1)
        await add(draft({ name: `Café ${steps}`, street: `Steinweg ${steps}` }))
      }
    },
  }
  await rebuildIndex({ store, index })
  expect(steps).toBe(1)
})

test('a business that changes while the index is rebuilt, after it was read, does not stop the rebuild', async () => {
  const drafts = Array.from({ length: 600 }, (_, at) =>
    draft({ name: `Café ${at}`, street: `Steinweg ${at}`, placeId: `ChIJ-${String(at).padStart(10, '0')}` }),
  )
  const { store, add, index } = await tempDirectory(...drafts)
  const folder = tempFolder()
  const writer = openIndexWriter(lockFolder(folder))
  onTestFinished(() => writer.close())
  const build = writer.build.bind(writer)
  const whileBuilding: IndexWriter = {
    ...delegating(writer),
    async build(changes, ...facts) {
      await build(afterFirst(changes), ...facts)
    },
  }
  async function* afterFirst(changes: Parameters<IndexWriter['build']>[0]) {
    let isFirst = true
    for await (const some of changes) {
      yield some
      if (isFirst) await add(draft({ name: 'Konditorei Lehmann', placeId: 'ChIJ-0000000000' }))
      isFirst = false
    }
  }
  await rebuildIndex({ store, index: whileBuilding })
  await followChanges({ store, index: writer })
  const reader = openDirectoryIndex(folder)
  onTestFinished(() => reader.close())
  expect(reader.stats().total).toBe(600)
  expect(reader.stats()).toEqual(index.stats())
  expect(reader.search({ text: 'lehmann', limit: 10, offset: 0 }, NOW).total).toBe(1)
})

/** The methods of a class do not spread. */
function delegating(writer: IndexWriter): IndexWriter {
  return {
    lastChange: () => writer.lastChange(),
    deltaSize: () => writer.deltaSize(),
    rebuildAnswered: () => writer.rebuildAnswered(),
    build: (...build) => writer.build(...build),
    adopt: (pointer, main) => writer.adopt(pointer, main),
    apply: (changes, lastChange, hasMore) => writer.apply(changes, lastChange, hasMore),
    commit: () => writer.commit(),
    isDamaged: () => writer.isDamaged(),
    begun: () => writer.begun(),
    verify: () => writer.verify(),
    close: () => writer.close(),
  }
}
