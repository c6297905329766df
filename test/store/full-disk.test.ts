import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { openSession, sessionAccount } from '#services/accounts/sessions.ts'
import { saveSetting, storedSettings } from '#store/settings.ts'
import type { Store } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

test('a write for which there is no room says disk_full, stores nothing, and succeeds when there is room', async () => {
  const store = await tempStore()
  await allowPages(store, 1)
  const write = () =>
    store.write(async trx => {
      await saveSetting(trx, 'first', 1, 0)
      await saveSetting(trx, 'large', 'x'.repeat(100_000), 0)
    })
  await expect(write()).rejects.toMatchObject({ code: 'disk_full' })
  expect([...(await storedSettings(store.db)).keys()]).toEqual([])
  await allowPages(store, 1_000_000)
  await write()
  expect([...(await storedSettings(store.db)).keys()].sort()).toEqual(['first', 'large'])
})

test('a session goes on, though its last use cannot be stored', async () => {
  const store = await tempStore()
  const token = await store.write(async trx => {
    await trx.insertInto('accounts').values(ACCOUNT).execute()
    return openSession(trx, ACCOUNT.id, 0)
  })
  const write: Store['write'] = async () => {
    throw new DomainError('disk_full')
  }
  const asked = sessionAccount({ store: { ...store, write }, now: () => 2 * MINUTE_MS }, token)
  expect(await asked).toMatchObject({ username: 'jana' })
})

const ACCOUNT = {
  id: 1,
  username: 'jana',
  password_hash: 'none',
  totp_secret: null,
  totp_last_step: null,
  created_at: 0,
  last_login_at: null,
}

/** SQLite treats a database of this size like a full disk; a smaller number means its present size. */
async function allowPages({ db }: Store, pages: number): Promise<void> {
  await sql`PRAGMA max_page_count = ${sql.raw(String(pages))}`.execute(db)
}
