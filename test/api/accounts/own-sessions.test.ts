import { describe, expect, test } from 'vitest'
import { sessionsSchema } from '#api/accounts/schema.ts'
import { SESSION_IDLE_MS } from '#domain/account/account.ts'
import { type Browser, PASSWORD, tempAccounts } from './temp-accounts.ts'

const KARLA = { username: 'karla', password: 'Marmelade & Semmeln' }

async function sessionsOf(browser: Browser) {
  return sessionsSchema.parse((await browser.call('GET', '/api/admin/session/list')).json())
}

async function twoSessions() {
  const site = await tempAccounts()
  const here = site.browser()
  const there = site.browser('2001:db8:7::5')
  await there.logIn()
  site.clock.now += 60_000
  await here.logIn()
  return { ...site, here, there }
}

describe('the list of sessions', () => {
  test('says where each was opened and last used, the one used last first', async () => {
    const { here, there, clock } = await twoSessions()
    clock.now += 30_000
    await there.call('GET', '/api/admin/session')
    expect(await sessionsOf(here)).toEqual([
      {
        id: 1,
        createdAt: clock.now - 90_000,
        lastSeenAt: clock.now,
        isOwn: false,
        address: '2001:db8:7::/48',
        browser: null,
        system: null,
      },
      {
        id: 2,
        createdAt: clock.now - 30_000,
        lastSeenAt: clock.now - 30_000,
        isOwn: true,
        address: '203.0.113.0/24',
        browser: null,
        system: null,
      },
    ])
  })

  test('names the browser and stores nothing else of its header', async () => {
    const { browser, store } = await tempAccounts()
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
    const visitor = browser('203.0.113.9', 'http', userAgent)
    await visitor.logIn()
    expect(await sessionsOf(visitor)).toMatchObject([{ browser: 'Firefox', system: 'Linux' }])
    const rows = JSON.stringify(await store.db.selectFrom('sessions').selectAll().execute())
    // A number alone may be one of the bytes of a hash.
    expect(rows).not.toMatch(/Gecko|X11|144\.0/)
    expect(rows).not.toContain('203.0.113.9')
    await visitor.call('POST', '/api/admin/password', { password: PASSWORD, newPassword: KARLA.password })
    expect(await sessionsOf(visitor)).toMatchObject([{ id: 2, browser: 'Firefox', isOwn: true }])
  })

  test('has neither sessions of others nor those that are over', async () => {
    const { here, browser, clock } = await twoSessions()
    await here.call('POST', '/api/admin/accounts', { ...KARLA, ownPassword: PASSWORD })
    await browser().logIn(KARLA)
    clock.now += SESSION_IDLE_MS - 60_000
    expect(await sessionsOf(here)).toMatchObject([{ isOwn: true }])
  })
})

describe('ending a session', () => {
  test('logs that browser out, and nobody else', async () => {
    const { here, there, store } = await twoSessions()
    expect((await here.call('DELETE', '/api/admin/session/1')).statusCode).toBe(204)
    expect((await there.call('GET', '/api/admin/session')).statusCode).toBe(401)
    expect((await here.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect(await lastEntry(store)).toMatchObject({ action: 'session.ended', details: '{"sessions":1}' })
    expect((await here.call('DELETE', '/api/admin/session/1')).json().code).toBe('session_unknown')
  })

  test('of another administrator is refused', async () => {
    const { here, browser } = await twoSessions()
    await here.call('POST', '/api/admin/accounts', { ...KARLA, ownPassword: PASSWORD })
    const karla = browser()
    await karla.logIn(KARLA)
    expect((await karla.call('DELETE', '/api/admin/session/2')).statusCode).toBe(404)
    expect((await here.call('GET', '/api/admin/session')).statusCode).toBe(200)
  })

  test('all others at once leaves the present one and those of others', async () => {
    const { here, there, browser, store } = await twoSessions()
    await here.call('POST', '/api/admin/accounts', { ...KARLA, ownPassword: PASSWORD })
    const karla = browser()
    await karla.logIn(KARLA)
    expect((await here.call('DELETE', '/api/admin/session/others')).statusCode).toBe(204)
    expect((await there.call('GET', '/api/admin/session')).statusCode).toBe(401)
    expect((await here.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect((await karla.call('GET', '/api/admin/session')).statusCode).toBe(200)
    expect(await lastEntry(store)).toMatchObject({ action: 'session.ended', account: 'admin' })
  })

  test('is closed to strangers', async () => {
    const { browser, here } = await twoSessions()
    expect((await browser().call('GET', '/api/admin/session/list')).statusCode).toBe(401)
    expect((await browser().call('DELETE', '/api/admin/session/others')).statusCode).toBe(401)
    expect(await sessionsOf(here)).toHaveLength(2)
  })
})

function lastEntry(store: Awaited<ReturnType<typeof tempAccounts>>['store']) {
  return store.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}
