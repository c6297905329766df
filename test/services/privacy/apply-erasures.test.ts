import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeBackup } from '#services/backups/make-backup.ts'
import { restoreBackup } from '#services/backups/restore-backup.ts'
import { erasureListFile } from '#services/privacy/erasure-list.ts'
import { countBusinesses } from '#store/businesses/businesses.ts'
import { openStore } from '#store/store.ts'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'
import { draft } from '#test/make-draft.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { TEST_SECRET_KEY, testKey } from '#test/test-key.ts'
import { filesWith } from './bytes-of-folder.ts'

const KESSEL = draft({
  name: 'Zwölfwindig Kupferkessel',
  placeId: 'ChIJ-marked-0077',
  street: 'Kesselgasse 77',
})
const NEIGHBOUR = draft({ name: 'Café Central', street: 'Untermarkt 8', phone: '+493581471002' })
const WORDS = ['zwölfwindig', 'kupferkessel', 'kesselgasse', 'chij-marked']

/** A site whose first business was erased after a backup. @returns the backup, outside of its folder */
async function givenErasure(): Promise<{ readonly forms: TempForms; readonly backup: string }> {
  const forms = await tempForms(KESSEL, NEIGHBOUR)
  const { file } = await makeBackup({
    dataDir: forms.folder,
    now: () => forms.clock.now,
    secretKey: TEST_SECRET_KEY,
  })
  const backup = join(tempFolder(), file)
  mkdirSync(join(backup, '..'), { recursive: true })
  copyFileSync(join(forms.folder, 'backups', file), backup)
  forms.clock.now += 60_000
  await forms.send('/api/privacy-requests', {
    kind: 'objection',
    name: 'Jana',
    email: 'j@roth.example',
    business: 'UK-1',
  })
  const decision = { isActedOn: true, businessIds: [1], action: 'remove', alsoPhone: false, text: '' }
  const decided = await forms.call('POST', '/api/admin/submissions/1/decide', decision)
  if (decided.statusCode !== 200) throw new Error(decided.body)
  return { forms, backup }
}

/** A data folder that knows of the erasure by its list alone. */
function folderWithList({ folder }: TempForms): string {
  const fresh = tempFolder()
  mkdirSync(fresh, { recursive: true })
  copyFileSync(erasureListFile(folder), erasureListFile(fresh))
  return fresh
}

test('a restored older backup does not bring back what was erased since', async () => {
  const { forms, backup } = await givenErasure()
  const dataDir = folderWithList(forms)
  expect(filesWith(dataDir, WORDS)).toEqual([])
  const now = () => forms.clock.now
  const restored = await restoreBackup({ dataDir, now, secretKey: TEST_SECRET_KEY }, { path: backup })
  expect(restored).toMatchObject({ businesses: 1, erasedAgain: 1 })
  expect(filesWith(dataDir, WORDS)).toEqual([])
  const store = await openStore({ dataDir, key: testKey })
  expect(await countBusinesses(store.db)).toBe(1)
  expect(await store.db.selectFrom('suppressions').select('kind').execute()).toHaveLength(2)
  const jobs = await store.db.selectFrom('jobs').select(['kind', 'state']).execute()
  expect(jobs).toContainEqual({ kind: 'erase', state: 'queued' })
  await store.close()
})

test('another business that got the number of an erased one stays', async () => {
  const { forms } = await givenErasure()
  const other = await tempForms(draft({ name: 'Blumen Ölmann', placeId: 'ChIJ-other-9' }))
  const now = () => other.clock.now
  const { file } = await makeBackup({ dataDir: other.folder, now, secretKey: TEST_SECRET_KEY })
  const dataDir = folderWithList(forms)
  const path = join(other.folder, 'backups', file)
  expect(await restoreBackup({ dataDir, now, secretKey: TEST_SECRET_KEY }, { path })).toMatchObject({
    businesses: 1,
    erasedAgain: 0,
  })
})

test('with another key the date tells whether it is the same business', async () => {
  const { forms, backup } = await givenErasure()
  const dataDir = folderWithList(forms)
  const secretKey = 'another key, because the first one was lost'
  const now = () => forms.clock.now
  expect(await restoreBackup({ dataDir, now, secretKey }, { path: backup })).toMatchObject({ erasedAgain: 1 })
})

test('a damaged list is said, and nothing is restored', async () => {
  const { forms, backup } = await givenErasure()
  const dataDir = folderWithList(forms)
  writeFileSync(erasureListFile(dataDir), '{"erasures":')
  const restoring = restoreBackup(
    { dataDir, now: () => forms.clock.now, secretKey: TEST_SECRET_KEY },
    { path: backup },
  )
  await expect(restoring).rejects.toMatchObject({ code: 'erasures_unreadable' })
  expect(existsSync(join(dataDir, 'directory.sqlite'))).toBe(false)
})

test('backups from before are listed with the day on which they are replaced, and deleted on request', async () => {
  const { forms } = await givenErasure()
  const listed = async () => (await forms.call('GET', '/api/admin/erasures/backups')).json()
  const { files, goneBy } = await listed()
  expect(files).toHaveLength(1)
  const days = (goneBy - forms.clock.now) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThanOrEqual(7)
  expect(days).toBeLessThanOrEqual(42)
  expect((await forms.call('POST', '/api/admin/erasures/backups/remove')).statusCode).toBe(204)
  expect(await listed()).toEqual({ files: [], goneBy: null })
  const { entries } = (await forms.call('GET', '/api/admin/audit')).json()
  expect(entries[0]).toMatchObject({ action: 'backup.removed', subject: files[0] })
})
