import { describe, expect, test } from 'vitest'
import { jobHandlers } from '#jobs/handlers.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { listMetrics } from '#services/metrics/list-metrics.ts'
import { insertJob, jobById } from '#store/jobs/jobs.ts'
import { setMetric } from '#store/metrics.ts'
import { stoppingSignal } from '#test/jobs/stopping-signal.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { NO_WEB } from './no-web.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const COUNT = 250

/** An own bakery among fictional businesses. */
async function given() {
  const directory = await tempDirectory(draft())
  const { store, folder: dataDir } = directory
  await loadDemo({ store, dataDir, now: () => NOW }, { count: COUNT })
  await directory.follow()
  return directory
}

/** Runs the job; stops it before its n-th check of the signal, where given. */
async function run(directory: TempDirectory, stopAfter = Number.POSITIVE_INFINITY, jobId?: number) {
  const { store, overview } = directory
  const id =
    jobId ?? (await insertJob(store.db, { kind: 'remove-demonstration', input: {}, account: 'admin' }, NOW))
  const job = jobHandlers({
    ...NO_WEB,
    store,
    overview,
    files: directory.siteFiles,
    dataDir: directory.folder,
    now: () => NOW,
    rebuildIndex: () => Promise.reject(new Error('nobody asked for a new index')),
    indexed: directory.follow,
  })['remove-demonstration']

  return { id, done: job({ id, input: {}, signal: stoppingSignal(stopAfter) }) }
}

const live = async ({ store }: TempDirectory) =>
  store.db
    .selectFrom('businesses')
    .select(['id', 'source', 'url_slug'])
    .where('removed_at', 'is', null)
    .execute()

describe('removing the demo data', () => {
  test('leaves own businesses and nothing else: no business, no import, no metric that counted them', async () => {
    const directory = await given()
    const { store, index } = directory
    const fictional = (await live(directory)).find(({ source }) => source === 'demonstration')
    await setMetric(store.db, { day: '2026-11-23', name: 'businesses', value: COUNT + 1 })
    await setMetric(store.db, { day: '2026-11-23', name: 'group:gastronomie', value: COUNT })
    await setMetric(store.db, { day: '2026-11-23', name: 'searches', value: 5 })
    const { id, done } = await run(directory)
    expect((await done).result).toEqual({ removed: COUNT, kept: 0 })
    expect((await live(directory)).map(({ url_slug }) => url_slug)).toEqual(['goerlitz/baeckerei-roth'])
    expect(index.stats()).toMatchObject({ total: 1, hasDemonstration: false })
    expect(await store.db.selectFrom('import_runs').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('import_outcomes').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('suppressions').selectAll().execute()).toEqual([])
    expect((await jobById(store.db, id))?.progress).toEqual({
      phase: 'removing',
      done: COUNT,
      total: COUNT,
      counts: { removed: COUNT, kept: 0 },
    })
    const metrics = new Map(
      (await listMetrics({ store, now: () => NOW }, 10)).map(({ name, days }) => [name, days]),
    )
    expect(metrics.get('businesses')).toEqual([{ day: '2026-11-24', value: 1 }])
    expect(metrics.get('group:gastronomie')).toEqual([{ day: '2026-11-24', value: 1 }])
    expect(metrics.get('searches')).toEqual([{ day: '2026-11-23', value: 5 }])
    const [city = '', slug = ''] = fictional?.url_slug.split('/') ?? []
    expect(index.businessBySlug(city, slug, NOW)).toEqual({ kind: 'unknown' })
    expect(index.businessById(Number(fictional?.id), NOW)).toEqual({ kind: 'unknown' })
  })

  test('keeps what was edited or locked', async () => {
    const directory = await given()
    const { store } = directory
    const [edited, locked] = (await live(directory)).filter(({ source }) => source === 'demonstration')
    for (const [business, fieldSources] of [
      [edited, { phone: { source: 'administrator', date: '2026-11-24', isLocked: false } }],
      [locked, { name: { source: 'demonstration', date: '2026-11-24', isLocked: true } }],
    ] as const) {
      await store.db
        .updateTable('businesses')
        .set({ field_sources: JSON.stringify(fieldSources) })
        .where('id', '=', Number(business?.id))
        .execute()
    }
    const { done } = await run(directory)
    expect((await done).result).toEqual({ removed: COUNT - 2, kept: 2 })
    expect((await live(directory)).filter(({ source }) => source === 'demonstration')).toEqual([
      edited,
      locked,
    ])
  })

  test.each([1, 2, 3])('continues where it was stopped before its step %i', async stopAfter => {
    const directory = await given()
    const { id, done } = await run(directory, stopAfter - 1)
    await expect(done).rejects.toThrow('stopped')
    expect(await live(directory)).toHaveLength(COUNT + 1 - (stopAfter - 1) * 100)
    const again = await run(directory, undefined, id)
    expect((await again.done).result).toEqual({ removed: COUNT, kept: 0 })
    expect(await live(directory)).toHaveLength(1)
  })

  test('has nothing to do twice', async () => {
    const directory = await given()
    await (await run(directory)).done
    expect((await (await run(directory)).done).result).toEqual({ removed: 0, kept: 0 })
    expect(await live(directory)).toHaveLength(1)
  })
})
