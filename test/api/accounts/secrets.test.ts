import { generateSync } from 'otplib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { PASSWORD, tempAccounts } from './temp-accounts.ts'

test('no log, no answer and no entry of the audit log contains a password, a token, a hash or a secret', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: line => lines.push(line) })
  const { store, clock, browser } = await tempAccounts({ log })
  const visitor = browser()
  const told: string[] = []
  const call: typeof visitor.call = async (...request) => {
    const answer = await visitor.call(...request)
    told.push(answer.body)
    return answer
  }
  const next = 'Zwölf Boxkämpfer jagen'
  const wrong = 'ganz und gar falsch'
  const tokens: string[] = []
  const keepToken = () => tokens.push(visitor.cookie().split('=')[1] ?? 'no cookie')

  await call('POST', '/api/admin/session', { username: 'admin', password: wrong })
  await call('POST', '/api/admin/session', { username: 'admin', password: PASSWORD })
  keepToken()
  const setup = (await visitor.call('POST', '/api/admin/second-factor', { password: PASSWORD })).json()
  const code = generateSync({ secret: setup.secret, epoch: Math.floor(clock.now / 1000) })
  await call('PUT', '/api/admin/second-factor', { secret: setup.secret, code, password: PASSWORD })
  await call('POST', '/api/admin/password', { password: wrong, newPassword: next })
  await call('POST', '/api/admin/password', { password: PASSWORD, newPassword: next })
  keepToken()
  await call('POST', '/api/admin/accounts', { username: 'karla', password: next, ownPassword: next })
  await call('POST', '/api/admin/accounts', { username: 'karl', password: wrong, ownPassword: 7 })
  await call('GET', '/api/admin/accounts')
  await call('GET', '/api/admin/audit')
  await call('GET', '/api/admin/audit/export')
  // Something of ours breaks in the middle of a login.
  await store.db.schema.dropTable('sessions').execute()
  await call('POST', '/api/admin/session', { username: 'karla', password: next })

  const rows = await store.db.selectFrom('accounts').selectAll().execute()
  const audit = JSON.stringify(await store.db.selectFrom('audit').selectAll().execute())
  const everything = [...lines, ...told, audit].join('\n')
  expect(lines.join()).toContain('a route failed')
  expect(tokens.every(token => token.length === 43)).toBe(true)
  for (const secret of [PASSWORD, next, wrong, setup.secret, ...tokens]) {
    expect(everything).not.toContain(secret)
  }
  for (const row of rows) expect(everything).not.toContain(row.password_hash)
  expect(everything).not.toMatch(/argon2|token_?hash/i)
})
