import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

const STEPS = 300

test('a job whose process is killed goes on where it stopped: every step is done, none twice', async () => {
  const folder = tempFolder()
  const store = await tempStore(folder)
  const deps = { store, now: () => 0 }
  const id = await startJob(deps, { kind: 'import', input: {}, account: null })
  await runUntil(folder, 40)
  const afterFirst = await getJob(deps, id)
  expect(afterFirst).toMatchObject({ state: 'running', attempt: 1 })
  await runUntil(folder, 120)
  const afterSecond = await getJob(deps, id)
  expect(afterSecond).toMatchObject({ state: 'running', attempt: 2 })
  expect(afterSecond.progress?.done).toBeGreaterThan(afterFirst.progress?.done ?? 0)
  await runUntil(folder, 200)
  await runUntil(folder, 240)
  // A job that makes progress may be killed any number of times (services/jobs/job-queue.ts).
  await runUntil(folder, Number.POSITIVE_INFINITY)
  expect(await getJob(deps, id)).toMatchObject({ state: 'done', attempt: 2, result: { steps: STEPS } })
  const steps = await store.db.selectFrom('settings').select('key').where('key', 'like', 'step-%').execute()
  expect(steps).toHaveLength(STEPS)
})

/** Runs the child until it has told this step, then kills it in the middle of what it does next. */
async function runUntil(folder: string, step: number): Promise<void> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('./killed-runner.ts', import.meta.url)), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  for await (const chunk of child.stdout) {
    if (
      String(chunk)
        .split('\n')
        .some(line => Number(line) >= step)
    )
      child.kill('SIGKILL')
  }
  await ended
}
