import { expect, test } from 'vitest'
import { clearDeletedRows } from '#store/privacy/database-file.ts'
import { insertRows } from '#store/statements.ts'
import { openStore } from '#store/store.ts'
import { client, emptyDatabase, openedStore } from '#test/store/postgres/given-servers.ts'
import { testKey } from '#test/test-key.ts'

test('deleted rows leave the pages of PostgreSQL, and a user without the right to it fails at nothing', async () => {
  const url = await emptyDatabase()
  const store = await openedStore(url)
  const rows = Array.from({ length: 500 }, (_, at) => ({ path: `/alt/${at}`, target: null, created_at: 0 }))
  await store.write(trx =>
    insertRows(trx, 'redirects of a test', rows, part => trx.insertInto('redirects').values(part)),
  )
  await store.write(trx => trx.deleteFrom('redirects').execute())
  const admin = await client(url)
  const bytes = async () => {
    const { rows } = await admin.query<{ bytes: string }>(`select pg_relation_size('redirects') as bytes`)
    return Number(rows[0]?.bytes)
  }
  const role = `guest_${process.pid}_${Date.now()}`
  await admin.query(
    `create role ${role} login password 'guest'; grant select, insert, update, delete on all tables in schema public to ${role}`,
  )
  const limited = new URL(url)
  limited.username = role
  limited.password = 'guest'
  const guest = await openStore({ dataDir: '', databaseUrl: limited.href, key: testKey })
  await clearDeletedRows({ store: guest, dataDir: '' })
  await guest.close()
  expect(await bytes()).toBeGreaterThan(0)
  await clearDeletedRows({ store, dataDir: '' })
  expect(await bytes()).toBe(0)
  await admin.query(`drop owned by ${role}; drop role ${role}`)
})
