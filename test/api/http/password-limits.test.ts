import { generateSync } from 'otplib'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { encryptTotpSecret } from '#services/accounts/totp-secret.ts'
import { insertAccount, saveSecondFactor } from '#store/accounts/accounts.ts'
import { type Browser, PASSWORD, tempAccounts } from '#test/api/accounts/temp-accounts.ts'

// Tries are counted, not hashes: those of the real kind take 40 ms each, on purpose.
vi.mock('#gateways/credentials/password-hash.ts', () => ({
  hashPassword: async (password: string) => `light:${password}`,
  verifyPassword: async (password: string, stored: string | undefined) => stored === `light:${password}`,
}))

const WRONG = 'nicht das Passwort'
const MINUTES_15 = 15 * 60_000

/** The status of so many tries, one after the other. */
async function guesses(browser: Browser, count: number, login: object = { password: WRONG }) {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await browser.logIn(login)).statusCode)
  return statuses
}

describe('logging in', () => {
  test('is closed after ten tries, for the right password too, and says until when', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    expect(await guesses(browser(), 10)).toEqual(Array(10).fill(401))
    const answer = await browser().logIn()
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toMatchObject({
      code: 'too_many_requests',
      title: 'Das waren zu viele Anfragen. Bitte warten Sie 15 Minuten.',
    })
    expect(answer.headers['retry-after']).toBe('900')
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('is open again when the time is over', async () => {
    const { browser, clock } = await tempAccounts({ hasRateLimits: true })
    await guesses(browser(), 11)
    clock.now += MINUTES_15 - 1
    expect((await browser().logIn()).statusCode).toBe(429)
    clock.now += 1
    expect((await browser().logIn()).statusCode).toBe(200)
    expect(await guesses(browser(), 9)).toEqual(Array(9).fill(401))
    expect((await browser().logIn()).statusCode).toBe(429)
  })

  test('is counted by all processes of a site together, and a restart forgets nothing', async () => {
    const { browser, directory } = await tempAccounts({ hasRateLimits: true })
    const other = await tempAccounts({ hasRateLimits: true, directory })
    await guesses(browser(), 5)
    expect(await guesses(other.browser(), 6)).toEqual([...Array(5).fill(401), 429])
    expect((await browser().logIn()).statusCode).toBe(429)
    const restarted = await tempAccounts({ hasRateLimits: true, directory })
    expect((await restarted.browser().logIn()).statusCode).toBe(429)
  })

  test('is refused without a write once it is closed, and nobody is named in the database', async () => {
    const { browser, store } = await tempAccounts({ hasRateLimits: true })
    await guesses(browser(), 11)
    const counters = await store.db.selectFrom('request_counters').selectAll().execute()
    await guesses(browser(), 20)
    expect(await store.db.selectFrom('request_counters').selectAll().execute()).toEqual(counters)
    expect(counters.map(({ count }) => count).sort()).toEqual([10, 10, 11])
    expect(JSON.stringify(counters)).not.toMatch(/admin|203\.0/)
  })

  test('stays open from elsewhere: who guesses cannot lock the owner out', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    await guesses(browser('203.0.113.9'), 11)
    expect((await browser('198.51.100.7').logIn()).statusCode).toBe(200)
  })

  test('stays open for another account behind the same address', async () => {
    const { browser, store } = await tempAccounts({ hasRateLimits: true })
    await insertAccount(store.db, { username: 'karla', passwordHash: await hashPassword(PASSWORD) }, 0)
    await guesses(browser(), 15)
    expect((await browser().logIn({ username: 'karla' })).statusCode).toBe(200)
  })

  test('is counted by the name that is meant, however it is written', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    const spellings = ['admin', 'ADMIN', ' admin', 'Ａdmin', 'aDMIN']
    for (const username of spellings) await guesses(browser(), 2, { username, password: WRONG })
    expect((await browser().logIn()).statusCode).toBe(429)
  })

  test('is closed to an address after thirty tries, whatever names they were for', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    for (let n = 0; n < 30; n++) await guesses(browser(), 1, { username: `name-${n}`, password: WRONG })
    expect(await guesses(browser(), 1, { username: 'noch einer', password: WRONG })).toEqual([429])
    expect((await browser('198.51.100.7').logIn()).statusCode).toBe(200)
  })

  test('counts a whole /64 of IPv6 as one, and an IPv4 address in IPv6 form as itself', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    for (let n = 0; n < 10; n++) await guesses(browser(`2001:db8:1:2:${n}::1`), 1)
    expect(await guesses(browser('2001:db8:1:2:abcd::1'), 1)).toEqual([429])
    expect(await guesses(browser('2001:db8:1:3::1'), 1)).toEqual([401])
    await guesses(browser('::ffff:192.0.2.1'), 10)
    expect(await guesses(browser('192.0.2.1'), 1)).toEqual([429])
    expect(await guesses(browser('::ffff:192.0.2.2'), 1)).toEqual([401])
  })

  test('is closed to a /48 of IPv6 after a hundred tries, as many blocks as somebody may have rented in it', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    const blocks = Array.from({ length: 101 }, (_, n) => browser(`2001:db8:1:${n}::1`))
    const answers = await Promise.all(blocks.map(block => block.logIn({ password: WRONG })))
    expect(answers.filter(answer => answer.statusCode === 429)).toHaveLength(1)
    expect((await browser('2001:db8:2::1').logIn()).statusCode).toBe(200)
  })

  test('counts tries that run at the same time', async () => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    const answers = await Promise.all(Array.from({ length: 14 }, () => browser().logIn({ password: WRONG })))
    expect(answers.filter(answer => answer.statusCode === 429)).toHaveLength(4)
  })
})

