import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { startWorkerProcess, type WorkerProcess } from '#server/worker/worker-process.ts'
import { listBackups } from '#services/backups/backups.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { beginJob } from '#store/jobs/job-queue.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempStore } from '#test/temp-store.ts'

const PATIENCE = { interval: 50 }

function givenWorker(dataDir: string, log = pino({ level: 'silent' })): WorkerProcess {
  const worker = startWorkerProcess(
    {
      dataDir,
      indexDir: join(dataDir, 'worker-index'),
      demo: 'off',
      server: { ownUrl: 'http://localhost:3000' },
    },
    { log, onChanged: () => undefined },
  )
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await worker.stop()
    isStopped = true
  }
  onTestFinished(stop)
  return { ...worker, stop }
}

test('the worker process runs jobs and follows the store, and releases everything when it stops', async () => {
  const { folder } = await tempDirectory(draft())
  const store = await tempStore(folder)
  const deps = { store, now: Date.now }
  const orphan = await startJob(deps, { kind: 'rebuild-index', input: {}, account: null })
  const begun = await getJob(deps, orphan)
  await store.write(trx => beginJob(trx, begun, 0))
  const backup = await startJob(deps, { kind: 'backup', input: {}, account: null })

  const worker = givenWorker(folder)
  const stateOf = async (id: number) => (await getJob(deps, id)).state
  await expect.poll(() => stateOf(backup), PATIENCE).toBe('done')
  await expect.poll(() => stateOf(orphan), PATIENCE).toBe('done')
  expect((await getJob(deps, orphan)).attempt).toBe(2)
  const [made] = await listBackups({ dataDir: folder })
  expect((await getJob(deps, backup)).result).toMatchObject({ file: made?.file, size: made?.size })
  await expect.poll(() => worker.state().isCurrent, PATIENCE).toBe(true)

  await worker.stop()
  openIndexWriter(lockFolder(join(folder, 'worker-index'))).close()
})

test('the death of the thread that writes the index ends the process, which is started again', async () => {
  const { folder } = await tempDirectory(draft())
  const other = openIndexWriter(lockFolder(join(folder, 'worker-index')))
  onTestFinished(() => other.close())
  const lines: string[] = []
  const worker = givenWorker(folder, pino({ level: 'error' }, { write: line => lines.push(line) }))
  await expect.poll(() => worker.state().isRunning, PATIENCE).toBe(false)
  expect(lines.join('')).toContain('store_locked')
  other.close()
  await expect.poll(() => worker.state().isCurrent, PATIENCE).toBe(true)
})
