import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { siteKeyOf } from '#gateways/credentials/site-key.ts'
import { serverSettings } from '#services/settings/server-settings.ts'
import { savePasswordHash } from '#store/accounts/accounts.ts'
import { messageBody } from '#test/api/submissions/temp-forms.ts'
import { type TempAdmin, tempAdmin, tempAdminWith } from '#test/api/temp-admin.ts'
import { SELF_SIGNED } from '#test/gateways/mail/self-signed.ts'
import { type SmtpManners, tempSmtpServer } from '#test/gateways/mail/temp-smtp-server.ts'

const PASSWORD = 'Grüße aus Görlitz'
const SECRET = 'sehr geheim: ü%&/'
const SERVER = { host: 'mail.example', port: 587, security: 'starttls', user: 'post@umkreis.example' }
const NOTHING_GIVEN = { ownUrl: 'http://localhost:3000' }
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

/** An administrator of a site whose environment says nothing about address and mail. */
async function administrator(environment: object = {}): Promise<TempAdmin> {
  const admin = await tempAdminWith({ environment: { ...NOTHING_GIVEN, ...environment } })
  await savePasswordHash(admin.store.db, 1, passwordHash)
  return admin
}

const shown = async (admin: TempAdmin) => (await admin.call('GET', '/api/admin/settings/server')).json()

const save = (admin: TempAdmin, body: object) =>
  admin.call('POST', '/api/admin/settings/server', { password: PASSWORD, ...body })

const effective = ({ store }: TempAdmin) => serverSettings(store, NOTHING_GIVEN)

