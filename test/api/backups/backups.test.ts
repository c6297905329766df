import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { backupsSchema } from '#api/backups/schema.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'

async function givenBackup(admin: TempAdmin): Promise<string> {
  const { file } = await makeBackup({ dataDir: admin.folder, now: () => admin.clock.now })
  return file
}

async function audited(admin: TempAdmin): Promise<object[]> {
  return admin.store.db.selectFrom('audit').select(['account', 'action', 'subject']).orderBy('id').execute()
}

test.each([
  ['GET', '/api/admin/backups'],
  ['GET', '/api/admin/backups/{file}'],
  ['POST', '/api/admin/backups/{file}/remove'],
] as const)('without a session %s %s is closed', async (method, url) => {
  const admin = await tempAdmin()
  const file = await givenBackup(admin)
  const answer = await admin.app.inject({ method, url: url.replace('{file}', file) })
  expect(answer.json()).toMatchObject({ status: 401, code: 'not_logged_in' })
  expect(existsSync(join(admin.folder, 'backups', file))).toBe(true)
})

test('backups are listed newest first, and nothing else of their folder', async () => {
  const admin = await tempAdmin()
  expect((await admin.call('GET', '/api/admin/backups')).json()).toEqual([])
  const older = await givenBackup(admin)
  admin.clock.now += 60_000
  const newer = await givenBackup(admin)
  writeFileSync(join(admin.folder, 'backups', 'notiz.txt'), 'von mir')
  const backups = backupsSchema.parse((await admin.call('GET', '/api/admin/backups')).json())
  expect(backups.map(({ file }) => file)).toEqual([newer, older])
  expect(backups[0]?.createdAt).toBe(admin.clock.now)
  expect(backups[0]?.size).toBe(readFileSync(join(admin.folder, 'backups', newer)).length)
})

test('a backup is downloaded whole, and its download is written down', async () => {
  const admin = await tempAdmin()
  const file = await givenBackup(admin)
  const answer = await admin.call('GET', `/api/admin/backups/${file}`)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-disposition': `attachment; filename="${file}"`,
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'no-store',
  })
  expect(gunzipSync(answer.rawPayload).subarray(0, 15).toString()).toBe('SQLite format 3')
  expect(await audited(admin)).toEqual([{ account: 'admin', action: 'backup.downloaded', subject: file }])
})

test('a backup is removed, and its removal is written down', async () => {
  const admin = await tempAdmin()
  const gone = await givenBackup(admin)
  admin.clock.now += 60_000
  const kept = await givenBackup(admin)
  expect((await admin.call('POST', `/api/admin/backups/${gone}/remove`)).statusCode).toBe(204)
  expect((await admin.call('GET', '/api/admin/backups')).json()).toMatchObject([{ file: kept }])
  expect(await audited(admin)).toEqual([{ account: 'admin', action: 'backup.removed', subject: gone }])
  const again = await admin.call('POST', `/api/admin/backups/${gone}/remove`)
  expect(again.json()).toMatchObject({ status: 404, code: 'backup_unknown' })
})

test.each([
  'umkreis-2026-01-01-000000.sqlite.gz',
  'notiz.txt',
  'writer.lock',
  '..%2fdirectory.sqlite',
  '%2e%2e%2fdirectory.sqlite',
])('%s is no backup: not read, not removed', async file => {
  const admin = await tempAdmin()
  await givenBackup(admin)
  writeFileSync(join(admin.folder, 'backups', 'notiz.txt'), 'von mir')
  const read = await admin.call('GET', `/api/admin/backups/${file}`)
  expect(read.json()).toMatchObject({ status: 404, code: 'backup_unknown' })
  expect((await admin.call('POST', `/api/admin/backups/${file}/remove`)).statusCode).toBe(404)
  expect(existsSync(join(admin.folder, 'directory.sqlite'))).toBe(true)
  expect(existsSync(join(admin.folder, 'backups', 'notiz.txt'))).toBe(true)
  expect(await audited(admin)).toEqual([])
})
