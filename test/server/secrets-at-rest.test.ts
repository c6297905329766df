import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { makeBackup } from '#services/backups/make-backup.ts'
import { sendDueMails } from '#services/mail/send-mails.ts'
import { mailPage } from '#store/mail/outbox.ts'
import { liveSite, PASSWORD } from './temp-live-site.ts'
import { NOW } from './temp-site.ts'

const SUBSCRIBER = 'ipek@weiss.example'

test('no file of the data folder holds a second factor, a recovery code, a mailed token or a password', async () => {
  const { app, directory, call } = await liveSite()
  const { store, folder } = directory
  const now = () => NOW
  const secrets = [PASSWORD]

  const switchOn = async (presentCode?: string): Promise<string[]> => {
    const { secret } = (await call('POST', '/api/admin/second-factor', { password: PASSWORD })).json()
    const code = generateSync({ secret, epoch: NOW / 1000 })
    const body = { secret, code, password: PASSWORD, ...(presentCode !== undefined && { presentCode }) }
    const { codes } = (await call('PUT', '/api/admin/second-factor', body)).json()
    secrets.push(secret, ...codes)
    return codes
  }
  const [first = '', second = ''] = await switchOn()
  const renewal = { password: PASSWORD, code: first }
  const { codes } = (await call('POST', '/api/admin/account/recovery-codes', renewal)).json()
  secrets.push(...codes)
  const login = { username: 'admin', password: PASSWORD, code: codes[0] }
  const opened = await call('POST', '/api/admin/session', login)
  expect(opened.json()).toMatchObject({ recoveryCodesLeft: 9 })
  secrets.push(/=([\w-]{43});/.exec(String(opened.headers['set-cookie']))?.[1] ?? '')
  expect((await call('POST', '/api/admin/session', { ...login, code: second })).statusCode).toBe(401)

  const newestMail = async () =>
    (await mailPage(store.db, store.key, undefined, { page: 1, limit: 1 })).entries[0]
  const mailedToken = async () => /\/link\/([\w-]{43})/.exec((await newestMail())?.text ?? '')?.[1] ?? ''
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { 'sec-fetch-site': 'same-origin' }, payload })
  await send('/api/newsletter', { email: SUBSCRIBER })
  const confirmation = await mailedToken()
  await app.inject(`/link/${confirmation}`)
  await app.inject(`/api/mail-links/${confirmation}`)
  const mailer = { send: async () => ({ kind: 'sent', answer: '250' }) as const }
  await sendDueMails({ store, now, mailer }, new AbortController().signal)
  expect((await send('/api/mail-links', { token: confirmation })).statusCode).toBe(200)
  // This one waits: a site without a mail server has it for as long as it keeps mails.
  const unsubscription = await mailedToken()
  secrets.push(confirmation, unsubscription)
  expect(new Set(secrets).size).toBe(secrets.length)
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(15)

  await makeBackup({ dataDir: folder, now })
  const found = () => secrets.filter(secret => filesWith(folder, secret).length > 0)
  expect(found()).toEqual([])
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db)
  expect(found()).toEqual([])
  const withoutHyphens = secrets.map(secret => secret.replaceAll('-', ''))
  expect(withoutHyphens.filter(secret => filesWith(folder, secret).length > 0)).toEqual([])
  // What is no secret is found, in the database and in the backup.
  expect(filesWith(folder, SUBSCRIBER)).toHaveLength(2)
})

/** The files of a folder in which a text stands, in compressed ones too. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => {
      const bytes = readFileSync(path)
      return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(text)
    })
}