describe('the settings of the server', () => {
  test('are empty at first: mails wait, and links lead to this machine', async () => {
    const admin = await administrator()
    expect(await shown(admin)).toEqual({
      siteUrl: 'http://localhost:3000',
      isSiteUrlFixed: false,
      mailServer: null,
      isMailServerFixed: false,
      sender: 'Umkreis <noreply@localhost>',
      isSenderFixed: false,
    })
  })

  test('apply at once; the password comes back to nobody and lies in the database encrypted', async () => {
    const admin = await administrator()
    const saved = await save(admin, {
      siteUrl: 'https://Umkreis.example/',
      mailServer: { ...SERVER, password: SECRET },
      sender: 'Umkreis <post@umkreis.example>',
    })
    const expected = {
      siteUrl: 'https://umkreis.example',
      mailServer: { ...SERVER, hasPassword: true },
      sender: 'Umkreis <post@umkreis.example>',
    }
    expect(saved.json()).toMatchObject(expected)
    expect(await shown(admin)).toMatchObject(expected)
    expect(saved.body).not.toContain('geheim')
    expect((await effective(admin)).mailServer).toEqual({
      url: `smtp://post%40umkreis.example:${encodeURIComponent(SECRET)}@mail.example:587?requireTLS=true`,
      from: { name: 'Umkreis', address: 'post@umkreis.example' },
    })
    const rows = await admin.store.db.selectFrom('settings').selectAll().execute()
    const log = await admin.store.db.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify([rows, log])).not.toContain('geheim')
    expect(log).toMatchObject([{ account: 'admin', action: 'settings.server-saved' }])
  })

  test('are used by forms and cookies without a restart', async () => {
    const admin = await administrator()
    const setCookie = async () => (await admin.call('DELETE', '/api/admin/session')).headers['set-cookie']
    await save(admin, { siteUrl: 'https://umkreis.example', mailServer: { ...SERVER, password: SECRET } })
    const sent = await admin.app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: messageBody(),
    })
    expect(sent.json().isMailed).toBe(true)
    expect(await setCookie()).toMatch(/^__Host-umkreis=.*Secure/)
  })

  test('keep the password only for the same host and user: another host would be sent it', async () => {
    const admin = await administrator()
    await save(admin, { mailServer: { ...SERVER, password: SECRET } })
    const before = await effective(admin)
    expect((await save(admin, { mailServer: { ...SERVER, port: 2525 } })).statusCode).toBe(200)
    expect((await effective(admin)).mailServer?.url).toBe(before.mailServer?.url.replace(':587', ':2525'))
    for (const other of [{ host: 'boese.example' }, { user: 'jemand' }]) {
      const refused = await save(admin, { mailServer: { ...SERVER, ...other } })
      expect([refused.statusCode, refused.json().faults]).toEqual([
        422,
        [{ field: 'password', code: 'required' }],
      ])
    }
  })

  test('can be unset, and another mail server is tried at once by what waits', async () => {
    const admin = await administrator()
    await save(admin, { mailServer: { ...SERVER, password: SECRET } })
    await admin.app.inject({ method: 'POST', url: '/api/contact', payload: messageBody() })
    await admin.store.db
      .updateTable('outbox')
      .set({ due_at: admin.clock.now + 1_000_000 })
      .execute()
    await save(admin, { mailServer: null })
    expect((await shown(admin)).mailServer).toBeNull()
    expect((await effective(admin)).mailServer).toBeUndefined()
    expect(await admin.store.db.selectFrom('outbox').select('due_at').execute()).toEqual([
      { due_at: admin.clock.now },
    ])
  })

  test('are changed only with the own password', async () => {
    const admin = await administrator()
    const answers = [
      await save(admin, { siteUrl: 'https://a.example', password: '' }),
      await save(admin, { siteUrl: 'https://a.example', password: 'falsch' }),
      await save(admin, { siteUrl: 'https://a.example', password: undefined }),
    ]
    expect(answers.map(answer => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'password_required'],
      [403, 'password_wrong'],
      [400, 'query_invalid'],
    ])
    expect((await shown(admin)).siteUrl).toBe('http://localhost:3000')
  })

  test.each([
    [{ siteUrl: 'umkreis.example' }, 'siteUrl'],
    [{ siteUrl: 'https://umkreis.example/verzeichnis' }, 'siteUrl'],
    [{ siteUrl: 'https://a:b@umkreis.example' }, 'siteUrl'],
    [{ siteUrl: 'javascript:alert(1)' }, 'siteUrl'],
    [{ sender: 'Umkreis' }, 'sender'],
    [{ sender: 'a@b.example\r\nBcc: c@d.example' }, 'sender'],
    [{ mailServer: { ...SERVER, host: '' } }, 'host'],
    [{ mailServer: { ...SERVER, host: 'smtp://mail.example' } }, 'host'],
    [{ mailServer: { ...SERVER, host: 'mail.example/?x=' } }, 'host'],
    [{ mailServer: { ...SERVER, port: 0 } }, 'port'],
    [{ mailServer: { ...SERVER, port: 70_000 } }, 'port'],
  ])('refuse %o', async (body, field) => {
    const admin = await administrator()
    const refused = await save(admin, body)
    expect([refused.statusCode, refused.json().faults]).toMatchObject([422, [{ field }]])
    expect((await shown(admin)).mailServer).toBeNull()
  })

  test('of the environment win, are shown without the password, and cannot be changed', async () => {
    const admin = await administrator({
      siteUrl: 'https://umkreis.example',
      smtpUrl: 'smtps://post%40umkreis.example:geheim@mail.example',
      sender: { name: 'Roth, Jana', address: 'jana@roth.example' },
    })
    expect(await shown(admin)).toEqual({
      siteUrl: 'https://umkreis.example',
      isSiteUrlFixed: true,
      mailServer: {
        host: 'mail.example',
        port: 465,
        security: 'tls',
        user: 'post@umkreis.example',
        hasPassword: true,
      },
      isMailServerFixed: true,
      sender: '"Roth, Jana" <jana@roth.example>',
      isSenderFixed: true,
    })
    for (const change of [
      { siteUrl: 'https://a.example' },
      { mailServer: null },
      { sender: 'a@b.example' },
    ]) {
      const refused = await save(admin, change)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'setting_fixed'])
    }
  })

  test('whose password another key encrypted send nothing and ask for it again; the site runs', async () => {
    const admin = await administrator()
    await save(admin, { mailServer: { ...SERVER, password: SECRET } })
    const key = siteKeyOf('the key of another site, long enough')
    const { mailServer } = await serverSettings({ db: admin.store.db, key }, NOTHING_GIVEN)
    expect(mailServer).toBeUndefined()
  })
})

