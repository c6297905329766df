import { describe, expect, test } from 'vitest'
import { accountSchema, accountsSchema } from '#api/accounts/schema.ts'
import type { Store } from '#store/store.ts'
import { type Browser, PASSWORD, type TempAccounts, tempAccounts } from './temp-accounts.ts'

const KARLA = { username: 'Karla', password: 'Marmelade & Semmeln', ownPassword: PASSWORD }

/** 'admin' at a browser, logged in. */
async function loggedIn(): Promise<TempAccounts & { visitor: Browser }> {
  const site = await tempAccounts()
  const visitor = site.browser()
  await visitor.logIn()
  return { ...site, visitor }
}

async function usernames(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('accounts').select('username').orderBy('id').execute()
  return rows.map(row => row.username)
}

async function lastAction(store: Store) {
  return store.db
    .selectFrom('audit')
    .select(['account', 'action', 'subject', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

describe('creating an account', () => {
  test('lets somebody else in under the name in lower case', async () => {
    const { visitor, browser, store } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/accounts', KARLA)
    expect(answer.statusCode).toBe(200)
    expect(accountSchema.parse(answer.json())).toMatchObject({ id: 2, username: 'karla', lastLoginAt: null })
    expect(await lastAction(store)).toEqual({
      account: 'admin',
      action: 'account.created',
      subject: 'karla',
      details: '{}',
    })
    const login = { username: 'karla', password: KARLA.password }
    expect((await browser().logIn(login)).statusCode).toBe(200)
    const list = accountsSchema.parse((await visitor.call('GET', '/api/admin/accounts')).json())
    expect(list.map(account => account.username)).toEqual(['admin', 'karla'])
  })

  test.each([
    ['the own password is wrong', { ...KARLA, ownPassword: 'falsch' }, 403, 'password_wrong'],
    ['the name is taken', { ...KARLA, username: ' ADMIN' }, 409, 'account_exists'],
    ['the password is short', { ...KARLA, password: 'neun  neu' }, 422, 'password_too_short'],
    ['the password is short in characters', { ...KARLA, password: '😀😀😀😀😀' }, 422, 'password_too_short'],
    ['there is no name', { ...KARLA, username: ' ' }, 422, 'fields_invalid'],
    ['the name is a novel', { ...KARLA, username: 'x'.repeat(61) }, 422, 'fields_invalid'],
    ['the password is a novel', { ...KARLA, password: 'x'.repeat(201) }, 422, 'fields_invalid'],
    ['the name has signs nobody sees', { ...KARLA, username: 'ad\u200bmin' }, 400, 'query_invalid'],
    ['the body says more', { ...KARLA, isOwner: true }, 400, 'query_invalid'],
  ])('is refused when %s, and nothing is stored', async (_reason, body, status, code) => {
    const { visitor, store } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/accounts', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
    expect(await usernames(store)).toEqual(['admin'])
    expect((await lastAction(store))?.action).toBe('session.opened')
  })

  test('names the fields that need another look', async () => {
    const { visitor } = await loggedIn()
    const body = { ...KARLA, username: '', password: 'x'.repeat(201) }
    const answer = await visitor.call('POST', '/api/admin/accounts', body)
    expect(answer.json().faults).toEqual([
      { field: 'username', code: 'required' },
      { field: 'password', code: 'too_long', limit: 200 },
    ])
  })

  test('says in words how long a password must be', async () => {
    const { visitor } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/accounts', { ...KARLA, password: 'kurz' })
    expect(answer.json().title).toBe('Das Passwort braucht mindestens 10 Zeichen.')
  })

  test('twice at the same time creates one', async () => {
    const { visitor, store } = await loggedIn()
    const create = () => visitor.call('POST', '/api/admin/accounts', KARLA)
    const answers = await Promise.all([create(), create()])
    expect(answers.map(answer => answer.statusCode).sort()).toEqual([200, 409])
    expect(await usernames(store)).toEqual(['admin', 'karla'])
  })
})

describe('removing an account', () => {
  async function withKarla() {
    const site = await loggedIn()
    await site.visitor.call('POST', '/api/admin/accounts', KARLA)
    const karla = site.browser()
    await karla.logIn({ username: 'karla', password: KARLA.password })
    return { ...site, karla }
  }

  test('ends its sessions and its logins, nobody else’s', async () => {
    const { visitor, karla, browser, store } = await withKarla()
    const answer = await visitor.call('POST', '/api/admin/accounts/2/remove', { ownPassword: PASSWORD })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await usernames(store)).toEqual(['admin'])
    expect((await karla.call('GET', '/api/admin/session')).statusCode).toBe(401)
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
    const login = { username: 'karla', password: KARLA.password }
    expect((await browser().logIn(login)).json().code).toBe('login_failed')
    expect(await lastAction(store)).toMatchObject({ action: 'session.refused' })
  })

  test('of one’s own logs out', async () => {
    const { visitor, karla, store } = await withKarla()
    const body = { ownPassword: KARLA.password }
    const answer = await karla.call('POST', '/api/admin/accounts/2/remove', body)
    expect(answer.headers['set-cookie']).toContain('Max-Age=0;')
    expect(await lastAction(store)).toMatchObject({ account: 'karla', action: 'account.removed' })
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
  })

  test('is refused for the last one', async () => {
    const { visitor, store } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/accounts/1/remove', { ownPassword: PASSWORD })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('account_last')
    expect(await usernames(store)).toEqual(['admin'])
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
  })

  test('leaves one of two who remove each other at the same time', async () => {
    const { visitor, karla, store } = await withKarla()
    const answers = await Promise.all([
      visitor.call('POST', '/api/admin/accounts/2/remove', { ownPassword: PASSWORD }),
      karla.call('POST', '/api/admin/accounts/1/remove', { ownPassword: KARLA.password }),
    ])
    expect(answers.filter(answer => answer.statusCode === 204)).toHaveLength(1)
    expect(await usernames(store)).toHaveLength(1)
  })

  test.each([
    ['/api/admin/accounts/2/remove', 'falsches Passwort', 403, 'password_wrong'],
    ['/api/admin/accounts/9/remove', PASSWORD, 404, 'account_unknown'],
    ['/api/admin/accounts/0/remove', PASSWORD, 400, 'query_invalid'],
  ])('%s is refused with %j', async (url, ownPassword, status, code) => {
    const { visitor, store } = await withKarla()
    const answer = await visitor.call('POST', url, { ownPassword })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
    expect(await usernames(store)).toEqual(['admin', 'karla'])
  })
})

describe('changing the password', () => {
  const NEXT = 'Zwölf Boxkämpfer jagen'

  test('ends every other session and goes on in a new one', async () => {
    const { visitor, browser, store } = await loggedIn()
    const other = browser()
    await other.logIn()
    const before = visitor.cookie()
    const body = { password: PASSWORD, newPassword: NEXT }
    expect((await visitor.call('POST', '/api/admin/password', body)).statusCode).toBe(204)
    expect(visitor.cookie()).not.toBe(before)
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect((await other.call('GET', '/api/admin/session')).statusCode).toBe(401)
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    expect(await lastAction(store)).toMatchObject({ account: 'admin', action: 'account.password-changed' })
    expect((await browser().logIn()).statusCode).toBe(401)
    expect((await browser().logIn({ password: NEXT })).statusCode).toBe(200)
  })

  test.each([
    [{ password: 'falsch', newPassword: NEXT }, 403, 'password_wrong'],
    [{ password: PASSWORD, newPassword: 'kurz' }, 422, 'password_too_short'],
    [{ password: PASSWORD, newPassword: 'x'.repeat(201) }, 422, 'fields_invalid'],
  ])('%o is refused, and the old one still works', async (body, status, code) => {
    const { visitor, browser } = await loggedIn()
    const answer = await visitor.call('POST', '/api/admin/password', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await visitor.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect((await browser().logIn()).statusCode).toBe(200)
  })
})
