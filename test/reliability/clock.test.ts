import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { JobRunner } from '#jobs/runner.ts'
import { openSession, sessionAccount } from '#services/accounts/sessions.ts'
import { beginDueTasks } from '#services/jobs/begin-due-tasks.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { startJob } from '#services/jobs/start-job.ts'
import { insertAccount } from '#store/accounts/accounts.ts'
import { endJob } from '#store/jobs/job-queue.ts'
import { count } from '#test/counts.ts'
import { tempStore } from '#test/temp-store.ts'
import { report } from './results.ts'

/** In the afternoon: the daily backup of three o'clock has been made. */
const PRESENT = Date.parse('2026-11-24T15:00:00+01:00')
const SHIFTS_MS = [-400 * DAY_MS, -3 * DAY_MS, -DAY_MS, -HOUR_MS, HOUR_MS, DAY_MS, 3 * DAY_MS, 40 * DAY_MS]
const STARTS = count({ usual: 1, long: 24 })

test('nothing is stuck, begun twice or logged out when the clock is set forward or back', async () => {
  const faults: string[] = []
  let checks = 0
  for (let hour = 0; hour < STARTS; hour++) {
    for (const shift of SHIFTS_MS) {
      const present = PRESENT + hour * HOUR_MS
      const story = `${new Date(present).toISOString()}, then ${shift / HOUR_MS} hours on`
      for (const [subject, check] of Object.entries(CHECKS)) {
        checks++
        const fault = await check(present, shift)
        if (fault !== undefined) faults.push(`${subject}, ${story}: ${fault}`)
      }
    }
  }
  report({
    check: 'clock set forward and back',
    count: checks,
    lost: faults.length,
    crashed: 0,
    serverErrors: 0,
    figures: `${SHIFTS_MS.length} shifts from an hour to 400 days; ${Object.keys(CHECKS).join(', ')}`,
  })
  expect(faults, faults.slice(0, 8).join('\n')).toEqual([])
})

/** Each one works at a moment, changes the clock, and says what is wrong then. */
type Check = (present: number, shift: number) => Promise<string | undefined>

const CHECKS: Readonly<Record<string, Check>> = {
  'a waiting job': async (present, shift) => {
    const { deps, runner, clock } = await given(present)
    const id = await startJob(deps, { kind: 'backup', input: {}, account: 'admin' })
    clock.now += shift
    await work(runner())
    const { state } = await getJob(deps, id)
    return state === 'done' ? undefined : `the job is ${state}`
  },
  'a job that waits for its second attempt': async (present, shift) => {
    let attempts = 0
    const { deps, runner, clock } = await given(present, async () => {
      if (++attempts === 1) throw new Error('crashes once')
    })
    const id = await startJob(deps, { kind: 'backup', input: {}, account: 'admin' })
    await work(runner())
    clock.now += shift
    // The longest pause between two attempts.
    for (let minute = 0; minute < 2; minute++) {
      await work(runner())
      clock.now += MINUTE_MS
    }
    const { state } = await getJob(deps, id)
    return state === 'done' && attempts === 2 ? undefined : `the job is ${state} after ${attempts} attempts`
  },
  'a job whose process was killed': async (present, shift) => {
    const { deps, store, runner, clock } = await given(present)
    const id = await startJob(deps, { kind: 'backup', input: {}, account: 'admin' })
    await store.db.updateTable('jobs').set({ state: 'running', attempt: 1 }).execute()
    clock.now += shift
    await work(runner())
    const { state } = await getJob(deps, id)
    return state === 'done' ? undefined : `the job is ${state}`
  },
  'the daily backup': async (present, shift) => {
    const { deps, clock } = await given(present)
    await beginDueTasks(deps)
    clock.now += shift
    let begun = await jobsBegun(deps)
    // A missed one is made up for at once, but once.
    if (begun > (shift > 0 ? 1 : 0)) return `${begun} backups were begun at the change`
    const days = 3
    for (let half = 0; half < days * 48; half++) {
      clock.now += HOUR_MS / 2
      begun += await jobsBegun(deps)
    }
    return begun === days || begun === days + 1 ? undefined : `${begun} backups in ${days} days`
  },
  'a session': async (present, shift) => {
    const { deps, store, clock } = await given(present)
    const token = await store.write(async trx => {
      const { id } = await insertAccount(trx, { username: 'admin', passwordHash: 'none' }, clock.now)
      return openSession(trx, id, clock.now)
    })
    clock.now += shift
    const there = await sessionAccount(deps, token)
    // A clock that runs ahead is a night without a request; nobody can tell the two apart.
    if (shift <= HOUR_MS && there === null) return 'logged out'
    clock.now -= shift
    return (await sessionAccount(deps, token)) === null
      ? 'logged out when the clock is right again'
      : undefined
  },
}

async function given(present: number, run: () => Promise<unknown> = async () => {}) {
  const store = await tempStore()
  const clock = { now: present }
  const deps = { store, now: () => clock.now }
  const handler = async () => {
    await run()
    return { result: {} }
  }
  // Another runner is another process.
  const runner = () => new JobRunner({ ...deps, handlers: { backup: handler }, onError: () => {} })
  return { store, clock, deps, runner }
}

async function work(runner: JobRunner): Promise<void> {
  await runner.poll()
  await runner.settled()
  await runner.poll()
}

/** Begins what is due and ends it at once. @returns the number of jobs */
async function jobsBegun(deps: Awaited<ReturnType<typeof given>>['deps']): Promise<number> {
  await beginDueTasks(deps)
  const waiting = await deps.store.db.selectFrom('jobs').select('id').where('state', '=', 'queued').execute()
  for (const { id } of waiting) {
    await deps.store.write(trx => endJob(trx, Number(id), { state: 'done', result: {} }, deps.now()))
  }
  return waiting.length
}
