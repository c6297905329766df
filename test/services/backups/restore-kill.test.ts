import '#test/cheap-passphrases.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Decrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { comparePictures } from '#services/backups/compare-pictures.ts'
import { finishRestore } from '#services/backups/finish-restore.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { restoreBackup } from '#services/backups/restore-backup.ts'
import { databaseContents, inspectFile } from '#store/backups/inspect-database.ts'
import { count, SEED } from '#test/counts.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { givenPictures, namesIn } from './unpacked.ts'

const PASSPHRASE = 'vier Wörter ohne jeden Sinn'
const now = () => Date.parse('2026-11-24T10:00:00+01:00')
/** Every so many steps of a restoration it is killed. */
const STEP = count({ usual: 4, long: 1 })
const CHILD = fileURLToPath(new URL('./killed-restore.ts', import.meta.url))

/** A closed data folder with one business, two pictures and a key. */
async function givenSite(name: string): Promise<string> {
  const { folder, ...directory } = await tempDirectory(draft({ name }))
  await givenPictures({ ...directory, folder }, `erstes von ${name}`, `zweites von ${name}`)
  writeFileSync(join(folder, 'secret.key'), keyOf(name))
  const closed = tempFolder()
  const { file } = await makeBackup({ dataDir: folder, now }, { passphrase: PASSPHRASE })
  // With the key in it, but opened once and for all: deriving the key of a passphrase takes a second each time.
  const age = new Decrypter()
  age.addPassphrase(PASSPHRASE)
  const path = join(closed, 'backup.tar.gz')
  writeFileSync(path, await age.decrypt(readFileSync(join(folder, 'backups', file))))
  await restoreBackup({ dataDir: closed, now }, { path })
  mkdirSync(join(closed, 'index'), { recursive: true })
  writeFileSync(join(closed, 'index', 'main-abc.db'), 'an index')
  return closed
}

function keyOf(name: string): string {
  return `the key of the site named ${name}, long enough\n`
}

test('a restoration that is killed at any point leaves the former site or the restored one, whole', async () => {
  const former = await givenSite('Alt')
  const original = await givenSite('Neu')
  const path = join(original, 'backup.tar.gz')
  const outcomes: string[] = []
  for (let nth = 1 + (SEED % STEP); ; nth += STEP) {
    const dataDir = tempFolder()
    cpSync(former, dataDir, { recursive: true })
    const child = spawn(process.execPath, [CHILD, dataDir, path, String(nth)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await Promise.all([once(child, 'exit'), text(child.stdout)])
    // As the next start or command does.
    finishRestore(dataDir)
    const [name = ''] = namesIn(join(dataDir, 'directory.sqlite'))
    const { pictures } = await inspectFile(join(dataDir, 'directory.sqlite'), databaseContents)
    expect(await comparePictures(dataDir, pictures)).toEqual({ same: 2, missing: [], damaged: [] })
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()).toBe(keyOf(name).trim())
    expect(readdirSync(dataDir).filter(entry => entry.startsWith('restored-'))).toEqual([])
    if (name === 'Neu') expect(readdirSync(join(dataDir, 'index'))).toEqual(['writer.lock'])
    if (child.exitCode === 0) break
    expect(child.signalCode).toBe('SIGKILL')
    outcomes.push(name)
  }
  // At first the former site, from one point on the restored one.
  expect(new Set(outcomes)).toEqual(new Set(['Alt', 'Neu']))
  expect(outcomes.indexOf('Neu')).toBe(outcomes.lastIndexOf('Alt') + 1)
})
