import { describe, expect, test } from 'vitest'
import { DomainError } from '#domain/errors.ts'
import { mayBegin } from '#jobs/runner.ts'
import { cancelJob, retryJob } from '#services/jobs/jobs.ts'
import { beginImportRun, importRun } from '#store/imports/import-runs.ts'
import { blockingHandler, givenRunner } from './given-runner.ts'

test('a queued job is done, and its result and report are kept', async () => {
  const seen: unknown[] = []
  const given = await givenRunner({
    backup: async ({ input }) => {
      seen.push(input)
      return { result: { rows: 3 }, reportFile: 'reports/1.csv' }
    },
  })
  const id = await given.queue('backup', { which: 'all' })
  given.clock.now += 10
  await given.work()
  expect(await given.job(id)).toMatchObject({
    state: 'done',
    result: { rows: 3 },
    hasReport: true,
    failure: null,
    attempt: 1,
    startedAt: 1_000_010,
    finishedAt: 1_000_010,
  })
  expect(seen).toEqual([{ which: 'all' }])
})

test('a kind without a handler stays in the queue', async () => {
  const given = await givenRunner({})
  const id = await given.queue('backup')
  await given.work()
  expect(await given.job(id)).toMatchObject({ state: 'queued', attempt: 0 })
})

test('the oldest begins first, and those that change businesses follow one another', async () => {
  const first = blockingHandler()
  const second = blockingHandler()
  const aside = blockingHandler()
  const given = await givenRunner({
    import: first.handler,
    'bulk-edit': second.handler,
    backup: aside.handler,
  })
  await given.queue('import')
  await given.queue('bulk-edit')
  await given.queue('backup')
  await given.runner.poll()
  expect([first.begun(), second.begun(), aside.begun()]).toEqual([1, 0, 1])
  first.letGo()
  aside.letGo()
  await given.runner.settled()
  await given.runner.poll()
  expect([first.begun(), second.begun()]).toEqual([1, 1])
})

test('a job of a kind that runs already is refused', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  await given.queue('backup')
  await given.runner.poll()
  await expect(given.queue('backup')).rejects.toMatchObject({ code: 'job_running' })
})

test('a DomainError fails the job with its code, at once and for good', async () => {
  const given = await givenRunner({
    import: async () => {
      throw new DomainError('file_too_large', { limitMegabytes: 20 })
    },
  })
  const id = await given.queue('import')
  await given.work()
  given.clock.now += 3_600_000
  await given.work()
  expect(await given.job(id)).toMatchObject({
    state: 'failed',
    attempt: 1,
    failure: { code: 'file_too_large', details: { limitMegabytes: 20 } },
  })
  expect(given.errors).toEqual([])
})

test('a job that lost the database is begun again', async () => {
  let begun = 0
  const given = await givenRunner({
    import: async () => {
      if (++begun === 1) throw new DomainError('store_unavailable')
      return { result: { rows: 3 } }
    },
  })
  const id = await given.queue('import')
  await given.work()
  expect(await given.job(id)).toMatchObject({ state: 'queued', failure: null })
  given.clock.now += 5_000
  await given.work()
  expect(await given.job(id)).toMatchObject({ state: 'done', result: { rows: 3 }, attempt: 2 })
})

test('a job that crashed is tried three times, after 5 and after 30 seconds', async () => {
  let begun = 0
  const given = await givenRunner({
    backup: async () => {
      begun++
      throw new TypeError('nobody expected this')
    },
  })
  const id = await given.queue('backup')
  const afterPause = async (ms: number) => {
    given.clock.now += ms
    await given.work()
    return begun
  }
  expect(await afterPause(0)).toBe(1)
  expect(await given.job(id)).toMatchObject({ state: 'queued', attempt: 1, failure: null })
  expect(await afterPause(4_999)).toBe(1)
  expect(await afterPause(1)).toBe(2)
  expect(await afterPause(29_999)).toBe(2)
  expect(await afterPause(1)).toBe(3)
  expect(await given.job(id)).toMatchObject({
    state: 'failed',
    attempt: 3,
    failure: { code: 'job_lost', details: { attempts: 3 } },
  })
  expect(await afterPause(3_600_000)).toBe(3)
  expect(given.errors).toHaveLength(3)
})

test('cancelling stops a running job; what it wrote so far stays', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  await given.runner.poll()
  await cancelJob({ store: given.store, now: () => given.clock.now }, id, 'admin')
  expect(await given.job(id)).toMatchObject({ state: 'running', isCancelRequested: true })
  await given.work()
  expect(await given.job(id)).toMatchObject({ state: 'cancelled', failure: null, result: null })
  expect(given.errors).toEqual([])
})

