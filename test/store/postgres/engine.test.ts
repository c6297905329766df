import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { takeNumbers } from '#store/counters.ts'
import { isListed } from '#store/engine-sql.ts'
import { postgresEngine } from '#store/postgres/engine.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { saveSetting, storedSettings } from '#store/settings.ts'
import type { Db, Store } from '#store/store.ts'
import { count } from '#test/counts.ts'
import { draft } from '#test/make-draft.ts'
import { tempDatabase } from '#test/postgres/temp-database.ts'
import { report } from '#test/reliability/results.ts'
import { testKey } from '#test/test-key.ts'
import { client, emptyDatabase, lineTo, nodes, openedStore, server } from './given-servers.ts'

const ORIGIN = { source: 'google-maps', date: '2026-11-01' } as const

describe('several writers', () => {
  test('a follower never misses a change number, however long transactions take', async () => {
    const { first, second, reader } = await nodes('first', 'second', 'reader')
    const writes = count({ usual: 40, long: 2_000 })
    const seen: number[] = []
    let isOver = false
    const following = follow(reader.db, seen, () => isOver)
    const write = (store: Store) =>
      store.write(async trx => {
        const number = await takeNumbers(trx, 'change', 1)
        await wait(Math.random() * 4)
        await insertAddress(trx, number)
      })
    await Promise.all(Array.from({ length: writes }, (_, at) => write(at % 2 === 0 ? first : second)))
    isOver = true
    await following
    const lost = writes - new Set(seen).size
    report({ check: 'followers on PostgreSQL', count: writes, lost, crashed: 0, serverErrors: 0 })
    expect(seen).toEqual(Array.from({ length: writes }, (_, at) => at + 1))
  })

  test('each sees what the one before stored', async () => {
    const { first, second } = await nodes('first', 'second')
    const addOne = (store: Store) =>
      store.write(async trx => {
        const before = (await storedSettings(trx, ['siteTitle'])).get('siteTitle') ?? 0
        await wait(1)
        await saveSetting(trx, 'siteTitle', Number(before) + 1, 0)
      })
    await Promise.all(Array.from({ length: 20 }, (_, at) => addOne(at % 2 === 0 ? first : second)))
    expect((await storedSettings(first.db, ['siteTitle'])).get('siteTitle')).toBe(20)
  })

  test('one that waits for another node for too long says store_locked, and the next one writes', async () => {
    const url = await tempDatabase(server())
    const engine = postgresEngine(url, { mostWaitMs: 50 })
    const other = await client(url)
    await other.query('begin; select id from store_lock for update')
    await expect(engine.write(trx => saveSetting(trx, 'a', 1, 0))).rejects.toMatchObject({
      code: 'store_locked',
    })
    await other.query('rollback')
    await engine.write(trx => saveSetting(trx, 'b', 2, 0))
    expect(await storedSettings(engine.db)).toEqual(new Map([['b', 2]]))
    await engine.db.destroy()
  })

  test.for(['40001', '40P01'])('a transaction that fails with %s is repeated as a whole', async state => {
    const { store } = await nodes('store')
    let attempts = 0
    await store.write(async trx => {
      await saveSetting(trx, `attempt ${++attempts}`, true, 0)
      if (attempts < 3) await sql.raw(`do $$ begin raise sqlstate '${state}'; end $$`).execute(trx)
    })
    expect([...(await storedSettings(store.db)).keys()]).toEqual(['attempt 3'])
  })

  test('another error ends a transaction at once, and nothing of it is stored', async () => {
    const { store } = await nodes('store')
    let attempts = 0
    const failed = store.write(async trx => {
      attempts++
      await saveSetting(trx, 'a', 1, 0)
      throw new Error('stopped')
    })
    await expect(failed).rejects.toThrow('stopped')
    expect(attempts).toBe(1)
    expect(await storedSettings(store.db)).toEqual(new Map())
  })
})

describe('a lost connection', () => {
  test('says store_unavailable while the server is away, and is made anew when it is back', async () => {
    const line = await lineTo(await tempDatabase(server()))
    const store = await openedStore(line.url)
    await store.write(trx => saveSetting(trx, 'before', 1, 0))
    await line.cut()
    for (const work of [
      () => storedSettings(store.db),
      () => store.write(trx => saveSetting(trx, 'meanwhile', 2, 0)),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'store_unavailable' })
    await line.mend()
    await store.write(trx => saveSetting(trx, 'after', 3, 0))
    expect([...(await storedSettings(store.db)).keys()].sort()).toEqual(['after', 'before'])
  })

  test('in a transaction stores nothing of it', async () => {
    const url = await tempDatabase(server())
    const line = await lineTo(url)
    const store = await openedStore(line.url)
    const cut = store.write(async trx => {
      await saveSetting(trx, 'a', 1, 0)
      await line.cut()
      await saveSetting(trx, 'b', 2, 0)
    })
    await expect(cut).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(await storedSettings((await openedStore(url)).db)).toEqual(new Map())
  })

  test('that the server ended is store_unavailable, too', async () => {
    const url = await tempDatabase(server())
    const store = await openedStore(url)
    const admin = await client(url)
    const ended = store.write(async trx => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await saveSetting(trx, 'a', 1, 0)
    })
    await expect(ended).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(await storedSettings(store.db)).toEqual(new Map())
  })

  test('a server that is not there is said when the store is opened', async () => {
    const line = await lineTo(server())
    await line.cut()
    await expect(openedStore(line.url)).rejects.toMatchObject({ code: 'store_unavailable' })
  })
})

