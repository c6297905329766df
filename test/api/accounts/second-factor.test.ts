import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { codeSetupSchema, recoveryCodesSchema } from '#api/accounts/schema.ts'
import { siteKeyOf } from '#gateways/credentials/site-key.ts'
import { totpSecretOf } from '#services/accounts/totp-secret.ts'
import type { Store } from '#store/store.ts'
import { type Browser, PASSWORD, type TempAccounts, tempAccounts } from './temp-accounts.ts'

async function loggedIn(): Promise<TempAccounts & { visitor: Browser }> {
  const site = await tempAccounts()
  const visitor = site.browser()
  await visitor.logIn()
  return { ...site, visitor }
}

async function begun() {
  const site = await loggedIn()
  const answer = await site.visitor.call('POST', '/api/admin/second-factor', { password: PASSWORD })
  const setup = codeSetupSchema.parse(answer.json())
  const code = () => generateSync({ secret: setup.secret, epoch: Math.floor(site.clock.now / 1000) })
  return { ...site, setup, code }
}

async function on() {
  const site = await begun()
  const body = { secret: site.setup.secret, code: site.code(), password: PASSWORD }
  const { codes } = recoveryCodesSchema.parse(
    (await site.visitor.call('PUT', '/api/admin/second-factor', body)).json(),
  )
  site.clock.now += STEP_MS
  return { ...site, codes, recoveryCode: codes[0] ?? '' }
}

const STEP_MS = 30_000

async function stored(store: Store) {
  const row = await store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  return { secret: totpSecretOf(store.key, row), step: row.totp_last_step }
}

async function actions(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('audit').select('action').orderBy('id').execute()
  return rows.map(({ action }) => action)
}

