import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import { countAdminBusinesses, idsMatching } from '#services/businesses/list-admin-businesses.ts'
import { openAdminTable } from '#store/admin-table/admin-table.ts'
import type { Store } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'

async function idsOf(store: Store, filter: AdminBusinessFilter = {}): Promise<number[]> {
  return (await Array.fromAsync(idsMatching({ store }, filter))).flat()
}

describe('the administrator’s table', () => {
  test('finds what was committed before the query', async () => {
    const { store, add } = await tempDirectory(draft({ name: 'Birne' }))
    expect(await idsOf(store)).toEqual([1])
    await add(draft({ name: 'Anker', street: 'Gasse 1' }))
    expect(await idsOf(store)).toEqual([2, 1])
    await store.db
      .updateTable('businesses')
      .set({ name_sort: 'zebra', change: 50 })
      .where('id', '=', 2)
      .execute()
    expect(await idsOf(store)).toEqual([1, 2])
    await store.db.updateTable('businesses').set({ removed_at: 1, change: 51 }).where('id', '=', 1).execute()
    expect(await idsOf(store)).toEqual([2])
    expect(await idsOf(store, { state: 'removed' })).toEqual([1])
    expect(await countAdminBusinesses({ store }, {})).toBe(1)
  })

  test('has nothing of what was deleted entirely', async () => {
    const { store } = await tempDirectory(draft())
    const gone = { removed_at: 1, url_slug: '~1', change: 50 }
    await store.db.updateTable('businesses').set(gone).where('id', '=', 1).execute()
    expect(await idsOf(store)).toEqual([])
    expect(await idsOf(store, { state: 'removed' })).toEqual([])
  })

  test('reads more than one batch, and gives long lists in steps', async () => {
    const count = 2500
    const { store } = await tempDirectory(
      ...Array.from({ length: count }, (_, at) => draft({ name: `Betrieb ${at}`, street: `Gasse ${at}` })),
    )
    const steps = await Array.fromAsync(idsMatching({ store }, {}))
    expect(Math.max(...steps.map(step => step.length))).toBe(500)
    expect(new Set(steps.flat()).size).toBe(count)
    await store.db
      .updateTable('businesses')
      .set(({ ref, eb }) => ({ change: eb(ref('id'), '+', 100_000) }))
      .execute()
    expect(await countAdminBusinesses({ store }, { city: 'Görlitz' })).toBe(count)
  })

  test('answers queries that come at the same time', async () => {
    const { store } = await tempDirectory(draft(), draft({ name: 'Anker', street: 'Gasse 1' }))
    const counts = await Promise.all(
      [{}, { search: 'anker' }, { city: 'Berlin' }].map(filter => countAdminBusinesses({ store }, filter)),
    )
    expect(counts).toEqual([2, 1, 0])
  })

  test('a query that cannot be answered is rejected, and so is the next one', async () => {
    const folder = tempFolder()
    const table = openAdminTable(join(folder, 'missing', 'directory.sqlite'))
    onTestFinished(() => table.close())
    const question = {
      filter: readOverviewFilter({}),
      sortBy: 'name',
      sortOrder: 'asc',
      offset: 0,
      limit: 1,
    } as const
    await expect(table.query('list', question)).rejects.toThrow()
    await expect(table.query('list', question)).rejects.toThrow()
  })

  test('closing it rejects queries that wait, and the next query starts it again', async () => {
    const { store } = await tempDirectory(draft())
    const waiting = expect(countAdminBusinesses({ store }, {})).rejects.toThrow('ended')
    await store.adminTable.close()
    await waiting
    expect(await countAdminBusinesses({ store }, {})).toBe(1)
  })
})
