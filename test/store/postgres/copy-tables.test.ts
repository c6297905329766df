import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { copyStore } from '#store/backups/copy-store.ts'
import { type CopyTablesOptions, copyTables, emptyTables, filledTables } from '#store/copies/copy-tables.ts'
import { TABLES } from '#store/copies/tables.ts'
import { saveSetting, storedSettings } from '#store/settings.ts'
import { filePart, storedFile, storeFile } from '#store/site-files.ts'
import { fillStore, openStore, type Store } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'
import { fillTables } from '../copies/filled-tables.ts'
import { client, emptyDatabase, openedStore } from './given-servers.ts'

async function givenSite(): Promise<Store> {
  const store = await openStore({ dataDir: tempFolder(), key: testKey })
  await fillTables(store)
  return store
}

/** Copies all tables to an empty database. */
async function copyTo(url: string, source: Store, options?: CopyTablesOptions) {
  return fillStore({ dataDir: '', key: testKey, databaseUrl: url }, async trx => {
    await emptyTables(trx)
    return copyTables(source.db, trx, options)
  })
}

/** Everything that is stored, in the order of the tables' first columns. */
async function contentOf({ db }: Store): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  for (const table of TABLES) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    content[table] = rows.map(row => JSON.stringify(Object.entries(row))).sort()
  }
  return content
}

test('a site with rows in every table is the same on PostgreSQL, and back on SQLite', async () => {
  const site = await givenSite()
  const url = await emptyDatabase()
  const there = await copyTo(url, site)
  expect([...there].filter(([, { rows }]) => rows === 0)).toEqual([])
  const onPostgres = await openedStore(url)
  const folder = tempFolder()
  expect(await copyStore(onPostgres, folder)).toEqual(there)
  const back = await openStore({ dataDir: folder, key: testKey })
  const content = await contentOf(site)
  expect(await contentOf(onPostgres)).toEqual(content)
  expect(await contentOf(back)).toEqual(content)
  await back.close()
  await site.close()
})

test('from one PostgreSQL to another the bytes of files are copied, too', async () => {
  const source = await openedStore(await emptyDatabase())
  const parts = [Buffer.from('\0\xff\\x', 'latin1'), Buffer.alloc(3 << 20, 'Grüße')]
  const file = { name: 'pictures/a.webp', version: 'v', size: 0, writtenAt: 5 }
  await source.write(trx => storeFile(trx, file, Readable.from(parts)))
  const url = await emptyDatabase()
  await copyTo(url, source)
  const { db } = await openedStore(url)
  expect(await storedFile(db, file.name)).toEqual(file)
  for (const [at, bytes] of parts.entries())
    expect(bytes.equals((await filePart(db, file, at)) ?? bytes.fill(0))).toBe(true)
})

test('U+0000, which PostgreSQL cannot store, is copied as the store would write it there', async () => {
  const site = await openStore({ dataDir: tempFolder(), key: testKey })
  await site.write(trx => saveSetting(trx, 'a', 'before\0after', 0))
  await sql`insert into settings (key, value, updated_at) values (${'b\0c'}, '1', 0)`.execute(site.db)
  const url = await emptyDatabase()
  await copyTo(url, site)
  expect((await storedSettings((await openedStore(url)).db)).get('b\uFFFDc')).toBe(1)
  await site.close()
})

test('a value that PostgreSQL refuses is told with its table, and the target has no tables afterwards', async () => {
  const site = await givenSite()
  await sql`update jobs set attempt = 1.5 where id = 0`.execute(site.db)
  const url = await emptyDatabase()
  await expect(copyTo(url, site)).rejects.toThrow(/^table jobs: invalid input syntax for type bigint/)
  expect(await tablesOf(url)).toEqual(['store_lock'])
  await site.close()
})

test('a copy that differs from the source is found, and nothing of it stays', async () => {
  const site = await givenSite()
  const url = await emptyDatabase()
  await (await openedStore(url)).close()
  const admin = await client(url)
  await admin.query(`create function spoil() returns trigger language plpgsql as $$
    begin new.place = 'elsewhere'; return new; end $$;
    create trigger spoil before insert on search_log for each row when (new.query = '3') execute function spoil()`)
  await sql`update search_log set query = '3' where day in (select day from search_log limit 1)`.execute(
    site.db,
  )
  await expect(copyTo(url, site)).rejects.toThrow('the copy of the table search_log differs')
  expect(await filledTables((await openedStore(url)).db)).toEqual([])
  await site.close()
})

test('it is of one moment, whatever is written meanwhile', async () => {
  const site = await givenSite()
  const url = await emptyDatabase()
  await copyTo(url, site)
  const store = await openedStore(url)
  let written: Promise<void> | undefined
  const onProgress = () => {
    written ??= store.write(async trx => {
      await saveSetting(trx, 'later', 1, 0)
      await trx.deleteFrom('offered_pictures').execute()
    })
  }
  // The first table that is read is not one of these two.
  const folder = tempFolder()
  await copyStore(store, folder, { onProgress })
  await written
  const copy = await openStore({ dataDir: folder, key: testKey })
  expect(await contentOf(copy)).toEqual(await contentOf(site))
  await copy.close()
  await site.close()
})

async function tablesOf(url: string): Promise<string[]> {
  const { rows } = await (await client(url)).query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}
