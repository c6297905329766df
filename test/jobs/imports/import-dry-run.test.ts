import { expect, test } from 'vitest'
import { startImport } from '#services/imports/start-import.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { csvOf, givenImports, manyRows, row } from './given-imports.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('a dry run says what would happen, and nothing happens', async () => {
  const given = await givenImports()
  await given.imported('betriebe.csv', csvOf([row(), row({ Name: 'Café Central' })]))
  const change = await lastChange(given.store.db)
  const { run, result, canUndo } = await given.imported(
    'neu.csv',
    csvOf([
      row({ Telefon: '03581 471001' }),
      row({ Name: 'Café Central' }),
      row({ Name: 'Elektro Yıldız' }),
      row({ Name: 'Elektro Yıldız', Website: 'https://yildiz.example/' }),
      row({ Name: '' }),
    ]),
    true,
  )
  expect(run).toMatchObject({ isDryRun: true, state: 'done', canStart: true, rowsTotal: 5, conflicts: 0 })
  expect(result).toMatchObject({ imported: 1, updated: 1, unchanged: 1, duplicates: 1, errors: 1 })
  expect(canUndo).toBe(false)
  expect(await lastChange(given.store.db)).toBe(change)
  expect(await given.businesses()).toHaveLength(2)
  expect(given.files('uploads')).toHaveLength(1)
  expect(given.files('imports')).toEqual([])
})

test('its sample shows facts before and after: the rows that change most first, then new ones', async () => {
  const given = await givenImports()
  await given.imported('betriebe.csv', csvOf([row(), row({ Name: 'Café Central' })]))
  const { differences } = await given.imported(
    'neu.csv',
    csvOf([
      row({ Name: 'Neuer Laden' }),
      row({ Telefon: '03581 471001' }),
      row({ Name: 'Café Central', Telefon: '03581 471002', Website: 'https://central.example/' }),
    ]),
    true,
  )
  expect(differences).toEqual([
    {
      rowNumber: 4,
      outcome: 'updated',
      name: 'Café Central',
      businessId: 2,
      changes: [
        { field: 'phone', before: '+493581471000', after: '+493581471002' },
        { field: 'website', before: null, after: 'https://central.example/' },
      ],
      lockedFields: [],
    },
    {
      rowNumber: 3,
      outcome: 'updated',
      name: 'Bäckerei Roth',
      businessId: 1,
      changes: [{ field: 'phone', before: '+493581471000', after: '+493581471001' }],
      lockedFields: [],
    },
    {
      rowNumber: 2,
      outcome: 'imported',
      name: 'Neuer Laden',
      businessId: null,
      changes: expect.arrayContaining([{ field: 'name', before: null, after: 'Neuer Laden' }]),
      lockedFields: [],
    },
  ])
})

test('the sample has at most 50 rows', async () => {
  const given = await givenImports()
  await given.imported('betriebe.csv', csvOf(manyRows(60)))
  const { differences, run } = await given.imported(
    'neu.csv',
    csvOf([
      ...manyRows(60, { Website: 'https://neu.example/' }),
      ...manyRows(30).map(each => ({ ...each, Name: `Neu ${each.Name}` })),
    ]),
    true,
  )
  expect(run).toMatchObject({ updated: 60, imported: 30 })
  expect(differences.filter(({ outcome }) => outcome === 'updated')).toHaveLength(40)
  expect(differences.filter(({ outcome }) => outcome === 'imported')).toHaveLength(10)
})

test('rows that contradict locked facts are conflicts, in the import too, and shown with what they say', async () => {
  const given = await givenImports()
  await given.imported('betriebe.csv', csvOf([row()]))
  await given.store.db
    .updateTable('businesses')
    .set({
      field_sources: JSON.stringify({ phone: { source: 'owner', date: '2026-11-01', isLocked: true } }),
    })
    .execute()
  const { run, differences } = await given.imported(
    'neu.csv',
    csvOf([row({ Telefon: '03581 479999' })]),
    true,
  )
  expect(run).toMatchObject({ conflicts: 1, unchanged: 1 })
  expect(differences).toMatchObject([
    {
      rowNumber: 2,
      outcome: 'conflict',
      changes: [{ field: 'phone', before: '+493581471000', after: '+493581479999' }],
      lockedFields: ['phone'],
    },
  ])
  const deps = { store: given.store, files: given.siteFiles, now: () => given.clock.now }
  const { runId } = await startImport(deps, { id: run.id, account: 'admin' })
  await given.work()
  expect((await given.detail(runId)).run).toMatchObject({ isDryRun: false, conflicts: 1, unchanged: 1 })
})

test('a dry run becomes an import of the same file, once', async () => {
  const given = await givenImports()
  const { run } = await given.imported('betriebe.csv', csvOf([row()]), true)
  const deps = { store: given.store, files: given.siteFiles, now: () => given.clock.now }
  const started = await startImport(deps, { id: run.id, account: 'admin' })
  await given.work()
  expect((await given.detail(started.runId)).run).toMatchObject({
    isDryRun: false,
    state: 'done',
    imported: 1,
    fileName: 'betriebe.csv',
  })
  expect((await given.detail(run.id)).run.canStart).toBe(false)
  await expect(startImport(deps, { id: run.id, account: 'admin' })).rejects.toMatchObject({
    code: 'upload_gone',
  })
  expect(given.files('uploads')).toEqual([])
})

test('the file of a dry run is stored for seven days; the next upload then deletes it', async () => {
  const given = await givenImports()
  const { run } = await given.imported('betriebe.csv', csvOf([row()]), true)
  given.clock.now += 6 * DAY_MS
  await given.imported('andere.csv', csvOf([row()]))
  expect((await given.detail(run.id)).run.canStart).toBe(true)
  given.clock.now += 2 * DAY_MS
  await given.imported('dritte.csv', csvOf([row()]))
  expect((await given.detail(run.id)).run.canStart).toBe(false)
  expect(given.files('uploads')).toEqual([])
})

test('an import started at the very moment the dry run is recorded as done keeps its file', async () => {
  let started: number | undefined
  const given = await givenImports(store => ({
    ...store,
    async write(work) {
      const answer = await store.write(work)
      const { state } = (await given.detail(runId)).run
      if (state === 'done' && started === undefined) {
        const deps = { store, files: given.siteFiles, now: () => given.clock.now }
        started = (await startImport(deps, { id: runId, account: 'admin' })).runId
      }
      return answer
    },
  }))
  const { runId } = await given.upload('betriebe.csv', csvOf([row()]), true)
  await given.work()
  await given.work()
  expect((await given.detail(started ?? 0)).run).toMatchObject({ state: 'done' })
  expect(await given.businesses()).toHaveLength(1)
})
