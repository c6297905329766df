import { setImmediate as nextTurn } from 'node:timers/promises'
import { type JobHandler, JobRunner } from '#jobs/runner.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import { openStore } from '#store/store.ts'
import { testKey } from '#test/test-key.ts'

/** Runs the queue of a data folder until no job is left, and tells each step that is stored. It may be killed any time. */
const [dataDir = ''] = process.argv.slice(2)
const STEPS = 300

const store = await openStore({ dataDir, key: testKey })

/** Each step is one row and one progress, in one transaction; it goes on after the last one it finds. */
const counting: JobHandler = async ({ id }) => {
  const job = await jobById(store.db, id)
  for (let step = (job?.progress?.done ?? 0) + 1; step <= STEPS; step++) {
    await store.write(async trx => {
      await trx
        .insertInto('settings')
        .values({ key: `step-${step}`, value: '1', updated_at: 0 })
        .execute()
      await saveJobProgress(trx, id, { phase: 'counting', done: step, total: STEPS, counts: {} }, step)
    })
    process.stdout.write(`${step}\n`)
    await nextTurn()
  }
  return { result: { steps: STEPS } }
}

const runner = new JobRunner({
  store,
  now: Date.now,
  handlers: { import: counting },
  onError: error => {
    throw error
  },
})
await runner.poll()
await runner.settled()
await runner.poll()
await store.close()
