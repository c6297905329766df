import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { JobProgress } from '#domain/job/job.ts'
import { listBackups } from '#services/backups/backups.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { saveSetting } from '#store/settings.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')

test('a backup contains the database as it is, in one packed file that other programs open', async () => {
  const { store, folder } = await tempDirectory(draft({ name: 'Bäckerei Groß' }))
  const seen: JobProgress[] = []
  const backup = await makeBackup(
    { dataDir: folder, now: () => NOW },
    { onProgress: progress => seen.push(progress) },
  )
  expect(backup).toMatchObject({ file: 'umkreis-2026-11-24-100000.sqlite.gz', createdAt: NOW, removed: [] })
  expect(readdirSync(join(folder, 'backups')).sort()).toEqual([backup.file, 'writer.lock'])
  expect(new Set(seen.map(({ phase }) => phase))).toEqual(new Set(['copying', 'checking', 'packing']))
  expect(namesIn(folder, backup.file)).toEqual(['Bäckerei Groß'])
  await store.write(trx => saveSetting(trx, 'title', 'danach', 0))
  expect(namesIn(folder, backup.file)).toEqual(['Bäckerei Groß'])
})

test('what is written while a backup is taken neither stops it nor waits for it', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  await store.write(async trx => {
    for (let key = 0; key < 400; key++) await saveSetting(trx, `before-${key}`, 'x'.repeat(100_000), 0)
  })
  const writes: Promise<void>[] = []
  const backup = await makeBackup(
    { dataDir: folder, now: () => NOW },
    {
      onProgress: ({ phase }) => {
        if (phase !== 'copying') return
        writes.push(store.write(trx => saveSetting(trx, `during-${writes.length}`, 1, 0)))
      },
    },
  )
  await Promise.all(writes)
  expect(writes.length).toBeGreaterThan(3)
  const copy = unpacked(folder, backup.file)
  const keys = copy
    .prepare('SELECT key FROM settings')
    .all()
    .map(({ key }) => String(key))
  copy.close()
  expect(keys.filter(key => key.startsWith('before'))).toHaveLength(400)
  expect(keys.filter(key => key.startsWith('during'))).toEqual([])
})

test('two backups of one second have two names', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const deps = { dataDir: folder, now: () => NOW }
  const first = await makeBackup(deps)
  const second = await makeBackup(deps)
  expect(second.file).not.toBe(first.file)
  expect((await listBackups(deps)).map(({ file }) => file)).toEqual([second.file, first.file])
})

test('an eighth day deletes the oldest backup', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const clock = { now: NOW }
  const deps = { dataDir: folder, now: () => clock.now }
  const first = await makeBackup(deps)
  for (let day = 1; day < 7; day++) {
    clock.now += 86_400_000
    expect((await makeBackup(deps)).removed).toEqual([])
  }
  clock.now += 86_400_000
  expect((await makeBackup(deps)).removed).toEqual([first.file])
  expect(await listBackups(deps)).toHaveLength(7)
})

test('without room for it no backup is begun, and nothing is left behind', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const deps = { dataDir: folder, now: () => NOW, freeBytes: async () => 1000 }
  await expect(makeBackup(deps)).rejects.toMatchObject({ code: 'disk_full' })
  expect(readdirSync(join(folder, 'backups'))).toEqual(['writer.lock'])
})

test('a backup that is cancelled leaves nothing behind', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const stop = new AbortController()
  const cancelled = makeBackup(
    { dataDir: folder, now: () => NOW },
    {
      signal: stop.signal,
      onProgress: ({ phase }) => {
        if (phase === 'checking') stop.abort()
      },
    },
  )
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  expect(readdirSync(join(folder, 'backups'))).toEqual(['writer.lock'])
})

test('a second backup of the same folder at the same time is refused, and the first one goes on', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const deps = { dataDir: folder, now: () => NOW }
  let second: Promise<unknown> | undefined
  await makeBackup(deps, {
    onProgress: () => {
      second ??= makeBackup(deps).catch((error: unknown) => error)
    },
  })
  expect(await second).toMatchObject({ code: 'job_running' })
  expect(await listBackups(deps)).toHaveLength(1)
})

test('what a killed backup left is removed by the next, and files of other names stay', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const backups = join(folder, 'backups')
  mkdirSync(join(backups, 'unfinished-abc'), { recursive: true })
  writeFileSync(join(backups, 'unfinished-abc', 'copy.sqlite'), 'half')
  writeFileSync(join(backups, 'notiz.txt'), 'von mir')
  const { file } = await makeBackup({ dataDir: folder, now: () => NOW })
  expect(readdirSync(backups).sort()).toEqual(['notiz.txt', file, 'writer.lock'])
})

function namesIn(folder: string, file: string): string[] {
  const database = unpacked(folder, file)
  try {
    return database
      .prepare('SELECT name FROM businesses')
      .all()
      .map(({ name }) => String(name))
  } finally {
    database.close()
  }
}

function unpacked(folder: string, file: string): DatabaseSync {
  const path = join(tempFolder(), 'plain.sqlite')
  writeFileSync(path, gunzipSync(readFileSync(join(folder, 'backups', file))))
  return new DatabaseSync(path, { readOnly: true })
}