test('codes of the second factor are counted for the account, from wherever they come', async () => {
  const { browser, store } = await tempAccounts({ hasRateLimits: true })
  await saveSecondFactor(store.db, 1, {
    secret: encryptTotpSecret(store.key, 1, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    step: 0,
  })
  for (let n = 0; n < 10; n++) {
    expect((await browser(`198.51.100.${n}`).logIn({ code: '000000' })).json().code).toBe('code_wrong')
  }
  expect((await browser('203.0.113.9').logIn({ code: '000000' })).statusCode).toBe(429)
  // Without the password nobody gets so far as to use them up.
  expect((await browser('203.0.113.9').logIn({ password: WRONG, code: '1' })).statusCode).toBe(401)
})

test('strangers who guess codes without the password use up nothing', async () => {
  const { browser, store, clock } = await tempAccounts({ hasRateLimits: true })
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  await saveSecondFactor(store.db, 1, { secret: encryptTotpSecret(store.key, 1, secret), step: 0 })
  for (let n = 0; n < 12; n++) await browser(`198.51.100.${n}`).logIn({ password: WRONG, code: '000000' })
  const code = generateSync({ secret, epoch: clock.now / 1000 })
  expect((await browser('203.0.113.9').logIn({ code })).statusCode).toBe(200)
})

describe('every call that takes a password is limited:', () => {
  test.each([
    ['POST', '/api/admin/password', { password: WRONG, newPassword: 'ein neues Passwort' }],
    ['POST', '/api/admin/accounts', { username: 'karla', password: PASSWORD, ownPassword: WRONG }],
    ['POST', '/api/admin/accounts/1/remove', { ownPassword: WRONG }],
    ['POST', '/api/admin/second-factor', { password: WRONG }],
    ['PUT', '/api/admin/second-factor', { password: WRONG, code: '000000', secret: 'A'.repeat(32) }],
    ['POST', '/api/admin/second-factor/remove', { password: WRONG }],
    ['POST', '/api/admin/settings/bulk', { head_code: '<script>1</script>', password: WRONG }],
  ] as const)('%s %s', async (method, url, body) => {
    const { browser } = await tempAccounts({ hasRateLimits: true })
    const visitor = browser()
    await visitor.logIn()
    for (let n = 0; n < 9; n++) expect((await visitor.call(method, url, body)).statusCode).toBe(403)
    const answer = await visitor.call(method, url, body)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    // The session itself stays, and reads go on.
    expect((await visitor.call('GET', '/api/admin/accounts')).statusCode).toBe(200)
  })
})

test('without limits nothing is counted', async () => {
  const { browser } = await tempAccounts({ hasRateLimits: false })
  await guesses(browser(), 12)
  expect((await browser().logIn()).statusCode).toBe(200)
})
