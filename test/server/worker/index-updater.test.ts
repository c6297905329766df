import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { type IndexChange, type IndexWriter, openIndexWriter } from '#search/index/index-writer.ts'
import { IndexUpdater, pollChanges } from '#server/worker/index-updater.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Store } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

interface GivenUpdater {
  readonly folder: string
  readonly store: Store
  readonly writer: IndexWriter
  readonly updater: IndexUpdater
  /** What was reported to have changed in the index. */
  readonly reported: IndexChange[]
  /** What was said of damage. */
  readonly said: string[]
  /** How often an index was built. */
  builds(): number
  add(name: string): Promise<void>
}

async function givenUpdater(): Promise<GivenUpdater> {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const reported: IndexChange[] = []
  const writer = openIndexWriter(lockFolder(join(folder, 'index')), {
    onChanged: changed => reported.push(changed),
  })
  onTestFinished(() => writer.close())
  let builds = 0
  const said: string[] = []
  const build = writer.build.bind(writer)
  writer.build = (...parameters) => {
    builds++
    return build(...parameters)
  }
  return {
    folder,
    store,
    writer,
    updater: new IndexUpdater(store, writer, {
      onDamaged: () => said.push('damaged'),
    }),
    reported,
    said,
    builds: () => builds,
    async add(name) {
      const drafts = [draft({ name, placeId: `ChIJ${name}` })]
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
  }
}

test('waiting for the index waits for an update that began afterwards', async () => {
  const { updater: keeper, add, store, writer } = await givenUpdater()
  await add('Erster')
  await keeper.follow()
  await add('Zweiter')
  let isIndexed = false
  const indexed = keeper.indexed().then(() => {
    isIndexed = true
  })
  await Promise.resolve()
  expect(isIndexed).toBe(false)
  await keeper.follow()
  await indexed
  expect(writer.lastChange()).toBe(await lastChange(store.db))
})

test('what has changed is reported once readers see it', async () => {
  const { updater, add, reported } = await givenUpdater()
  await add('Erster')
  await updater.follow()
  expect(reported).toEqual(['everything'])
  await add('Zweiter')
  await add('Dritter')
  await updater.follow()
  expect(reported).toEqual(['everything', [2, 3]])
  await updater.follow()
  expect(reported).toHaveLength(2)
})

test('an update that failed does not count', async () => {
  const { updater: keeper, add, writer } = await givenUpdater()
  await add('Erster')
  await keeper.follow()
  await add('Zweiter')
  const apply = writer.apply.bind(writer)
  writer.apply = () => {
    throw new Error('the disk is gone')
  }
  const indexed = keeper.indexed()
  await expect(keeper.follow()).rejects.toThrow('the disk is gone')
  writer.apply = apply
  await keeper.follow()
  await indexed
  expect(writer.lastChange()).toBeGreaterThan(0)
})

test('changes are followed while an index is built, and the new index has them', async () => {
  const { updater: keeper, add, store, writer, builds } = await givenUpdater()
  await add('Erster')
  await keeper.follow()
  expect(builds()).toBe(1)
  const rebuilt = keeper.rebuild()
  await add('Zweiter')
  await keeper.follow()
  const followed = writer.lastChange()
  expect(followed).toBe(await lastChange(store.db))
  await rebuilt
  expect(writer.lastChange()).toBe(followed)
  expect(builds()).toBe(2)
})

test('two concurrent requests for a rebuild share one', async () => {
  const { updater: keeper, add, builds } = await givenUpdater()
  await add('Erster')
  await Promise.all([keeper.rebuild(), keeper.rebuild(), keeper.follow()])
  expect(builds()).toBe(1)
})

test('the first index of an empty directory is built without a word about damage', async () => {
  const { updater, builds, said } = await givenUpdater()
  expect(await updater.repair()).toBe(true)
  expect(builds()).toBe(1)
  expect(await updater.repair()).toBe(false)
  expect(said).toEqual([])
})

test('a file that changed behind the writer’s back is said to be damaged and built again', async () => {
  const { updater, add, folder, said } = await givenUpdater()
  await add('Roth')
  await updater.follow()
  const index = join(folder, 'index')
  const main = readdirSync(index).find(name => /^main-.*\.db$/.test(name)) ?? ''
  const bytes = readFileSync(join(index, main))
  bytes.writeUInt8((bytes.readUInt8(bytes.length - 100) + 1) % 256, bytes.length - 100)
  writeFileSync(join(index, main), bytes)
  expect(await updater.repair()).toBe(true)
  expect(said).toEqual(['damaged'])
})

test('a delta whose tables have other columns is said to be damaged and built again', async () => {
  const { updater, writer, add, folder, said, builds } = await givenUpdater()
  await add('Roth')
  await updater.follow()
  const index = join(folder, 'index')
  const delta = readdirSync(index).find(name => /^delta-.*\.db$/.test(name)) ?? ''
  const database = new DatabaseSync(join(index, delta))
  database.exec('ALTER TABLE meta RENAME COLUMN value TO valve')
  database.close()
  expect(writer.lastChange()).toBe(0)
  expect(await updater.follow()).toBe(true)
  expect([said, builds(), await updater.repair()]).toEqual([['damaged'], 2, false])
})

test('rebuilding anew does not take the result of a rebuild that began before', async () => {
  const { updater, add, builds } = await givenUpdater()
  await add('Erster')
  const running = updater.rebuild()
  const anew = updater.rebuildAnew()
  await Promise.all([running, anew])
  expect(builds()).toBe(2)
})

test('that the index is current is told the first time and after every change', async () => {
  const stop = new AbortController()
  const hadWork = [false, false, true]
  const told: number[] = []
  const follow = async () => {
    const next = hadWork.shift()
    if (next === undefined) stop.abort()
    return next ?? false
  }
  await pollChanges(follow, () => told.push(hadWork.length), {
    onError: error => expect.unreachable(String(error)),
    signal: stop.signal,
  })
  expect(told).toEqual([2, 0])
})
