import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startUndo } from '#services/undo/start-undo.ts'
import { outcomesAfter } from '#store/imports/import-outcomes.ts'
import { csvOf, type GivenImports, givenImports, manyRows, row } from './given-imports.ts'

const FILE = csvOf([...manyRows(350), row({ Name: '' }), ...manyRows(40), ...named(manyRows(260))])

test('an import whose process is killed while it reads and again while it stores ends as an undisturbed one', async () => {
  const undisturbed = await givenImports()
  const expected = await undisturbed.imported('viele.csv', FILE)
  const given = await givenImports()
  const { runId, jobId } = await given.upload('viele.csv', FILE)

  expect(await runUntil(given, 1)).toBe('SIGKILL')
  expect(await given.job(jobId)).toMatchObject({ state: 'running', attempt: 1 })
  expect(await given.businesses()).toEqual([])

  expect(await runUntil(given, 5)).toBe('SIGKILL')
  expect(await given.job(jobId)).toMatchObject({ state: 'running', attempt: 2 })
  await expectWholeBatches(given, runId)

  expect(await runUntil(given, NEVER)).toBeNull()
  expect(await given.job(jobId)).toMatchObject({ state: 'done', attempt: 2 })
  expect((await given.detail(runId)).result).toEqual(expected.result)
  expect(await outcomes(given, runId)).toEqual(await outcomes(undisturbed, runId))
  expect(await given.businesses()).toEqual(await undisturbed.businesses())
  expect([...given.files('uploads'), ...given.files('imports')]).toEqual([])
})

test('an undo whose process is killed twice ends as an undisturbed one: each business once, counted once', async () => {
  const undo = async (given: GivenImports) => {
    await given.imported('alt.csv', csvOf(manyRows(250)))
    const { run } = await given.imported(
      'neu.csv',
      csvOf([...manyRows(250, { Telefon: '03581 479999' }), ...named(manyRows(130))]),
    )
    await given.imported('spaeter.csv', csvOf(manyRows(30, { Telefon: '03581 478888' })))
    const jobId = await startUndo(
      { store: given.store, now: () => given.clock.now },
      { kind: 'import', id: run.id },
      'admin',
    )
    return { runId: run.id, jobId }
  }
  const undisturbed = await givenImports()
  const expected = await undo(undisturbed)
  await undisturbed.work()
  const given = await givenImports()
  const { runId, jobId } = await undo(given)

  expect(await runUntil(given, 2)).toBe('SIGKILL')
  const { partlyUndone } = (await given.detail(runId)).run
  expect(partlyUndone?.undone).toBe(100)
  expect(await runUntil(given, 3)).toBe('SIGKILL')
  expect(await runUntil(given, NEVER)).toBeNull()

  expect((await given.job(jobId)).result).toEqual({
    ...Object((await undisturbed.job(expected.jobId)).result),
    runId,
  })
  expect((await given.job(jobId)).result).toMatchObject({ removed: 130, restored: 220, kept: 30 })
  expect((await given.detail(runId)).run.partlyUndone).toMatchObject({ undone: 350, kept: 30 })
  expect(await given.businesses()).toEqual(await undisturbed.businesses())
  const undone = await given.store.db
    .selectFrom('history')
    .select('business_id')
    .where('kind', '=', 'undone')
    .execute()
  expect(new Set(undone.map(({ business_id: id }) => id)).size).toBe(undone.length)
  expect(undone).toHaveLength(350)
  const audit = await given.store.db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', 'import.undone')
    .execute()
  expect(audit).toHaveLength(1)
})

const NEVER = 0

/** The same rows about other businesses. */
function named(rows: ReturnType<typeof manyRows>): ReturnType<typeof manyRows> {
  return rows.map(each => ({ ...each, Name: `Firma ${each.Name}` }))
}

/**
 * Runs the import in a process of its own, which kills itself in the middle of a transaction.
 * @returns the signal that ended it; null when it came to its end
 */
async function runUntil({ folder, clock }: GivenImports, transaction: number): Promise<unknown> {
  const program = fileURLToPath(new URL('./killed-import.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder, String(transaction), String(clock.now)], {
    stdio: 'inherit',
  })
  const [, signal] = await once(child, 'exit')
  return signal
}

/** Some batches are stored: businesses, history, outcomes and the run's counts belong together. */
async function expectWholeBatches(given: GivenImports, runId: number): Promise<void> {
  const { imported } = (await given.detail(runId)).run
  expect(imported).toBeGreaterThan(0)
  const recorded = await outcomes(given, runId)
  expect(recorded.length).toBeLessThan(651)
  expect(recorded.filter(({ outcome }) => outcome === 'imported')).toHaveLength(imported)
  expect(await given.businesses()).toHaveLength(imported)
  const created = await given.store.db
    .selectFrom('history')
    .select('id')
    .where('run_id', '=', runId)
    .execute()
  expect(created).toHaveLength(imported)
}

async function outcomes({ store }: GivenImports, runId: number) {
  return outcomesAfter(store.db, runId, 0, 1000)
}
