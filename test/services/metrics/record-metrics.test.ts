import { describe, expect, test } from 'vitest'
import { searchCounter } from '#services/metrics/count-searches.ts'
import { groupCountsYearAgo, listMetrics } from '#services/metrics/list-metrics.ts'
import { recordMetrics } from '#services/metrics/record-metrics.ts'
import { beginImportRun, takeImportRunId, updateImportRun } from '#store/imports/import-runs.ts'
import { setMetric } from '#store/metrics.ts'
import type { Store } from '#store/store.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempStore } from '#test/temp-store.ts'

const MIDNIGHT = Date.parse('2026-11-24T00:00:00+01:00')
const DAY_MS = 86_400_000

/** A store with a clock that the test sets. */
async function given(store?: Store) {
  const clock = { now: MIDNIGHT + 1 }
  return { store: store ?? (await tempStore()), clock, now: () => clock.now }
}

/** An import that began at a moment. */
async function importAt(
  store: Store,
  at: number,
  run: { fileSize?: number; imported: number; updated?: number; isDryRun?: boolean },
): Promise<number> {
  const id = await takeImportRunId(store.db)
  const { imported, updated = 0, fileSize = 1000, isDryRun = false } = run
  await beginImportRun(store.db, { id, fileName: 'a.xlsx', fileSize, isDryRun }, at)
  await updateImportRun(store.db, id, { imported, updated, state: 'done' })
  return id
}

const valuesOf = async (deps: Awaited<ReturnType<typeof given>>, name: string) =>
  (await listMetrics(deps, 10)).find(course => course.name === name)?.days

describe('the daily metrics', () => {
  test('count the businesses once a day: all of them, and the public ones of each group', async () => {
    const { store } = await tempDirectory(
      draft(),
      draft({ name: 'Café Ißler', category: 'Café', phone: '+493581471001', street: 'Weg 1' }),
      draft({ name: 'Zahnarzt Öztürk', category: 'Zahnarzt', phone: '+493581471002', street: 'Weg 2' }),
    )
    await store.db
      .updateTable('businesses')
      .set({ is_hidden: 1 })
      .where('name', '=', 'Zahnarzt Öztürk')
      .execute()
    await store.db.updateTable('businesses').set({ removed_at: 1 }).where('name', '=', 'Café Ißler').execute()
    const deps = await given(store)
    await recordMetrics(deps)
    expect(await valuesOf(deps, 'businesses')).toEqual([{ day: '2026-11-24', value: 2 }])
    expect(await valuesOf(deps, 'group:gastronomie')).toEqual([{ day: '2026-11-24', value: 1 }])
    expect(await valuesOf(deps, 'group:gesundheit')).toEqual([{ day: '2026-11-24', value: 0 }])
    await store.db.updateTable('businesses').set({ removed_at: 1 }).execute()
    await recordMetrics(deps)
    expect(await valuesOf(deps, 'businesses')).toEqual([{ day: '2026-11-24', value: 2 }])
    deps.clock.now += DAY_MS
    await recordMetrics(deps)
    expect(await valuesOf(deps, 'businesses')).toEqual([
      { day: '2026-11-24', value: 2 },
      { day: '2026-11-25', value: 0 },
    ])
  })

  test('add up the rows of the own imports of a day, also those after the previous call', async () => {
    const deps = await given()
    await importAt(deps.store, MIDNIGHT, { imported: 3, updated: 4 })
    await importAt(deps.store, MIDNIGHT, { imported: 500, isDryRun: true })
    await importAt(deps.store, MIDNIGHT, { imported: 2000, fileSize: 0 })
    const undone = await importAt(deps.store, MIDNIGHT, { imported: 80 })
    await updateImportRun(deps.store.db, undone, { undone_at: 1 })
    await recordMetrics(deps)
    expect(await valuesOf(deps, 'imports')).toEqual([{ day: '2026-11-24', value: 7 }])
    await importAt(deps.store, MIDNIGHT + DAY_MS - 1, { imported: 1 })
    deps.clock.now += DAY_MS
    await recordMetrics(deps)
    expect(await valuesOf(deps, 'imports')).toEqual([{ day: '2026-11-24', value: 8 }])
  })

  test('are listed over the requested number of days, the oldest first', async () => {
    const deps = await given()
    for (const [day, value] of [
      ['2026-11-24', 3],
      ['2026-11-22', 1],
      ['2026-11-14', 9],
    ] as const) {
      await setMetric(deps.store.db, { day, name: 'searches', value })
    }
    const days = [
      { day: '2026-11-22', value: 1 },
      { day: '2026-11-24', value: 3 },
    ]
    expect(await listMetrics(deps, 10)).toEqual([{ name: 'searches', days }])
    expect(await listMetrics(deps, 1)).toEqual([{ name: 'searches', days: days.slice(1) }])
  })
})

describe('searches', () => {
  test('are counted in memory and added to the day', async () => {
    const deps = await given()
    const counter = searchCounter(deps)
    counter.count()
    counter.count()
    expect(await valuesOf(deps, 'searches')).toBeUndefined()
    await counter.flush()
    await counter.flush()
    counter.count()
    await counter.flush()
    expect(await valuesOf(deps, 'searches')).toEqual([{ day: '2026-11-24', value: 3 }])
  })

  test('are not lost when they cannot be stored', async () => {
    const deps = await given()
    let isLocked = true
    const store: Store = {
      ...deps.store,
      write: work => (isLocked ? Promise.reject(new Error('locked')) : deps.store.write(work)),
    }
    const counter = searchCounter({ store, now: deps.now })
    counter.count()
    await expect(counter.flush()).rejects.toThrow('locked')
    counter.count()
    isLocked = false
    await counter.flush()
    expect(await valuesOf(deps, 'searches')).toEqual([{ day: '2026-11-24', value: 2 }])
  })
})

describe('the groups a year ago', () => {
  const addValue = (deps: { store: Store }, day: string, value: number) =>
    setMetric(deps.store.db, { day, name: 'group:handwerker', value })

  test('are those of the day closest to it, ten days off at most', async () => {
    const deps = await given()
    await addValue(deps, '2025-11-13', 1)
    expect([...(await groupCountsYearAgo(deps))]).toEqual([])
    await addValue(deps, '2025-11-14', 100)
    await addValue(deps, '2025-12-04', 150)
    expect([...(await groupCountsYearAgo(deps))]).toEqual([['handwerker', 100]])
    await addValue(deps, '2025-11-26', 130)
    expect([...(await groupCountsYearAgo(deps))]).toEqual([['handwerker', 130]])
  })
})
