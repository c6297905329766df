import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkHealth, type Finding } from '#services/health/check-health.ts'
import { insertAccount } from '#store/accounts/accounts.ts'
import { openStore } from '#store/store.ts'
import { client, emptyDatabase, openedStore } from '#test/store/postgres/given-servers.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

async function found(databaseUrl: string): Promise<Partial<Record<Finding['check'], Finding>>> {
  const environment = { siteUrl: 'https://umkreis.example', ownUrl: 'http://localhost:3000' }
  const deps = { dataDir: tempFolder(), databaseUrl, key: testKey, now: Date.now, environment }
  return Object.fromEntries((await checkHealth(deps)).map(finding => [finding.check, finding]))
}

test('a site on PostgreSQL has no findings about a file, but about its server', async () => {
  const url = await emptyDatabase()
  const store = await openedStore(url)
  await insertAccount(store.db, { username: 'karla', passwordHash: '' }, 0)
  const { database, server, schema, accounts, index, space } = await found(url)
  expect(database).toBeUndefined()
  expect(server).toEqual({ check: 'server', verdict: 'ok', state: 'writable', version: '18.4', fault: '' })
  expect([schema, accounts, space].map(finding => finding?.verdict)).toEqual(['ok', 'ok', 'ok'])
  expect(accounts).toMatchObject({ count: 1 })
  expect(index).toMatchObject({ state: 'missing' })
})

test('an empty database is none yet, and nothing is made', async () => {
  const url = await emptyDatabase()
  expect((await found(url)).database).toMatchObject({ verdict: 'warning', state: 'missing' })
  const { rows } = await (await client(url)).query(`select from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})

test('a server that cannot be reached, only reads or has a later schema is a fault', async () => {
  const url = await emptyDatabase()
  const wrong = new URL(url)
  wrong.pathname = '/gibt_es_nicht'
  expect((await found(wrong.href)).server).toMatchObject({
    verdict: 'fault',
    state: 'unreachable',
    fault: 'database "gibt_es_nicht" does not exist',
  })
  const store = await openStore({ dataDir: '', databaseUrl: url, key: testKey })
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(store.db)
  await store.close()
  expect((await found(url)).database).toMatchObject({ verdict: 'fault', state: 'newer' })
  await (await client(url)).query(
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
  )
  expect((await found(url)).server).toMatchObject({ verdict: 'fault', state: 'read-only' })
})
