import { expect, test } from 'vitest'
import { type RefusedLogin, refusedLogins } from '#services/accounts/refused-logins.ts'
import { tempStore } from '#test/temp-store.ts'

test('thousands of addresses that guess together fill sixty rows a minute, no more', async () => {
  const store = await tempStore()
  const clock = { now: 0 }
  const refused = refusedLogins({ store, now: () => clock.now })
  const rows = () => store.db.selectFrom('audit').selectAll().execute()
  const guess = (n: number): RefusedLogin => ({ username: 'admin', from: `block ${n}`, reason: 'password' })
  for (let n = 0; n < 100; n++) await refused.note(guess(n))
  expect(await rows()).toHaveLength(60)
  clock.now = 59_999
  await refused.note(guess(200))
  expect(await rows()).toHaveLength(60)
  clock.now = 60_000
  await refused.note(guess(200))
  expect(await rows()).toHaveLength(61)
})

test('a name is cut between characters, never through one', async () => {
  const store = await tempStore()
  const refused = refusedLogins({ store, now: () => 0 })
  await refused.note({ username: '😀'.repeat(80), from: '203.0.113.9', reason: 'password' })
  const { subject } = await store.db.selectFrom('audit').select('subject').executeTakeFirstOrThrow()
  expect(subject).toBe('😀'.repeat(60))
})
