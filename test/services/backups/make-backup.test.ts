import '#test/cheap-passphrases.ts'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Decrypter } from 'age-encryption'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { backupFile } from '#domain/backup.ts'
import type { JobProgress } from '#domain/job/job.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { listBackups } from '#services/backups/backups.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { saveSetting } from '#store/settings.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { column, givenPictures, namesIn, picturesIn, unpacked } from './unpacked.ts'

const PASSPHRASE = 'vier Wörter ohne jeden Sinn'
const NOW = Date.parse('2026-11-24T10:00:00+01:00')

test('a backup contains the database as it is, in one packed file that other programs open; a second one at the same time is refused, and what a killed one left is removed', async () => {
  const { store, folder } = await tempDirectory(draft({ name: 'Bäckerei Groß' }))
  const deps = { dataDir: folder, now: () => NOW }
  const backups = join(folder, 'backups')
  mkdirSync(join(backups, 'unfinished-abc'), { recursive: true })
  writeFileSync(join(backups, 'unfinished-abc', 'copy.sqlite'), 'half')
  writeFileSync(join(backups, 'notiz.txt'), 'von mir')
  const seen: JobProgress[] = []
  let second: Promise<unknown> | undefined
  const backup = await makeBackup(deps, {
    onProgress: progress => {
      seen.push(progress)
      second ??= makeBackup(deps).catch((error: unknown) => error)
    },
  })
  expect(await second).toMatchObject({ code: 'job_running' })
  expect(await listBackups(deps)).toHaveLength(1)
  expect(backup).toMatchObject({ file: 'umkreis-2026-11-24-100000.tar.gz', createdAt: NOW, removed: [] })
  expect(readdirSync(backups).sort()).toEqual([
    'notiz.txt',
    backup.file,
    `${backup.file}.json`,
    'writer.lock',
  ])
  const phases = ['linking', 'copying', 'checking', 'packing', 'comparing']
  expect(new Set(seen.map(({ phase }) => phase))).toEqual(new Set(phases))
  await store.write(trx => saveSetting(trx, 'title', 'danach', 0))
  const target = tempFolder()
  execFileSync('tar', ['--warning=no-timestamp', '-xzf', join(folder, 'backups', backup.file), '-C', target])
  expect(readdirSync(target).sort()).toEqual(['directory.sqlite', 'manifest.json'])
  expect(namesIn(join(target, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
})

test('what is written while a backup is taken neither stops it nor waits for it', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  await store.write(async trx => {
    for (let key = 0; key < 200; key++) await saveSetting(trx, `before-${key}`, 'x'.repeat(100_000), 0)
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
  expect(writes.length).toBeGreaterThan(2)
  const copy = await unpacked(join(folder, 'backups', backup.file))
  const keys = column(join(copy, 'directory.sqlite'), 'SELECT key AS value FROM settings')
  expect(keys.filter(key => key.startsWith('before'))).toHaveLength(200)
  expect(keys.filter(key => key.startsWith('during'))).toEqual([])
})

test('two backups of one second have two names, and an eighth backup deletes one that is surplus', async () => {
  const folder = tempFolder()
  await tempStore(folder)
  const clock = { now: NOW }
  const deps = { dataDir: folder, now: () => clock.now }
  const first = await makeBackup(deps)
  const second = await makeBackup(deps)
  expect(second.file).not.toBe(first.file)
  expect((await listBackups(deps)).map(({ file }) => file)).toEqual([second.file, first.file])
  // Those of five more days.
  for (let day = 1; day < 6; day++) {
    for (const end of ['', '.json']) {
      const named = backupFile(NOW + day * DAY_MS, { isEncrypted: false }) + end
      cpSync(join(folder, 'backups', first.file + end), join(folder, 'backups', named))
    }
  }
  clock.now += 6 * DAY_MS
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

test('every picture is in it, also those of undecided submissions, and the screen knows how many', async () => {
  const directory = await tempDirectory(draft())
  const { folder, store } = directory
  await givenPictures(directory, 'eins', 'zwei')
  const [offered = ''] = await givenPictures(directory, 'angeboten')
  await store.db.deleteFrom('pictures').where('file', '=', offered).execute()
  await store.db
    .insertInto('offered_pictures')
    .values({ id: 9, submission_id: 1, file: offered, alt: '', width: 1, height: 1, created_at: 0 })
    .execute()
  const { file, contents } = await makeBackup({ dataDir: folder, now: () => NOW })
  expect(picturesIn(await unpacked(join(folder, 'backups', file)))).toEqual(picturesIn(folder))
  const expected = {
    version: expect.any(String),
    schema: expect.stringMatching(/^\d{4}-/),
    businesses: 1,
    databaseBytes: expect.any(Number),
    pictures: 3,
    pictureBytes: 'einszweiangeboten'.length,
    missingPictures: 0,
    hasKey: false,
    verifiedAt: NOW,
  }
  expect(contents).toEqual(expected)
  expect(await listBackups({ dataDir: folder })).toMatchObject([
    { file, isEncrypted: false, contents: expected },
  ])
})

test('a picture that is added after the links were made is in it, one that is deleted while the database is copied too; one that is gone again is not missed', async () => {
  const directory = await tempDirectory(draft())
  const { folder, store } = directory
  const [deleted = ''] = await givenPictures(directory, 'gleich weg')
  const before = picturesIn(folder)
  const [added = '', passing = ''] = await givenPictures(directory, 'bleibt', 'geht wieder')
  const kept = picturesIn(folder).filter(([name]) => name !== `${deleted}.webp`)
  for (const name of [added, passing]) rmSync(join(folder, 'pictures', `${name}.webp`))
  const other = new DatabaseSync(join(folder, 'directory.sqlite'))
  let copies = 0
  const { file, contents } = await makeBackup(
    { dataDir: folder, now: () => NOW },
    {
      onProgress: ({ phase, done }) => {
        if (phase === 'linking') {
          for (const [name, content] of kept)
            writeFileSync(join(folder, 'pictures', name), Buffer.from(content, 'base64'))
        }
        if (phase === 'copying') rmSync(join(folder, 'pictures', `${deleted}.webp`), { force: true })
        if (phase !== 'copying' || done === 0) return
        copies++
        rmSync(join(folder, 'pictures', `${passing}.webp`), { force: true })
        other.prepare('DELETE FROM pictures WHERE file = ?').run(passing)
      },
    },
  )
  other.close()
  expect(copies).toBeGreaterThan(1)
  expect(contents).toMatchObject({ pictures: 2, missingPictures: 0 })
  const expected = [...before, ...kept.filter(([name]) => name === `${added}.webp`)]
  expect(picturesIn(await unpacked(join(folder, 'backups', file)))).toEqual(expected.sort())
  const stored = await store.db.selectFrom('pictures').select('file').execute()
  expect(stored.map(row => row.file)).toEqual([deleted, added])
})

test('pictures whose files are missing or damaged already are counted, and the others are in it', async () => {
  const directory = await tempDirectory(draft())
  const { folder } = directory
  const [missing = '', damaged = '', sound = ''] = await givenPictures(directory, 'fehlt', 'kaputt', 'gut')
  rmSync(join(folder, 'pictures', `${missing}.webp`))
  writeFileSync(join(folder, 'pictures', `${damaged}.webp`), 'anders')
  const { file, contents } = await makeBackup({ dataDir: folder, now: () => NOW })
  expect(contents).toMatchObject({ pictures: 1, missingPictures: 2 })
  expect(picturesIn(await unpacked(join(folder, 'backups', file)))).toMatchObject([
    [`${sound}.webp`, expect.anything()],
  ])
})

test('an encrypted backup is opened by age itself, and only it holds the key of the site', async () => {
  const directory = await tempDirectory(draft({ name: 'Bäckerei Groß' }))
  const { folder } = directory
  await givenPictures(directory, 'eins')
  writeFileSync(join(folder, 'secret.key'), 'a key of forty characters, at the least.\n')
  const deps = { dataDir: folder, now: () => NOW }
  const plain = await makeBackup(deps)
  const { file, contents } = await makeBackup(deps, { passphrase: PASSPHRASE })
  expect(file).toMatch(/\.tar\.gz\.age$/)
  expect(contents.hasKey).toBe(true)
  const age = new Decrypter()
  age.addPassphrase(PASSPHRASE)
  const target = tempFolder()
  writeFileSync(join(target, 'plain.tar.gz'), await age.decrypt(readFileSync(join(folder, 'backups', file))))
  execFileSync('tar', ['--warning=no-timestamp', '-xzf', 'plain.tar.gz'], { cwd: target })
  expect(readFileSync(join(target, 'secret.key'))).toEqual(readFileSync(join(folder, 'secret.key')))
  expect(picturesIn(target)).toEqual(picturesIn(folder))
  expect(namesIn(join(target, 'directory.sqlite'))).toEqual(['Bäckerei Groß'])
  const open = await unpacked(join(folder, 'backups', plain.file))
  expect(readdirSync(open).sort()).toEqual(['directory.sqlite', 'pictures'])
  expect(plain.contents.hasKey).toBe(false)
})

test('a passphrase of the environment encrypts what is given none, and SECRET_KEY goes along', async () => {
  const { folder } = await tempDirectory(draft())
  const secretKey = 'a key of forty characters, at the least.'
  const deps = { dataDir: folder, now: () => NOW, secretKey, backupPassphrase: PASSPHRASE }
  const { file, isEncrypted } = await makeBackup(deps)
  expect(isEncrypted).toBe(true)
  const open = await unpacked(join(folder, 'backups', file), PASSPHRASE)
  expect(readFileSync(join(open, 'secret.key'), 'utf8').trim()).toBe(secretKey)
})

test('a database with a trigger that is not ours is not backed up: it could not be restored', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  await sql`CREATE TRIGGER foreign_trigger AFTER INSERT ON settings BEGIN SELECT 1; END`.execute(store.db)
  await expect(makeBackup({ dataDir: folder, now: () => NOW })).rejects.toMatchObject({
    code: 'backup_damaged',
    details: { reason: 'schema', fault: 'trigger foreign_trigger' },
  })
})
