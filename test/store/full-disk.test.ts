import { sql } from 'kysely'
import { expect, test } from 'vitest'
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

/** SQLite treats a database of this size like a full disk; a smaller number means its present size. */
async function allowPages({ db }: Store, pages: number): Promise<void> {
  await sql`PRAGMA max_page_count = ${sql.raw(String(pages))}`.execute(db)
}