describe('setting up a second factor', () => {
  test('begins with a secret, as text and as a picture; nothing is stored yet', async () => {
    const { setup, store } = await begun()
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(setup.address).toBe(`otpauth://totp/Umkreis:admin?secret=${setup.secret}&issuer=Umkreis`)
    expect(setup.qr).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[\d ]+">.*<\/svg>$/)
    expect(setup.qr).not.toMatch(/script|on\w+=/i)
    expect(await stored(store)).toEqual({ secret: null, step: null })
  })

  test('ends with a code of the app; that code does not log in again', async () => {
    const { visitor, browser, setup, code, store, clock } = await begun()
    const body = { secret: setup.secret, code: code(), password: PASSWORD }
    expect((await visitor.call('PUT', '/api/admin/second-factor', body)).statusCode).toBe(200)
    expect((await stored(store)).secret).toBe(setup.secret)
    expect((await visitor.call('GET', '/api/admin/session')).json().hasSecondFactor).toBe(true)
    expect((await browser().logIn({ code: code() })).json().code).toBe('code_wrong')
    clock.now += 30_000
    expect((await browser().logIn({ code: code() })).statusCode).toBe(200)
    expect(await actions(store)).toContain('account.second-factor-on')
  })

  test.each([
    ['a wrong code', { code: '000000' }, 401, 'code_wrong'],
    ['a wrong password', { password: 'falsch' }, 403, 'password_wrong'],
    ['a secret of its own kind', { secret: 'kurz' }, 400, 'query_invalid'],
  ])('is refused with %s, and nothing is stored', async (_what, part, status, code) => {
    const { visitor, setup, code: right, store } = await begun()
    const body = { secret: setup.secret, code: right(), password: PASSWORD, ...part }
    const answer = await visitor.call('PUT', '/api/admin/second-factor', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
    expect(await stored(store)).toEqual({ secret: null, step: null })
  })

  test('does not begin without the own password', async () => {
    const { visitor } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/second-factor', { password: 'falsch' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('password_wrong')
  })
})

test('switching it on ends every other session, and no session of others', async () => {
  const { visitor, browser, setup, code } = await begun()
  const elsewhere = browser()
  await elsewhere.logIn()
  const karla = { username: 'karla', password: 'Marmelade & Semmeln' }
  await visitor.call('POST', '/api/admin/accounts', { ...karla, ownPassword: PASSWORD })
  const other = browser()
  await other.logIn(karla)
  const body = { secret: setup.secret, code: code(), password: PASSWORD }
  await visitor.call('PUT', '/api/admin/second-factor', body)
  expect((await elsewhere.call('GET', '/api/admin/session')).statusCode).toBe(401)
  expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
  expect((await other.call('GET', '/api/admin/session')).statusCode).toBe(200)
})

describe('changing it', () => {
  async function changing() {
    const site = await on()
    const begin = await site.visitor.call('POST', '/api/admin/second-factor', { password: PASSWORD })
    const { secret } = codeSetupSchema.parse(begin.json())
    const newCode = () => generateSync({ secret, epoch: Math.floor(site.clock.now / 1000) })
    const change = (part: object) =>
      site.visitor.call('PUT', '/api/admin/second-factor', {
        secret,
        code: newCode(),
        password: PASSWORD,
        ...part,
      })
    return { ...site, secret, newCode, change }
  }

  test('takes a code of the former app and ends every other session', async () => {
    const { browser, store, clock, code, codes, secret, newCode, change } = await changing()
    const elsewhere = browser()
    await elsewhere.logIn({ code: code() })
    clock.now += STEP_MS
    const answer = await change({ presentCode: code() })
    expect(answer.statusCode).toBe(200)
    expect((await stored(store)).secret).toBe(secret)
    expect((await elsewhere.call('GET', '/api/admin/session')).statusCode).toBe(401)
    expect((await actions(store)).at(-1)).toBe('account.second-factor-changed')
    clock.now += STEP_MS
    expect((await browser().logIn({ code: newCode() })).statusCode).toBe(200)
    expect((await browser().logIn({ code: codes[0] ?? '' })).json().code).toBe('code_wrong')
  })

  test('takes a recovery code instead', async () => {
    const { store, recoveryCode, secret, change } = await changing()
    expect((await change({ presentCode: recoveryCode })).statusCode).toBe(200)
    expect((await stored(store)).secret).toBe(secret)
  })

  test.each([
    ['no code of the former app', {}, 'code_required'],
    ['a wrong code of it', { presentCode: '000000' }, 'code_wrong'],
    ['a code of the new one twice', { presentCode: 'new' }, 'code_wrong'],
  ])('is refused with %s, and nothing changes', async (_what, part, refusal) => {
    const { store, setup, change, newCode } = await changing()
    const answer = await change(
      'presentCode' in part && part.presentCode === 'new' ? { presentCode: newCode() } : part,
    )
    expect(answer.json().code).toBe(refusal)
    expect((await stored(store)).secret).toBe(setup.secret)
  })

  test('with a wrong new code leaves the recovery code unused', async () => {
    const { change, recoveryCode } = await changing()
    expect((await change({ code: '000000', presentCode: recoveryCode })).json().code).toBe('code_wrong')
    expect((await change({ presentCode: recoveryCode })).statusCode).toBe(200)
  })
})

describe('switching it off', () => {
  test('takes the own password and a code; afterwards the password is enough', async () => {
    const { visitor, browser, store, code } = await on()
    const elsewhere = browser()
    const remove = (body: object) => visitor.call('POST', '/api/admin/second-factor/remove', body)
    expect((await remove({ password: 'falsch', code: code() })).json().code).toBe('password_wrong')
    expect((await remove({ password: PASSWORD })).json().code).toBe('code_required')
    expect((await remove({ password: PASSWORD, code: '000000' })).json().code).toBe('code_wrong')
    expect((await elsewhere.logIn()).json().code).toBe('code_required')
    expect((await remove({ password: PASSWORD, code: code() })).statusCode).toBe(204)
    expect(await stored(store)).toEqual({ secret: null, step: null })
    expect(await store.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect((await elsewhere.logIn()).statusCode).toBe(200)
  })

  test('twice is written down once', async () => {
    const { visitor, store, codes } = await on()
    for (let n = 0; n < 2; n++) {
      const body = { password: PASSWORD, code: codes[n] }
      expect((await visitor.call('POST', '/api/admin/second-factor/remove', body)).statusCode).toBe(204)
    }
    const offs = (await actions(store)).filter(action => action === 'account.second-factor-off')
    expect(offs).toHaveLength(1)
  })
})

describe('recovery codes', () => {
  test('are ten, of 80 bits, and only their keyed hashes are stored', async () => {
    const { codes, store } = await on()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    const rows = await store.db.selectFrom('recovery_codes').selectAll().execute()
    expect(rows).toHaveLength(10)
    expect(JSON.stringify(rows)).not.toContain(codes[0])
  })

  test('log in once each, in any spelling; the log says how many are left', async () => {
    const { browser, store, recoveryCode } = await on()
    const answer = await browser().logIn({ code: ` ${recoveryCode.toUpperCase().replaceAll('-', ' ')}` })
    expect(answer.json()).toMatchObject({ username: 'admin', recoveryCodesLeft: 9 })
    expect((await browser().logIn({ code: recoveryCode })).json().code).toBe('code_wrong')
    const used = await store.db
      .selectFrom('audit')
      .select(['account', 'details'])
      .where('action', '=', 'account.recovery-code-used')
      .execute()
    expect(used).toEqual([{ account: 'admin', details: '{"left":9}' }])
  })

  test('used twice at the same time open one session', async () => {
    const { browser, recoveryCode } = await on()
    const answers = await Promise.all([1, 2].map(() => browser().logIn({ code: recoveryCode })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  test('are made anew with password and code; the former ones stop working', async () => {
    const { visitor, browser, store, code, codes } = await on()
    const renew = (body: object) => visitor.call('POST', '/api/admin/account/recovery-codes', body)
    expect((await renew({ password: 'falsch', code: code() })).json().code).toBe('password_wrong')
    expect((await renew({ password: PASSWORD })).json().code).toBe('code_required')
    const answer = await renew({ password: PASSWORD, code: code() })
    const fresh = recoveryCodesSchema.parse(answer.json()).codes
    expect(fresh).toHaveLength(10)
    expect((await actions(store)).at(-1)).toBe('account.recovery-codes-made')
    expect((await browser().logIn({ code: codes[1] ?? '' })).json().code).toBe('code_wrong')
    expect((await browser().logIn({ code: fresh[0] ?? '' })).statusCode).toBe(200)
  })

  test('are of no use to another account, and none are made without a second factor', async () => {
    const { visitor } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/account/recovery-codes', { password: PASSWORD })
    expect(answer.json().code).toBe('second_factor_missing')
    expect((await visitor.call('GET', '/api/admin/session')).json().recoveryCodesLeft).toBeNull()
  })
})

describe('with another key than the one that encrypted', () => {
  test('the login says so instead of asking for a code, and nobody gets in', async () => {
    const { browser, store, code, recoveryCode } = await on()
    Object.assign(store, { key: siteKeyOf('another secret text of a site, long enough') })
    for (const login of [{}, { code: code() }, { code: recoveryCode }]) {
      const answer = await browser().logIn(login)
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({ code: 'second_factor_unreadable' })
      expect(answer.json().title).toContain('npm run admin:password -- --disable-2fa')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect((await browser().logIn({ password: 'nicht das Passwort' })).json().code).toBe('login_failed')
  })

  test('it cannot be switched off or changed in the area either', async () => {
    const { visitor, store, recoveryCode } = await on()
    Object.assign(store, { key: siteKeyOf('another secret text of a site, long enough') })
    const body = { password: PASSWORD, code: recoveryCode }
    const answer = await visitor.call('POST', '/api/admin/second-factor/remove', body)
    expect(answer.json().code).toBe('second_factor_unreadable')
    expect((await visitor.call('GET', '/api/admin/session')).json().hasSecondFactor).toBe(true)
  })
})

test('the secret of one account is of no use in the row of another', async () => {
  const { visitor, browser, store, clock, code } = await on()
  const karla = { username: 'karla', password: 'Marmelade & Semmeln' }
  await visitor.call('POST', '/api/admin/accounts', { ...karla, ownPassword: PASSWORD })
  const { totp_secret } = await store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  await store.db.updateTable('accounts').set({ totp_secret }).where('username', '=', 'karla').execute()
  clock.now += STEP_MS
  expect((await browser().logIn({ ...karla, code: code() })).json().code).toBe('second_factor_unreadable')
})
