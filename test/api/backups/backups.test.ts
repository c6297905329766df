import '#test/cheap-passphrases.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateSync } from 'otplib'
import { describe, expect, test, vi } from 'vitest'
import { backupsSchema } from '#api/backups/schema.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { newTotpSetup } from '#gateways/credentials/totp.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { encryptTotpSecret } from '#services/accounts/totp-secret.ts'
import { makeBackup } from '#services/backups/make-backup.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { saveSecondFactor } from '#store/accounts/accounts.ts'
import { PASSWORD, tempAccounts } from '#test/api/accounts/temp-accounts.ts'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { column, unpacked } from '#test/services/backups/unpacked.ts'

async function givenBackup(admin: TempAdmin): Promise<string> {
  const { file } = await makeBackup({ dataDir: admin.folder, now: () => admin.clock.now })
  return file
}

/** The logged-in administrator has a password to type again. */
async function tempAdminWithPassword(): Promise<TempAdmin> {
  const admin = await tempAdmin()
  const password_hash = await hashPassword(PASSWORD)
  await admin.store.db.updateTable('accounts').set({ password_hash }).execute()
  return admin
}

async function confirmed(admin: TempAdmin, file: string): Promise<void> {
  const answer = await admin.call('POST', `/api/admin/backups/${file}/confirm`, { password: PASSWORD })
  expect(answer.statusCode).toBe(204)
}

async function audited(admin: TempAdmin): Promise<{ readonly action: string }[]> {
  return admin.store.db.selectFrom('audit').select(['account', 'action', 'subject']).orderBy('id').execute()
}

test.each([
  ['GET', '/api/admin/backups'],
  ['POST', '/api/admin/backups'],
  ['GET', '/api/admin/backups/{file}'],
  ['POST', '/api/admin/backups/{file}/confirm'],
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
  expect((await admin.call('GET', '/api/admin/backups')).json()).toEqual({ entries: [], encryptsAll: false })
  const older = await givenBackup(admin)
  admin.clock.now += 60_000
  const newer = await givenBackup(admin)
  writeFileSync(join(admin.folder, 'backups', 'notiz.txt'), 'von mir')
  const { entries: backups } = backupsSchema.parse((await admin.call('GET', '/api/admin/backups')).json())
  expect(backups.map(({ file }) => file)).toEqual([newer, older])
  expect(backups[0]?.createdAt).toBe(admin.clock.now)
  expect(backups[0]).toMatchObject({
    isEncrypted: false,
    contents: { pictures: 0, verifiedAt: admin.clock.now },
  })
  expect(backups[0]?.size).toBe(readFileSync(join(admin.folder, 'backups', newer)).length)
})

