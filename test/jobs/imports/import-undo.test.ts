import { expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { startUndo } from '#services/undo/start-undo.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { TempDirectory } from '#test/temp-directory.ts'
import { testKey } from '#test/test-key.ts'
import { csvOf, type GivenImports, givenImports, manyRows, row } from './given-imports.ts'

/** What a visitor of `/{city}/{slug}` finds: 'found', 'moved' (301), 'gone' (410) or 'unknown' (404). */
function lookupPage({ index }: TempDirectory, urlSlug: string): string {
  const [city = '', slug = ''] = urlSlug.split('/')
  return index.businessBySlug(city, slug, 0).kind
}

const ROTH = { place_id: 'ChIJaaaaaaaaaaaaaaaaaaaaaaa' }

async function facts(given: GivenImports): Promise<Omit<Business, 'updatedAt'>[]> {
  return (await given.businesses()).map(({ updatedAt: _, ...business }) => business)
}

/** Somebody else changes a business. */
async function touch(given: GivenImports, name: string): Promise<void> {
  await given.store.write(async trx =>
    saveDrafts(trx, {
      drafts: [
        { name, street: 'Marktstraße 3', postalCode: '02826', city: 'Görlitz', description: 'Neuer.' },
      ],
      origin: { source: 'owner', date: '2026-11-22' },
      suppressed: await suppressionList(trx, testKey),
      now: 0,
    }),
  )
}

test('an undone import leaves everything as it was: facts, sources, addresses', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([row(ROTH), row({ Name: 'Café Central' })]))
  const before = await facts(given)
  given.clock.now += 86_400_000
  const { run } = await given.imported(
    'neu.csv',
    csvOf([
      row({ ...ROTH, Name: 'Backhaus Roth', Ort: 'Zittau', PLZ: '02763', Website: 'https://roth.example/' }),
      row({ Name: 'Neuer Laden' }),
    ]),
  )
  expect(await given.preview(run.id)).toEqual({
    check: { removable: 1, restorable: 1, partly: 0, kept: 0 },
    kept: [],
  })
  const job = await given.undo(run.id)
  expect(job).toMatchObject({
    state: 'done',
    result: { runId: run.id, removed: 1, restored: 1, partly: 0, kept: 0 },
  })
  expect(await facts(given)).toEqual(before)
  const detail = await given.detail(run.id)
  expect(detail.run.undoneAt).toBe(given.clock.now)
  expect(detail.canUndo).toBe(false)
  expect(lookupPage(given, 'goerlitz/baeckerei-roth')).toBe('found')
  expect(lookupPage(given, 'zittau/baeckerei-roth')).toBe('moved')
  expect(lookupPage(given, 'goerlitz/neuer-laden')).toBe('unknown')
})

test('an undo waits for the imports that were queued before it, and loses nothing of what they stored', async () => {
  const given = await givenImports()
  const { store, clock } = given
  const first = await given.imported('alt.csv', csvOf([row(ROTH)]))
  await given.upload('neu.csv', csvOf([row({ ...ROTH, Website: 'https://roth.example/' })]))
  const undo = await startUndo({ store, now: () => clock.now }, { kind: 'import', id: first.run.id }, 'admin')
  await given.look()
  expect((await given.job(undo)).state).toBe('queued')
  await given.work()
  await given.work()
  expect(['done', 'failed']).toContain((await given.job(undo)).state)
  expect(await given.businesses()).toMatchObject([
    { name: 'Bäckerei Roth', website: 'https://roth.example/' },
  ])
})

test('what an import created is deleted entirely, and a new import gives it the same address', async () => {
  const given = await givenImports()
  const { run } = await given.imported('laden.csv', csvOf([row()]))
  expect(lookupPage(given, 'goerlitz/baeckerei-roth')).toBe('found')
  await given.undo(run.id)
  expect(lookupPage(given, 'goerlitz/baeckerei-roth')).toBe('unknown')
  expect(given.index.stats().total).toBe(0)
  const again = await given.imported('laden.csv', csvOf([row()]))
  expect(again.run).toMatchObject({ imported: 1, updated: 0 })
  expect(lookupPage(given, 'goerlitz/baeckerei-roth')).toBe('found')
})