test('two nodes that start on an empty database at once make its tables once', async () => {
  const url = await emptyDatabase()
  const [first, second] = await Promise.all([openedStore(url), openedStore(url)])
  await first.write(trx => saveSetting(trx, 'a', 1, 0))
  expect(await storedSettings(second.db)).toEqual(new Map([['a', 1]]))
})

test('a statement may take as long as a request, and one of a migration as long as it needs', async () => {
  const engine = postgresEngine(await tempDatabase(server()))
  const limits = async (db: Db) =>
    (
      await sql<object>`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock`.execute(db)
    ).rows
  expect(await limits(engine.db)).toEqual([{ statement: '30s', lock: '10s' }])
  await engine.migrate({
    isUpToDate: async () => false,
    run: async db => expect(await limits(db)).toEqual([{ statement: '0', lock: '0' }]),
  })
  await engine.db.destroy()
})

test('statements that were prepared go on when another node adds a column', async () => {
  const url = await emptyDatabase()
  const store = await openedStore(url)
  const save = (value: number) => store.write(trx => saveSetting(trx, 'a', value, 0))
  const all = () => store.db.selectFrom('settings').selectAll().execute()
  for (const value of [1, 2, 3]) {
    await save(value)
    await all()
  }
  const prepared =
    await sql`select 1 from pg_prepared_statements where statement like 'insert into "settings"%'`
  expect((await prepared.execute(store.db)).rows).toHaveLength(1)
  await (await client(url)).query('alter table settings add column added text')
  await save(4)
  expect(await all()).toMatchObject([{ key: 'a', value: '4', added: null }])
})

test('columns hold what SQLite would: whole numbers of 64 bits, bytes, and texts in the order of their bytes', async () => {
  const { store } = await nodes('store')
  const { rows } = await sql<{ type: string; collation: string | null }>`
    select distinct data_type as type, collation_name as collation from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(store.db)
  expect(rows.map(({ type, collation }) => `${type} ${collation}`).sort()).toEqual([
    'bigint null',
    'bytea null',
    'double precision null',
    'text C',
  ])
})

test('numbers come back as numbers, also large ones and sums', async () => {
  const { store } = await nodes('store')
  await insertAddress(store.db, Number.MAX_SAFE_INTEGER)
  const row = await store.db
    .selectFrom('old_slugs')
    .select(({ fn }) => ['business_id', fn.countAll().as('count'), fn.sum('created_at').as('sum')])
    .groupBy('business_id')
    .executeTakeFirst()
  expect(row).toEqual({ business_id: Number.MAX_SAFE_INTEGER, count: 1, sum: 7 })
})

test('a text with U+0000, which PostgreSQL does not have, is stored and asked for without it', async () => {
  const { store } = await nodes('store')
  await saveSetting(store.db, 'a\0b', 'c', 0)
  expect(await storedSettings(store.db, ['a\0b'])).toEqual(new Map([['a\uFFFDb', 'c']]))
})

test('a list of texts with U+0000 is asked for without it, too', async () => {
  const { store } = await nodes('store')
  await saveSetting(store.db, 'a\0b', 'c', 0)
  const found = store.db
    .selectFrom('settings')
    .select('key')
    .where(isListed(store.db, 'key', ['a\0b']))
  expect(await found.execute()).toEqual([{ key: 'a\uFFFDb' }])
})

test('the planner knows the first businesses once they are stored, so imports look keys up by indexes', async () => {
  const store = await openedStore(await emptyDatabase())
  const drafts = Array.from({ length: 20 }, (_, at) => draft({ name: `Roth ${at}`, cid: `${at}` }))
  const suppressed = await suppressionList(store.db, testKey)
  await store.write(trx => saveDrafts(trx, { drafts, origin: ORIGIN, suppressed, now: 0 }))
  const statistics = sql`select attname from pg_stats where tablename = 'businesses' and n_distinct = -1`
  expect((await statistics.execute(store.db)).rows).toContainEqual({ attname: 'cid' })
})

async function insertAddress(db: Db, number: number): Promise<void> {
  await db
    .insertInto('old_slugs')
    .values({ url_slug: `${number}`, business_id: number, created_at: 7 })
    .execute()
}

/** Collects the numbers above the last one, until it is over and there is none left. */
async function follow(db: Db, seen: number[], isOver: () => boolean): Promise<void> {
  for (let isLast = false; ; isLast = isOver()) {
    const rows = await db
      .selectFrom('old_slugs')
      .select('business_id')
      .where('business_id', '>', seen.at(-1) ?? 0)
      .orderBy('business_id')
      .execute()
    seen.push(...rows.map(row => Number(row.business_id)))
    if (isLast && rows.length === 0) return
  }
}