test('cancelling a job that waits ends it before it begins', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  await cancelJob({ store: given.store, now: () => given.clock.now }, id, 'admin')
  await given.work()
  expect(await given.job(id)).toMatchObject({ state: 'cancelled', attempt: 0 })
  expect(blocking.begun()).toBe(0)
})

test('a job that ended before it saw the cancellation is done', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  await given.runner.poll()
  await cancelJob({ store: given.store, now: () => given.clock.now }, id, 'admin')
  blocking.letGo()
  await given.work()
  expect(await given.job(id)).toMatchObject({ state: 'done' })
})

test('being stopped does not count as an attempt: the next process begins the job again', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  for (let stop = 0; stop < 5; stop++) {
    const runner = given.again()
    await runner.poll()
    expect(await given.job(id)).toMatchObject({ state: 'running', attempt: 1, isCancelRequested: false })
    await runner.requeueRunning()
    expect(await given.job(id)).toMatchObject({ state: 'queued', attempt: 0 })
  }
  expect(blocking.begun()).toBe(5)
})

test('a job whose process died three times fails', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  for (let death = 0; death < 3; death++) await given.again().poll()
  expect(await given.job(id)).toMatchObject({ state: 'running', attempt: 3 })
  await given.again().poll()
  expect(await given.job(id)).toMatchObject({ state: 'failed', failure: { code: 'job_lost' } })
  expect(blocking.begun()).toBe(3)
})

test('a job that was cancelled when its process died is not begun again', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  await given.runner.poll()
  await cancelJob({ store: given.store, now: () => given.clock.now }, id, 'admin')
  await given.again().poll()
  expect(await given.job(id)).toMatchObject({ state: 'cancelled' })
  expect(blocking.begun()).toBe(1)
})

test('a result that could not be stored is stored at the next poll, and the job is not done twice', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  await given.runner.poll()
  blocking.letGo()
  await given.runner.settled()
  const { write } = given.store
  const store = given.store as { write: typeof write }
  store.write = () => Promise.reject(new DomainError('store_locked'))
  await expect(given.runner.poll()).rejects.toMatchObject({ code: 'store_locked' })
  store.write = write
  expect(await given.job(id)).toMatchObject({ state: 'running' })
  await given.runner.poll()
  expect(await given.job(id)).toMatchObject({ state: 'done', attempt: 1 })
  expect(blocking.begun()).toBe(1)
})

test('an import ends with its job and continues when the job is retried', async () => {
  const given = await givenRunner({
    import: async () => {
      throw new DomainError('disk_full')
    },
  })
  const id = await given.queue('import')
  await given.store.write(async trx => {
    await beginImportRun(trx, { id: 7, fileName: 'a.xlsx', fileSize: 9, jobId: id }, 1)
    await beginImportRun(trx, { id: 8, fileName: 'b.xlsx', fileSize: 9 }, 1)
  })
  await given.work()
  expect(await importRun(given.store.db, 7)).toMatchObject({
    state: 'failed',
    failure_code: 'disk_full',
    finished_at: 1_000_000,
  })
  expect(await importRun(given.store.db, 8)).toMatchObject({ state: 'running', finished_at: null })
  expect(await retryJob({ store: given.store, now: () => given.clock.now }, id, 'admin')).toBe(id)
  expect(await importRun(given.store.db, 7)).toMatchObject({ state: 'running', failure_code: null })
  expect(await given.job(id)).toMatchObject({ state: 'queued', attempt: 0, failure: null })
})

test('a running job records a heartbeat every few seconds', async () => {
  const blocking = blockingHandler()
  const given = await givenRunner({ backup: blocking.handler })
  const id = await given.queue('backup')
  await given.runner.poll()
  const heartbeat = async () =>
    (await given.store.db.selectFrom('jobs').select('heartbeat_at').where('id', '=', id).executeTakeFirst())
      ?.heartbeat_at
  given.clock.now += 4_999
  await given.runner.poll()
  expect(await heartbeat()).toBe(1_000_000)
  given.clock.now += 1
  await given.runner.poll()
  expect(await heartbeat()).toBe(1_005_000)
})

describe('which jobs run at the same time', () => {
  test.each([
    ['with nothing running, everything may begin', 'import', [], true],
    ['one of a kind at a time', 'backup', ['backup'], false],
    ['two kinds that change businesses wait for each other', 'bulk-edit', ['import'], false],
    ['taking an import back waits for another import', 'undo-import', ['import'], false],
    ['removing the demonstration waits for a bulk edit', 'remove-demonstration', ['bulk-edit'], false],
    ['a backup runs beside an import', 'backup', ['import'], true],
    [
      'an import runs beside a backup and a search for duplicates',
      'import',
      ['backup', 'find-duplicates'],
      true,
    ],
  ] as const)('%s', (_rule, kind, running, may) => {
    expect(mayBegin(kind, running)).toBe(may)
  })
})