test('every business an undo touches says so in its history', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([row(ROTH)]))
  const { run } = await given.imported(
    'neu.csv',
    csvOf([row({ ...ROTH, Telefon: '03581 479999' }), row({ Name: 'Neuer Laden' })]),
  )
  await given.undo(run.id)
  const undone = await given.store.db
    .selectFrom('history')
    .selectAll()
    .where('kind', '=', 'undone')
    .orderBy('business_id')
    .execute()
  expect(undone).toMatchObject([
    { business_id: 1, run_id: run.id, account: 'admin', source: 'administrator' },
    { business_id: 2, run_id: run.id, account: 'admin', source: 'administrator' },
  ])
  expect(JSON.parse(undone[0]?.after ?? '')).toMatchObject({
    phone: '+493581471000',
    undoneId: expect.any(Number),
  })
})

test('an import of which nothing can go back is not undone', async () => {
  const given = await givenImports()
  const { run } = await given.imported('laden.csv', csvOf([row()]))
  await touch(given, 'Bäckerei Roth')
  const before = await facts(given)
  const refused = startUndo({ store: given.store, now: () => 0 }, { kind: 'import', id: run.id }, 'admin')
  await expect(refused).rejects.toMatchObject({ code: 'import_not_undoable', details: { count: 1 } })
  expect(await facts(given)).toEqual(before)
})

test('what is touched while the undo is under way is left out and counted', async () => {
  let writes = 0
  const given = await givenImports(store => ({
    ...store,
    async write(work) {
      // The first transaction of the undo is through, the second one is about to begin.
      if (isUndoing && ++writes === 2) await touch(given, 'Zuletzt')
      return store.write(work)
    },
  }))
  let isUndoing = false
  const rows = [...manyRows(150), row({ Name: 'Zuletzt' })]
  const { run } = await given.imported('viele.csv', csvOf(rows))
  isUndoing = true
  const job = await given.undo(run.id)
  expect(job).toMatchObject({ state: 'done', result: { removed: 150, restored: 0, kept: 1 } })
  expect((await given.businesses()).map(({ name }) => name)).toEqual(['Zuletzt'])
})

test('an undo that crashed continues where it was', async () => {
  let writes = 0
  const given = await givenImports(store => ({
    ...store,
    write(work) {
      if (isUndoing && ++writes === 2) throw new Error('pulled the plug')
      return store.write(work)
    },
  }))
  let isUndoing = false
  await given.imported('alt.csv', csvOf([row(ROTH)]))
  const before = await facts(given)
  const { run } = await given.imported(
    'viele.csv',
    csvOf([row({ ...ROTH, Telefon: '03581 479999' }), ...manyRows(250)]),
  )
  isUndoing = true
  const interrupted = await given.undo(run.id)
  expect(interrupted.state).toBe('queued')
  expect((await given.businesses()).length).toBeGreaterThan(1)
  given.clock.now += 60_000
  await given.work()
  expect((await given.job(interrupted.id)).result).toEqual({
    runId: run.id,
    removed: 250,
    restored: 1,
    partly: 0,
    kept: 0,
  })
  expect(await facts(given)).toEqual(before)
})

test('a dry run, a refused file and an undone import have nothing to undo', async () => {
  const given = await givenImports()
  const refuse = (id: number) =>
    expect(
      startUndo({ store: given.store, now: () => 0 }, { kind: 'import', id }, 'admin'),
    ).rejects.toMatchObject({
      code: 'import_not_undoable',
    })
  await refuse((await given.imported('probe.csv', csvOf([row()]), true)).run.id)
  await refuse((await given.imported('leer.csv', '')).run.id)
  const { run } = await given.imported('laden.csv', csvOf([row()]))
  await given.undo(run.id)
  await refuse(run.id)
  await expect(
    startUndo({ store: given.store, now: () => 0 }, { kind: 'import', id: 99 }, 'admin'),
  ).rejects.toMatchObject({ code: 'import_unknown' })
})
