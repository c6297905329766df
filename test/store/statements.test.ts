import { expect, test } from 'vitest'
import { insertRows } from '#store/statements.ts'
import type { Db } from '#store/store.ts'
import { tempStore } from '#test/temp-store.ts'

interface Former {
  readonly url_slug: string
  readonly business_id: number
  readonly created_at: number
}

function formers(count: number, from = 0): Former[] {
  return Array.from({ length: count }, (_, row) => ({
    url_slug: `köln/${String(from + row).padStart(4, '0')}`,
    business_id: from + row,
    created_at: 7,
  }))
}

const insert = (db: Db, rows: readonly Former[]) =>
  insertRows(db, 'former addresses', rows, part => db.insertInto('old_slugs').values(part))

const stored = (db: Db) => db.selectFrom('old_slugs').selectAll().orderBy('url_slug').execute()

for (const count of [0, 1, 9, 10, 11, 99, 100, 234]) {
  test(`${count} rows are stored, each with its own values`, async () => {
    const { db } = await tempStore()
    await insert(db, formers(count))
    expect(await stored(db)).toEqual(formers(count))
  })
}

test('a value is never a part of the statement', async () => {
  const { db } = await tempStore()
  const hostile = { url_slug: "x'); DROP TABLE old_slugs; --", business_id: 1, created_at: 2 }
  await insert(db, formers(1))
  await insert(db, [hostile])
  expect(await stored(db)).toEqual([...formers(1), hostile])
})

test('a row that breaks a rule of the table throws, and its transaction stores nothing', async () => {
  const store = await tempStore()
  await insert(store.db, formers(1))
  await expect(store.write(trx => insert(trx, [...formers(120, 1), ...formers(1)]))).rejects.toThrow(
    /unique/i,
  )
  expect(await stored(store.db)).toEqual(formers(1))
})

test('a statement that takes its values in another order is refused before it runs', async () => {
  const { db } = await tempStore()
  const run = insertRows(db, 'former address the wrong way round', formers(1), ([row]) =>
    db.insertInto('old_slugs').values({ created_at: 7, ...row } as Former),
  )
  await expect(run).rejects.toThrow('another order')
  expect(await stored(db)).toEqual([])
})