describe('a test mail', () => {
  const over = async (manners: SmtpManners, change: object = {}) => {
    const server = await tempSmtpServer(manners)
    const admin = await administrator()
    const mailServer = { host: '127.0.0.1', port: server.port, security: 'none', user: '', ...change }
    expect((await save(admin, { mailServer, sender: 'post@umkreis.example' })).statusCode).toBe(200)
    return { admin, server, send: (to = 'jana@roth.example') => sendTo(admin, to) }
  }

  const sendTo = (admin: TempAdmin, to: string) => admin.call('POST', '/api/admin/settings/test-mail', { to })

  test('goes out at once, and the answer of the server is told', async () => {
    const { admin, server, send } = await over({ message: () => '250 2.0.0 Ok: queued as 4XyZ' })
    expect((await send()).json()).toEqual({ kind: 'sent', answer: '250 2.0.0 Ok: queued as 4XyZ' })
    expect(server.mails.map(({ headers }) => headers.to)).toEqual(['jana@roth.example'])
    expect((await admin.call('GET', '/api/admin/outbox')).json().total).toBe(0)
    const log = (await admin.call('GET', '/api/admin/audit')).json().entries
    expect(log[0]).toMatchObject({ action: 'mail.tested', details: { result: 'sent' } })
  })

  const LOGIN = { user: 'post', password: SECRET }
  const cases: [string, string, SmtpManners, object, RegExp][] = [
    ['a wrong login', 'login', { login: '535 5.7.8 bad credentials' }, LOGIN, /535 5\.7\.8 bad credentials/],
    ['a refused sender', 'sender', { sender: '553 5.7.1 not yours' }, {}, /553 5\.7\.1 not yours/],
    [
      'a refused recipient',
      'recipient',
      { recipient: () => '550 no such mailbox' },
      {},
      /550 no such mailbox/,
    ],
    ['a refused message', 'message', { message: () => '554 looks like spam' }, {}, /554 looks like spam/],
    ['STARTTLS that is not offered', 'tls', {}, { security: 'starttls' }, /502 no encryption/],
    ['TLS at a port without it', 'tls', {}, { security: 'tls' }, /./],
    [
      'a certificate that nobody signed',
      'certificate',
      { tls: SELF_SIGNED },
      { security: 'tls' },
      /certificate/,
    ],
    ['a name that does not exist', 'host-unknown', {}, { host: 'gibt-es-nicht.invalid' }, /./],
    ['a server that hangs up', 'protocol', { message: () => undefined }, {}, /./],
  ]
  test.each(cases)(
    '%s is told as %s, with the line of the server',
    async (_, reason, manners, change, line) => {
      const { send } = await over(manners, change)
      const answer = (await send()).json()
      expect(answer).toMatchObject({ kind: 'refused', reason })
      expect(answer.answer).toMatch(line)
    },
  )

  test('a port where nobody listens is told', async () => {
    const { server, send } = await over({})
    await server.stop()
    expect((await send()).json()).toMatchObject({ kind: 'refused', reason: 'connection-refused' })
  })

  test('needs an address and a mail server', async () => {
    const { send } = await over({})
    const refused = await send('jana')
    expect([refused.statusCode, refused.json().faults]).toMatchObject([422, [{ field: 'to' }]])
    const missing = await sendTo(await administrator(), 'jana@roth.example')
    expect([missing.statusCode, missing.json().code]).toEqual([409, 'mail_server_missing'])
  })
})

test('only administrators read and change them', async () => {
  const { app } = await tempAdmin()
  const answers = [
    await app.inject('/api/admin/settings/server'),
    await app.inject({ method: 'POST', url: '/api/admin/settings/server', payload: { password: 'x' } }),
    await app.inject({
      method: 'POST',
      url: '/api/admin/settings/test-mail',
      payload: { to: 'a@b.example' },
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
})
