import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { ownAccountSchema } from '#api/accounts/schema.ts'
import { SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '#domain/account/account.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { encryptTotpSecret } from '#services/accounts/totp-secret.ts'
import { insertAccount, saveSecondFactor } from '#store/accounts/accounts.ts'
import type { Store } from '#store/store.ts'
import { PASSWORD, tempAccounts } from './temp-accounts.ts'

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const STEP_MS = 30_000

function codeAt(now: number): string {
  return generateSync({ secret: SECRET, epoch: Math.floor(now / 1000) })
}

async function withSecondFactor(store: Store): Promise<void> {
  await saveSecondFactor(store.db, 1, { secret: encryptTotpSecret(store.key, 1, SECRET), step: 0 })
}

describe('logging in', () => {
  test('with the right password opens a session and says whose it is', async () => {
    const { browser, clock } = await tempAccounts()
    const visitor = browser()
    const answer = await visitor.logIn()
    expect(answer.statusCode).toBe(200)
    expect(ownAccountSchema.parse(answer.json())).toEqual({
      id: 1,
      username: 'admin',
      hasSecondFactor: false,
      createdAt: clock.now,
      lastLoginAt: clock.now,
      recoveryCodesLeft: null,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await visitor.call('GET', '/api/admin/session')).json()).toEqual(answer.json())
  })

  test('an unknown name and a wrong password get the very same answer, and no session', async () => {
    const { browser, store } = await tempAccounts()
    const wrong = await browser().logIn({ password: 'nicht das Passwort' })
    const unknown = await browser().logIn({ username: 'niemand' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({ code: 'login_failed', title: 'Ungültiges Passwort!' })
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toEqual(wrong.json())
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
    expect(wrong.headers['set-cookie']).toBeUndefined()
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('is put off while many others are checked, in the very same way for an unknown name', async () => {
    const { browser } = await tempAccounts()
    const attempts = Array.from({ length: 24 }, (_, n) =>
      browser().logIn({ username: n % 2 === 0 ? 'admin' : 'niemand', password: 'nicht das Passwort' }),
    )
    const answers = await Promise.all(attempts)
    const checked = answers.filter(({ statusCode }) => statusCode === 401)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect([checked.length, refused.length]).toEqual([21, 3])
    expect(new Set(answers.slice(21))).toEqual(new Set(refused))
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        code: 'passwords_busy',
        title:
          'Gerade werden sehr viele Passwörter geprüft. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
      })
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.body).toBe(refused[0]?.body)
      expect(Object.keys(answer.headers)).toEqual(Object.keys(refused[0]?.headers ?? {}))
    }
    expect((await browser().logIn()).statusCode).toBe(200)
  })

  test.each([
    ['en', 'Invalid password!'],
    ['tr', 'Geçersiz parola!'],
  ])('is refused in the language asked for: %s', async (language, sentence) => {
    const { browser } = await tempAccounts()
    const body = { username: 'admin', password: 'nicht das Passwort' }
    const answer = await browser().call('POST', `/api/admin/session?language=${language}`, body)
    expect(answer.json().title).toBe(sentence)
  })

  test.each([
    ['ADMIN', PASSWORD],
    [' Admin ', PASSWORD],
    ['admin', PASSWORD.normalize('NFD')],
  ])('takes other spellings of the same: %j, %j', async (username, password) => {
    const { browser } = await tempAccounts()
    expect((await browser().logIn({ username, password })).statusCode).toBe(200)
  })

  test('gives a new session each time and ends the one this browser was in, no other', async () => {
    const { browser, store } = await tempAccounts()
    const here = browser()
    const there = browser()
    await there.logIn()
    await here.logIn()
    const before = here.cookie()
    await here.logIn()
    expect(here.cookie()).not.toBe(before)
    const tokens = await store.db.selectFrom('sessions').select('token_hash').execute()
    expect(tokens).toHaveLength(2)
    expect(JSON.stringify(tokens)).not.toContain(here.cookie().split('=')[1])
    expect((await there.call('GET', '/api/admin/session')).statusCode).toBe(200)
  })

  test('forgets sessions that are over', async () => {
    const { browser, clock, store } = await tempAccounts()
    await browser().logIn()
    clock.now += SESSION_IDLE_MS
    await browser().logIn()
    expect(await store.db.selectFrom('sessions').select('created_at').execute()).toEqual([
      { created_at: clock.now },
    ])
  })

  test('names what is wrong with a body nobody understands, not what stood in it', async () => {
    const { browser } = await tempAccounts()
    const answer = await browser().logIn({ password: 'geheim'.repeat(100) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('query_invalid')
    expect(answer.body).not.toContain('geheim')
    const unknown = { username: 'admin', password: PASSWORD, remember: true }
    expect((await browser().call('POST', '/api/admin/session', unknown)).statusCode).toBe(400)
  })
})

describe('the cookie', () => {
  test('is closed to scripts and other sites', async () => {
    const answer = await (await tempAccounts()).browser().logIn()
    expect(answer.headers['set-cookie']).toMatch(
      /^umkreis=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is bound to https and this host where there is https', async () => {
    const visitor = (await tempAccounts()).browser('203.0.113.9', 'https')
    const answer = await visitor.logIn()
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-umkreis=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
  })

  test('is so too where the site has https and a proxy does not say it', async () => {
    const visitor = (await tempAccounts({ siteUrl: 'https://umkreis.example' })).browser()
    expect((await visitor.logIn()).headers['set-cookie']).toMatch(/^__Host-umkreis=.*; Secure$/)
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect((await visitor.call('DELETE', '/api/admin/session')).headers['set-cookie']).toMatch(
      /^__Host-umkreis=; Path=\/; Max-Age=0; .*; Secure$/,
    )
  })
})

describe('a session', () => {
  test('ends after eight hours without a request', async () => {
    const { browser, clock } = await tempAccounts()
    const visitor = browser()
    await visitor.logIn()
    clock.now += SESSION_IDLE_MS - 1
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
    clock.now += SESSION_IDLE_MS
    expect((await visitor.call('GET', '/api/admin/session')).json().code).toBe('not_logged_in')
  })

  test('ends after seven days in any case', async () => {
    const { browser, clock } = await tempAccounts()
    const visitor = browser()
    await visitor.logIn()
    const end = clock.now + SESSION_LIFETIME_MS
    while (clock.now + SESSION_IDLE_MS / 2 < end) {
      clock.now += SESSION_IDLE_MS / 2
      expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
    }
    clock.now = end
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(401)
  })

  test('ends with logging out, and its token is worth nothing any more', async () => {
    const { browser, store } = await tempAccounts()
    const visitor = browser()
    const other = browser()
    await other.logIn()
    await visitor.logIn()
    const answer = await visitor.call('DELETE', '/api/admin/session')
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toMatch(/^umkreis=; Path=\/; Max-Age=0;/)
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(401)
    expect((await other.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  test('need not exist for logging out', async () => {
    const { browser, store } = await tempAccounts()
    expect((await browser().call('DELETE', '/api/admin/session')).statusCode).toBe(204)
    const actions = await store.db.selectFrom('audit').select('action').execute()
    expect(actions).toEqual([{ action: 'account.created' }])
  })
})

describe('with a second factor', () => {
  test('the right password alone asks for the code', async () => {
    const { browser, store } = await tempAccounts()
    await withSecondFactor(store)
    for (const login of [{}, { code: ' ' }]) {
      const answer = await browser().logIn(login)
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('code_required')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('a wrong password says nothing about the code, right or not', async () => {
    const { browser, store, clock } = await tempAccounts()
    await withSecondFactor(store)
    const answer = await browser().logIn({ password: 'nicht das Passwort', code: codeAt(clock.now) })
    expect(answer.json().code).toBe('login_failed')
  })

  test('the code of this half minute or of a neighbour opens a session', async () => {
    for (const steps of [-1, 0, 1]) {
      const { browser, store, clock } = await tempAccounts()
      await withSecondFactor(store)
      const code = codeAt(clock.now + steps * STEP_MS)
      expect((await browser().logIn({ code })).statusCode).toBe(200)
    }
  })

  test('any other code is wrong', async () => {
    const { browser, store, clock } = await tempAccounts()
    await withSecondFactor(store)
    const others = [codeAt(clock.now - 2 * STEP_MS), codeAt(clock.now + 2 * STEP_MS), '12345', 'abcdef']
    for (const code of others) {
      const answer = await browser().logIn({ code })
      expect(answer.statusCode).toBe(401)
      expect(answer.json().code).toBe('code_wrong')
    }
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('a code works once, and no older one after it', async () => {
    const { browser, store, clock } = await tempAccounts()
    await withSecondFactor(store)
    const code = codeAt(clock.now)
    expect((await browser().logIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200)
    expect((await browser().logIn({ code })).json().code).toBe('code_wrong')
    const older = await browser().logIn({ code: codeAt(clock.now - STEP_MS) })
    expect(older.json().code).toBe('code_wrong')
    expect((await browser().logIn({ code: codeAt(clock.now + STEP_MS) })).statusCode).toBe(200)
  })
})

describe('a refused login', () => {
  const refusals = (store: Store) =>
    store.db
      .selectFrom('audit')
      .select(['account', 'subject', 'details'])
      .where('action', '=', 'session.refused')
      .execute()

  test('is written down without the password', async () => {
    const { browser, store } = await tempAccounts()
    await browser().logIn({ username: `x${'Ä'.repeat(80)}`, password: 'nicht das Passwort' })
    expect(await refusals(store)).toEqual([
      {
        account: 'system',
        subject: `x${'Ä'.repeat(59)}`,
        details: '{"reason":"password","from":"203.0.113.0/24"}',
      },
    ])
  })

  test('is written down once a minute for each block of addresses', async () => {
    const { browser, clock, store } = await tempAccounts()
    const guess = (address: string) => browser(address).logIn({ password: 'nicht das Passwort' })
    await Promise.all([guess('203.0.113.9'), guess('203.0.113.9')])
    await guess('2001:db8:1:2::3')
    await guess('2001:db8:1:2:ffff::4')
    expect(await refusals(store)).toHaveLength(2)
    clock.now += 60_000
    await guess('203.0.113.9')
    expect(await refusals(store)).toHaveLength(3)
  })

  test('for a wrong code says so', async () => {
    const { browser, store } = await tempAccounts()
    await withSecondFactor(store)
    await browser().logIn({ code: '000000' })
    expect(await refusals(store)).toMatchObject([
      { subject: 'admin', details: '{"reason":"code","from":"203.0.113.0/24"}' },
    ])
  })
})

test('a password that was changed while it was being checked opens nothing', async () => {
  const { browser, store } = await tempAccounts()
  const other = await hashPassword('ein ganz anderes Passwort')
  const login = browser().logIn()
  await store.db.updateTable('accounts').set({ password_hash: other }).execute()
  expect((await login).json().code).toBe('login_failed')
})

test('an account of another name opens a session of its own', async () => {
  const { browser, store, clock } = await tempAccounts()
  const passwordHash = await hashPassword('İki kişilik şifre')
  await insertAccount(store.db, { username: 'ışıl', passwordHash }, clock.now)
  const answer = await browser().logIn({ username: 'Işıl'.replace('I', 'ı'), password: 'İki kişilik şifre' })
  expect(answer.json()).toMatchObject({ id: 2, username: 'ışıl' })
})
