import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { codeSetupSchema } from '#api/accounts/schema.ts'
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

async function stored(store: Store) {
  const row = await store.db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  return { secret: row.totp_secret, step: row.totp_last_step }
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
    expect((await visitor.call('PUT', '/api/admin/second-factor', body)).statusCode).toBe(204)
    expect((await stored(store)).secret).toBe(setup.secret)
    expect((await visitor.call('GET', '/api/admin/session')).json().hasSecondFactor).toBe(true)
    expect((await browser().logIn({ code: code() })).json().code).toBe('code_wrong')
    clock.now += 30_000
    expect((await browser().logIn({ code: code() })).statusCode).toBe(200)
    const actions = await store.db.selectFrom('audit').select('action').execute()
    expect(actions).toContainEqual({ action: 'account.second-factor-on' })
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

describe('switching it off', () => {
  async function on() {
    const site = await begun()
    const body = { secret: site.setup.secret, code: site.code(), password: PASSWORD }
    await site.visitor.call('PUT', '/api/admin/second-factor', body)
    return site
  }

  test('takes the own password; afterwards the password is enough', async () => {
    const { visitor, browser, store } = await on()
    const remove = (password: string) => visitor.call('POST', '/api/admin/second-factor/remove', { password })
    expect((await remove('falsch')).json().code).toBe('password_wrong')
    expect((await browser().logIn()).json().code).toBe('code_required')
    expect((await remove(PASSWORD)).statusCode).toBe(204)
    expect(await stored(store)).toEqual({ secret: null, step: null })
    expect((await browser().logIn()).statusCode).toBe(200)
  })

  test('twice is written down once', async () => {
    const { visitor, store } = await on()
    for (let n = 0; n < 2; n++) {
      const answer = await visitor.call('POST', '/api/admin/second-factor/remove', { password: PASSWORD })
      expect(answer.statusCode).toBe(204)
    }
    const offs = await store.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'account.second-factor-off')
      .execute()
    expect(offs).toHaveLength(1)
  })
})
