import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cancelJob, retryJob } from '#services/jobs/jobs.ts'
import { businessById } from '#store/businesses/businesses.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { outcomesAfter } from '#store/imports/import-outcomes.ts'
import { importRunPage } from '#store/imports/import-runs.ts'
import type { Store } from '#store/store.ts'
import { csvOf, givenImports, manyRows, row } from './given-imports.ts'

const COUNTS = { imported: 0, updated: 0, unchanged: 0, duplicates: 0, suppressed: 0, errors: 0 }

test('an uploaded file is imported by its job, and searchable when the job is done', async () => {
  const given = await givenImports()
  const { runId, jobId } = await given.upload(
    'Betriebe März.csv',
    csvOf([row(), row({ Name: 'Elektro Yıldız' })]),
  )
  expect((await given.detail(runId)).run).toMatchObject({ state: 'queued', account: 'admin', jobId })
  await given.work()
  const detail = await given.detail(runId)
  expect(detail.run).toMatchObject({
    fileName: 'Betriebe März.csv',
    state: 'done',
    rowsTotal: 2,
    imported: 2,
    isDryRun: false,
    canStart: false,
  })
  expect(detail.result).toMatchObject({ success: true, ...COUNTS, imported: 2, runId })
  expect(await given.job(jobId)).toMatchObject({
    state: 'done',
    result: { runId, isDryRun: false, rowsTotal: 2, imported: 2 },
    progress: { phase: 'indexing', done: 2, total: 2 },
  })
  expect(given.index.stats().total).toBe(2)
  expect(given.errors).toEqual([])
})

test('neither the file nor its spool stays behind', async () => {
  const given = await givenImports()
  await given.upload('betriebe.csv', csvOf([row()]))
  expect(given.files('uploads')).toHaveLength(1)
  await given.work()
  expect(given.files('uploads')).toEqual([])
  expect(given.files('imports')).toEqual([])
})

test('what a run created and changed stands in the history, with before and after', async () => {
  const given = await givenImports()
  const first = await given.imported('alt.csv', csvOf([row(), row({ Name: 'Café Central' })]))
  const second = await given.imported(
    'neu.csv',
    csvOf([row({ Website: 'https://roth.example/' }), row({ Name: 'Café Central' })]),
  )
  const entries = await given.store.db.selectFrom('history').selectAll().orderBy('id').execute()
  expect(entries.map(({ kind, run_id, account }) => ({ kind, run_id, account }))).toEqual([
    { kind: 'created', run_id: first.run.id, account: 'admin' },
    { kind: 'created', run_id: first.run.id, account: 'admin' },
    { kind: 'changed', run_id: second.run.id, account: 'admin' },
  ])
  const [, , changed] = entries
  expect(JSON.parse(changed?.before ?? '')).toMatchObject({ website: null })
  expect(JSON.parse(changed?.after ?? '')).toMatchObject({ website: 'https://roth.example/' })
  const business = await businessById(given.store.db, Number(changed?.business_id))
  expect(business?.website).toBe('https://roth.example/')
  expect(Number(changed?.change)).toBe(await lastChange(given.store.db))
})

test('a refused file ends run and job with its reason, and changes nothing', async () => {
  const given = await givenImports()
  await given.imported('betriebe.csv', csvOf([row()]))
  const change = await lastChange(given.store.db)
  const { runId, jobId } = await given.upload('leer.csv', '')
  await given.work()
  expect(await given.job(jobId)).toMatchObject({ state: 'failed', failure: { code: 'file_empty' } })
  const detail = await given.detail(runId)
  expect(detail.run.state).toBe('failed')
  expect(detail.result).toEqual({
    success: false,
    ...COUNTS,
    errors: 1,
    duplicateReport: [],
    errorReport: [{ rowNumber: 0, faults: [{ field: '', code: 'file_empty', value: '', details: {} }] }],
    runId,
  })
  expect((await given.preview(runId)).check).toEqual({ removable: 0, restorable: 0, partly: 0, kept: 0 })
  expect(await lastChange(given.store.db)).toBe(change)
  expect(given.files('uploads')).toEqual([])
  expect(given.files('imports')).toEqual([])
})