describe('a download', () => {
  test('begins only after the password was typed again, and is written down', async () => {
    const admin = await tempAdminWithPassword()
    const file = await givenBackup(admin)
    const refused = await admin.call('GET', `/api/admin/backups/${file}`)
    expect(refused.json()).toMatchObject({ status: 403, code: 'download_unconfirmed' })
    const wrong = await admin.call('POST', `/api/admin/backups/${file}/confirm`, { password: 'falsch' })
    expect(wrong.json()).toMatchObject({ status: 403, code: 'password_wrong' })
    expect((await admin.call('GET', `/api/admin/backups/${file}`)).statusCode).toBe(403)
    expect(await audited(admin)).toEqual([])

    await confirmed(admin, file)
    const answer = await admin.call('GET', `/api/admin/backups/${file}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="${file}"`,
      'content-length': String(answer.rawPayload.length),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload).toEqual(readFileSync(join(admin.folder, 'backups', file)))
    expect(await audited(admin)).toEqual([
      { account: 'admin', action: 'backup.download-confirmed', subject: file },
      { account: 'admin', action: 'backup.downloaded', subject: file },
    ])
  })

  test('goes on where it broke off, without another entry in the log', async () => {
    const admin = await tempAdminWithPassword()
    const file = await givenBackup(admin)
    await confirmed(admin, file)
    const whole = readFileSync(join(admin.folder, 'backups', file))
    const url = `/api/admin/backups/${file}`
    const { headers } = await admin.call('GET', url)
    const part = (range: string, known = String(headers.etag)) =>
      admin.app.inject({ url, headers: { cookie: admin.cookie, range, 'if-range': known } })
    const rest = await part('bytes=100-')
    expect(rest.statusCode).toBe(206)
    expect(rest.headers).toMatchObject({
      'content-range': `bytes 100-${whole.length - 1}/${whole.length}`,
      'content-length': String(whole.length - 100),
    })
    expect(rest.rawPayload).toEqual(whole.subarray(100))
    expect((await part('bytes=10-19')).rawPayload).toEqual(whole.subarray(10, 20))
    expect((await part('bytes=-5')).rawPayload).toEqual(whole.subarray(-5))
    for (const range of ['bytes=5-1', 'bytes=999999999-', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=-'])
      expect((await part(range)).rawPayload).toHaveLength(whole.length)
    expect((await part('bytes=100-', '"another"')).rawPayload).toHaveLength(whole.length)
    expect((await audited(admin)).filter(({ action }) => action === 'backup.downloaded')).toHaveLength(1)
  })

  test('is over after a quarter of an hour, and only this backup and this session may', async () => {
    const admin = await tempAdminWithPassword()
    const other = await givenBackup(admin)
    admin.clock.now += 60_000
    const file = await givenBackup(admin)
    await confirmed(admin, file)
    expect((await admin.call('GET', `/api/admin/backups/${other}`)).statusCode).toBe(403)
    const cookie = `umkreis=${await admin.store.write(trx => openSession(trx, 1, admin.clock.now))}`
    const stranger = await admin.app.inject({ url: `/api/admin/backups/${file}`, headers: { cookie } })
    expect(stranger.json()).toMatchObject({ code: 'download_unconfirmed' })
    admin.clock.now += 15 * 60_000 - 1
    expect((await admin.call('GET', `/api/admin/backups/${file}`)).statusCode).toBe(200)
    admin.clock.now += 1
    expect((await admin.call('GET', `/api/admin/backups/${file}`)).statusCode).toBe(403)
  })

  test('needs a code where the account has a second factor, and each code counts once', async () => {
    const admin = await tempAdminWithPassword()
    const { secret } = newTotpSetup('Umkreis', 'admin')
    const encrypted = encryptTotpSecret(admin.store.key, 1, secret)
    await admin.store.write(trx => saveSecondFactor(trx, 1, { secret: encrypted, step: 0 }))
    const file = await givenBackup(admin)
    const confirm = (code?: string) =>
      admin.call('POST', `/api/admin/backups/${file}/confirm`, { password: PASSWORD, ...(code && { code }) })
    expect((await confirm()).json()).toMatchObject({ code: 'code_required' })
    expect((await confirm('123')).json()).toMatchObject({ code: 'code_wrong' })
    expect((await admin.call('GET', `/api/admin/backups/${file}`)).statusCode).toBe(403)
    const code = generateSync({ secret, epoch: Math.floor(admin.clock.now / 1000) })
    expect((await confirm(code)).statusCode).toBe(204)
    expect((await confirm(code)).json()).toMatchObject({ code: 'code_wrong' })
    expect((await admin.call('GET', `/api/admin/backups/${file}`)).statusCode).toBe(200)
  })

  test('of an encrypted backup has a name that says so', async () => {
    const admin = await tempAdminWithPassword()
    const deps = { dataDir: admin.folder, now: () => admin.clock.now }
    const { file } = await makeBackup(deps, { passphrase: 'vier Wörter ohne jeden Sinn' })
    await confirmed(admin, file)
    const { headers } = await admin.call('GET', `/api/admin/backups/${file}`)
    expect(headers['content-type']).toBe('application/octet-stream')
    expect(headers['content-disposition']).toMatch(/\.tar\.gz\.age"$/)
  })
})

test('guessing passwords at downloads is limited like logging in', async () => {
  const { browser } = await tempAccounts({ hasRateLimits: true })
  const admin = browser()
  await admin.logIn()
  const url = '/api/admin/backups/umkreis-2026-01-01-000000.tar.gz/confirm'
  for (let attempt = 1; attempt < 10; attempt++)
    expect((await admin.call('POST', url, { password: 'falsch' })).statusCode).toBe(404)
  expect((await admin.call('POST', url, { password: 'falsch' })).statusCode).toBe(429)
})

describe('a backup with a passphrase', () => {
  test('is made by a job, and the passphrase is nowhere afterwards', async () => {
    const admin = await tempAdmin()
    runJobs(admin)
    const passphrase = 'vier Wörter ohne jeden Sinn'
    const { jobId } = (await admin.call('POST', '/api/admin/backups', { passphrase })).json()
    await vi.waitFor(async () => expect(await getJob(admin, jobId)).toMatchObject({ state: 'done' }), 20_000)
    const { entries } = backupsSchema.parse((await admin.call('GET', '/api/admin/backups')).json())
    expect(entries).toMatchObject([{ isEncrypted: true, file: expect.stringMatching(/\.age$/) }])
    const folder = await unpacked(join(admin.folder, 'backups', entries[0]?.file ?? ''), passphrase)
    const inputs = "SELECT input AS value FROM jobs WHERE kind = 'backup'"
    expect(column(join(folder, 'directory.sqlite'), inputs)).toEqual(['{"isEncrypted":true}'])
    expect(column(join(admin.folder, 'directory.sqlite'), inputs)).toEqual(['{"isEncrypted":true}'])
  })

  test('is refused while the passphrase is easy to guess', async () => {
    const admin = await tempAdmin()
    const short = await admin.call('POST', '/api/admin/backups', { passphrase: 'kurz' })
    expect(short.json()).toMatchObject({ status: 422, code: 'password_too_short' })
    const easy = await admin.call('POST', '/api/admin/backups', { passphrase: 'passwort123' })
    expect(easy.json()).toMatchObject({ status: 422, code: 'password_guessable' })
    expect(await admin.store.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  test('fails with a sentence when its job was interrupted, because the passphrase is gone', async () => {
    const admin = await tempAdmin()
    const input = { isEncrypted: true }
    const deps = { store: admin.store, now: () => admin.clock.now }
    const id = await startJob(deps, { kind: 'backup', input, account: 'admin' })
    runJobs(admin)
    await vi.waitFor(async () => expect(await getJob(admin, id)).toMatchObject({ state: 'failed' }), 20_000)
    expect((await getJob(admin, id)).failure?.code).toBe('passphrase_lost')
  })
})

test('a backup is removed, and its removal is written down', async () => {
  const admin = await tempAdmin()
  const gone = await givenBackup(admin)
  admin.clock.now += 60_000
  const kept = await givenBackup(admin)
  expect((await admin.call('POST', `/api/admin/backups/${gone}/remove`)).statusCode).toBe(204)
  expect((await admin.call('GET', '/api/admin/backups')).json()).toMatchObject({ entries: [{ file: kept }] })
  expect(await audited(admin)).toEqual([{ account: 'admin', action: 'backup.removed', subject: gone }])
  const again = await admin.call('POST', `/api/admin/backups/${gone}/remove`)
  expect(again.json()).toMatchObject({ status: 404, code: 'backup_unknown' })
})

test.each([
  'umkreis-2026-01-01-000000.sqlite.gz',
  'umkreis-2026-01-01-000000.tar.gz',
  'notiz.txt',
  'writer.lock',
  '..%2fdirectory.sqlite',
  '%2e%2e%2fdirectory.sqlite',
])('%s is no backup: not read, not removed', async file => {
  const admin = await tempAdminWithPassword()
  await givenBackup(admin)
  writeFileSync(join(admin.folder, 'backups', 'notiz.txt'), 'von mir')
  const grant = await admin.call('POST', `/api/admin/backups/${file}/confirm`, { password: PASSWORD })
  expect(grant.json()).toMatchObject({ status: 404, code: 'backup_unknown' })
  expect((await admin.call('GET', `/api/admin/backups/${file}`)).statusCode).toBe(403)
  expect((await admin.call('POST', `/api/admin/backups/${file}/remove`)).statusCode).toBe(404)
  expect(existsSync(join(admin.folder, 'directory.sqlite'))).toBe(true)
  expect(existsSync(join(admin.folder, 'backups', 'notiz.txt'))).toBe(true)
  expect(await audited(admin)).toEqual([])
})
