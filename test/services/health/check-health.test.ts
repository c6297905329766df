import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NO_OPERATOR } from '#domain/settings/settings.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { siteKeyOf } from '#gateways/credentials/site-key.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import { encryptTotpSecret, unreadableSecondFactors } from '#services/accounts/totp-secret.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { checkHealth, type Finding } from '#services/health/check-health.ts'
import { saveSecondFactor } from '#store/accounts/accounts.ts'
import { beginImportRun } from '#store/imports/import-runs.ts'
import { saveSetting } from '#store/settings.ts'
import { makeMapFile } from '#test/gateways/maps/make-map-file.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'
import { testKey } from '#test/test-key.ts'

const DAY_MS = 86_400_000

async function found(dataDir: string, now = Date.now()): Promise<Partial<Record<Finding['check'], Finding>>> {
  const findings = await checkHealth({ dataDir, key: testKey, now: () => now, environment: ENVIRONMENT })
  return Object.fromEntries(findings.map(finding => [finding.check, finding]))
}

const ENVIRONMENT = { siteUrl: 'https://umkreis.example', ownUrl: 'http://localhost:3000' }

test('a site that is well has nothing to say but ok, until its last backup is a week old', async () => {
  const { store, folder } = await tempDirectory(draft())
  await store.write(async trx => {
    await trx
      .insertInto('accounts')
      .values({
        id: 1,
        username: 'admin',
        password_hash: '',
        totp_secret: null,
        totp_last_step: null,
        created_at: 0,
        last_login_at: null,
      })
      .execute()
    const operator = {
      ...NO_OPERATOR,
      name: 'Roth GmbH',
      street: 'Markt 1',
      postalCode: '02826',
      city: 'Görlitz',
      email: 'post@roth.example',
    }
    await saveSetting(trx, 'operator', operator, 0)
  })
  await makeBackup({ dataDir: folder, now: Date.now })
  const findings = await checkHealth({
    dataDir: folder,
    key: testKey,
    now: Date.now,
    environment: ENVIRONMENT,
  })
  expect(findings.map(({ check, verdict }) => `${check}: ${verdict}`)).toEqual([
    'folder: ok',
    'space: ok',
    'database: ok',
    'schema: ok',
    'index: ok',
    'accounts: ok',
    'key: ok',
    'operator: ok',
    'address: ok',
    'leftovers: ok',
    'map: ok',
    'backup: ok',
  ])
  const { backup } = await found(folder, Date.now() + 8 * DAY_MS)
  expect(backup).toMatchObject({ verdict: 'warning' })
})

test('a second factor that the present key cannot read is a fault, with the names of the accounts', async () => {
  const { store, folder } = await tempDirectory(draft())
  await ensureFirstAccount({ store, now: () => 0 }, 'Grüße aus Görlitz')
  const keyOf = async (key: SiteKey | undefined) => {
    const findings = await checkHealth({ dataDir: folder, key, now: Date.now, environment: ENVIRONMENT })
    return findings.find(({ check }) => check === 'key')
  }
  const other = siteKeyOf('another secret text of a site, long enough')
  expect(await keyOf(undefined)).toMatchObject({ verdict: 'ok', state: 'none-yet' })
  expect(await keyOf(other)).toMatchObject({ verdict: 'ok', state: 'fits' })
  const secret = encryptTotpSecret(store.key, 1, 'A'.repeat(32))
  await saveSecondFactor(store.db, 1, { secret, step: 0 })
  expect(await unreadableSecondFactors({ store })).toEqual([])
  expect(await keyOf(store.key)).toMatchObject({ verdict: 'ok', state: 'fits' })
  const lost = { verdict: 'fault', state: 'another', accounts: ['admin'] }
  for (const key of [undefined, other]) expect(await keyOf(key)).toMatchObject(lost)
  expect(await unreadableSecondFactors({ store: { ...store, key: other } })).toEqual(['admin'])
})

test('a folder that is not there is told, and nothing is made', async () => {
  const folder = join(tempFolder(), 'none')
  expect(
    await checkHealth({ dataDir: folder, key: testKey, now: Date.now, environment: ENVIRONMENT }),
  ).toEqual([{ check: 'folder', verdict: 'warning', state: 'missing' }])
})

test('an empty folder has no database yet, which is no fault', async () => {
  const { database, schema } = await found(tempFolder())
  expect(database).toMatchObject({ verdict: 'warning', state: 'missing' })
  expect(schema).toBeUndefined()
})

test('a damaged database is a fault', async () => {
  const folder = tempFolder()
  writeFileSync(join(folder, 'directory.sqlite'), 'SQLite format 3\0 and then nothing good'.repeat(500))
  expect((await found(folder)).database).toMatchObject({ verdict: 'fault', state: 'damaged' })
})

test('an index that is behind or spoilt is told with what it lacks', async () => {
  const { store, folder } = await tempDirectory(draft())
  await store.db.updateTable('counters').set({ value: 20_000 }).where('name', '=', 'change').execute()
  expect((await found(folder)).index).toMatchObject({ verdict: 'warning', state: 'sound', behind: 19_999 })
  writeFileSync(join(folder, 'index', 'current.json'), '{"generation":"abc"}')
  expect((await found(folder)).index).toMatchObject({ verdict: 'warning', state: 'missing' })
})

test('without index, account, operator and recent backup there are warnings; old files that nothing needs are counted, others are not', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  await store.write(trx =>
    beginImportRun(trx, { id: 1, fileName: 'a.xlsx', fileSize: 1, filePath: 'imports/1.xlsx' }, 0),
  )
  mkdirSync(join(folder, 'imports'))
  mkdirSync(join(folder, 'restoring-abc'))
  const old = new Date(Date.now() - 2 * DAY_MS)
  for (const name of ['imports/1.xlsx', 'imports/2.jsonl', 'restoring-abc/directory.sqlite']) {
    writeFileSync(join(folder, name), 'four')
    utimesSync(join(folder, name), old, old)
  }
  writeFileSync(join(folder, 'imports', 'fresh.jsonl'), 'four')
  const { index, backup, accounts, operator, leftovers } = await found(folder)
  expect(index).toMatchObject({ verdict: 'warning', state: 'missing' })
  expect(backup).toMatchObject({ verdict: 'warning', file: null })
  expect(accounts).toMatchObject({ verdict: 'warning', count: 0 })
  expect(operator).toMatchObject({ verdict: 'warning', isSet: false })
  expect(leftovers).toMatchObject({ verdict: 'warning', count: 2, bytes: 8 })
})

test('a folder that other users can read is a warning, and all else is checked; a map file is found, and one that cannot be used is a warning that says why', async () => {
  const { folder } = await tempDirectory(draft())
  chmodSync(folder, 0o755)
  const readable = await found(folder)
  expect(readable.folder).toMatchObject({ verdict: 'warning', state: 'open-to-others' })
  expect(readable.database).toMatchObject({ verdict: 'ok' })
  expect(readable.map).toMatchObject({ verdict: 'ok', file: { kind: 'none' } })
  const map = makeMapFile([{ z: 0, x: 0, y: 0, bytes: Buffer.from('tile') }], { maxZoom: 0 })
  writeFileSync(join(folder, 'map.pmtiles'), map)
  expect((await found(folder)).map).toMatchObject({
    verdict: 'ok',
    file: { kind: 'usable', sizeBytes: map.length, maxZoom: 0 },
  })
  writeFileSync(join(folder, 'map.pmtiles'), map.subarray(0, -1))
  expect((await found(folder)).map).toMatchObject({
    verdict: 'warning',
    file: { kind: 'faulty', fault: 'short' },
  })
})