test('a file that its reader dies of ends the job at once and for good; the next one is imported', async () => {
  const given = await givenImports()
  const { runId, jobId } = await given.upload('betriebe.csv', csvOf(manyRows(60_000)))
  const next = await given.upload('danach.csv', csvOf([row()]))
  await given.look()
  // The reader has begun when its first rows are written.
  const spool = join(given.folder, 'imports', `${runId}.jsonl.part`)
  const hasRows = () => (statSync(spool, { throwIfNoEntry: false })?.size ?? 0) > 0
  await expect.poll(hasRows, { interval: 5 }).toBe(true)
  for (const pid of readerPids()) process.kill(pid, 'SIGSEGV')
  await given.work()
  const failure = { code: 'file_unreadable', details: {} }
  expect(await given.job(jobId)).toMatchObject({ state: 'failed', attempt: 1, failure })
  expect(await given.detail(runId)).toMatchObject({
    run: { state: 'failed' },
    result: { errorReport: [{ faults: [{ code: 'file_unreadable' }] }] },
  })
  await given.work()
  expect(await given.job(next.jobId)).toMatchObject({ state: 'done' })
  expect(await given.job(jobId)).toMatchObject({ state: 'failed', attempt: 1 })
  expect([given.errors, given.files('uploads'), given.files('imports')]).toEqual([[], [], []])
  expect(await given.businesses()).toHaveLength(1)
})

/** The processes that read spreadsheets for this one. */
function readerPids(): readonly number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      const [parent, command] = [`/proc/${pid}/status`, `/proc/${pid}/cmdline`].map(textAt)
      return parent?.includes(`PPid:\t${process.pid}\n`) && command?.includes('reader.child')
    })
}

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}

/** A store that breaks at its n-th transaction of a kind, once. */
function breakingAt(transaction: number): { wrap: (store: Store) => Store; isBroken: () => boolean } {
  let count = 0
  return {
    isBroken: () => count >= transaction,
    wrap: store => ({
      ...store,
      write: work => {
        count++
        if (count === transaction) throw new Error('pulled the plug')
        return store.write(work)
      },
    }),
  }
}

const MIXED = csvOf([
  ...manyRows(250),
  row({ Name: '' }),
  ...manyRows(40),
  ...manyRows(260).map(each => ({ ...each, Name: `Firma ${each.Name}` })),
])

test('an import that crashed anywhere ends as an undisturbed one', async () => {
  const undisturbed = await givenImports()
  const expected = await undisturbed.imported('viele.csv', MIXED)
  expect(expected.result).toMatchObject({ imported: 510, duplicates: 40, errors: 1 })
  for (const transaction of [1, 2, 3, 5, 7, 9]) {
    const { wrap, isBroken } = breakingAt(transaction)
    const given = await givenImports(wrap)
    const { runId } = await given.upload('viele.csv', MIXED)
    await given.work()
    expect(isBroken(), `transaction ${transaction}`).toBe(true)
    expect(given.errors).toHaveLength(1)
    given.clock.now += 60_000
    await given.work()
    const detail = await given.detail(runId)
    expect(detail.result).toEqual(expected.result)
    expect(detail.run).toMatchObject({ state: 'done', rowsTotal: 551 })
    expect(await facts(given)).toEqual(await facts(undisturbed))
    const recorded = await outcomesAfter(given.store.db, runId, 0, 1000)
    expect(recorded).toEqual(await outcomesAfter(undisturbed.store.db, runId, 0, 1000))
  }
})

async function facts({ businesses }: { businesses: Awaited<ReturnType<typeof givenImports>>['businesses'] }) {
  return (await businesses()).map(({ createdAt: _, updatedAt: __, ...business }) => business)
}

test('a cancelled import keeps what is stored, says so, and can be begun again', async () => {
  let cancel: (() => Promise<void>) | undefined
  const given = await givenImports(store => ({
    ...store,
    async write(work) {
      const result = await store.write(work)
      const stored = (await given.businesses()).length
      if (stored > 0 && cancel !== undefined) await cancel()
      return result
    },
  }))
  const { store, clock } = given
  const { runId, jobId } = await given.upload('viele.csv', csvOf(manyRows(450)))
  cancel = async () => {
    cancel = undefined
    await cancelJob({ store, now: () => clock.now }, jobId, 'admin')
    await given.look()
  }
  await given.work()
  expect((await given.job(jobId)).state).toBe('cancelled')
  const detail = await given.detail(runId)
  expect(detail.run).toMatchObject({ state: 'cancelled', canContinue: true })
  expect(detail.canUndo).toBe(true)
  expect(detail.run.imported).toBeGreaterThan(0)
  expect(detail.run.imported).toBeLessThan(450)
  expect(await given.businesses()).toHaveLength(detail.run.imported)
  expect(detail.result).toMatchObject({
    success: false,
    imported: detail.run.imported,
    errors: 0,
    errorReport: [],
  })
  expect(given.files('imports')).toEqual([])
  await retryJob({ store, now: () => clock.now }, jobId, 'admin')
  await given.work()
  expect((await given.detail(runId)).result).toMatchObject({ success: true, ...COUNTS, imported: 450 })
  expect(await given.businesses()).toHaveLength(450)
})

test('while an import waits or runs, others wait behind it and are done in their order, also after a refused one', async () => {
  const given = await givenImports()
  const first = await given.upload('erste.csv', csvOf([row()]))
  const refused = await given.upload('leer.csv', csvOf([]))
  const last = await given.upload('dritte.csv', csvOf([row({ Website: 'https://roth.example/' })]))
  await given.work()
  expect((await given.detail(first.runId)).run).toMatchObject({ state: 'done', imported: 1 })
  expect((await given.detail(last.runId)).run.state).toBe('queued')
  await given.work()
  await given.work()
  expect((await given.detail(refused.runId)).run).toMatchObject({
    state: 'failed',
    failure: { code: 'file_empty' },
  })
  expect((await given.detail(last.runId)).run).toMatchObject({ state: 'done', updated: 1 })
})

test('when twenty imports wait, a further upload is refused at once and leaves no file', async () => {
  const given = await givenImports()
  for (let count = 0; count < 20; count++) await given.upload('datei.csv', csvOf([row()]))
  await expect(given.upload('zuviel.csv', csvOf([row()]))).rejects.toMatchObject({
    code: 'queue_full',
    details: { limit: 20 },
  })
  expect(given.files('uploads')).toHaveLength(20)
  expect(await importRunPage(given.store.db, { page: 1, limit: 30 })).toMatchObject({ total: 20 })
})

test('an import that waits can be cancelled; the others go on', async () => {
  const given = await givenImports()
  const { store, clock } = given
  const first = await given.upload('erste.csv', csvOf([row()]))
  const second = await given.upload('zweite.csv', csvOf([row({ Name: 'Café Central' })]))
  await cancelJob({ store, now: () => clock.now }, first.jobId, 'admin')
  await given.work()
  expect((await given.detail(first.runId)).run.state).toBe('cancelled')
  expect((await given.detail(second.runId)).run).toMatchObject({ state: 'done', imported: 1 })
})

test('a locked fact stays, and the row says so', async () => {
  const given = await givenImports()
  await given.imported('betriebe.csv', csvOf([row()]))
  await given.store.db
    .updateTable('businesses')
    .set({
      field_sources: JSON.stringify({
        phone: { source: 'administrator', date: '2026-11-20', isLocked: true },
      }),
    })
    .execute()
  const { run } = await given.imported('neu.csv', csvOf([row({ Telefon: '03581 479999' })]))
  expect(run).toMatchObject({ unchanged: 1, updated: 0 })
  const [outcome] = await outcomesAfter(given.store.db, run.id, 0, 10)
  expect(JSON.parse(outcome?.reasons ?? '')).toEqual([
    { field: 'phone', code: 'field_locked', value: '+493581479999' },
  ])
  expect((await given.businesses())[0]?.phone).toBe('+493581471000')
})

test('a row with the cid of another business changes the one of its place id and says so', async () => {
  const given = await givenImports()
  await given.imported(
    'betriebe.csv',
    csvOf([
      row({ place_id: 'ChIJaaaaaaaaaaaaaaaaaaaaaaa', cid: '11111111111111111' }),
      row({ Name: 'Café Central', place_id: 'ChIJbbbbbbbbbbbbbbbbbbbbbbb', cid: '22222222222222222' }),
    ]),
  )
  const { run } = await given.imported(
    'neu.csv',
    csvOf([row({ place_id: 'ChIJaaaaaaaaaaaaaaaaaaaaaaa', cid: '22222222222222222' })]),
  )
  const [outcome] = await outcomesAfter(given.store.db, run.id, 0, 10)
  expect(JSON.parse(outcome?.reasons ?? '')).toEqual([
    { field: 'cid', code: 'id_of_other_business', value: '22222222222222222: Café Central' },
  ])
  expect((await given.businesses()).map(({ name }) => name)).toEqual(['Bäckerei Roth', 'Café Central'])
})
