import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { count, SEED } from '#test/counts.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { givenSite } from './given-site.ts'
import { jobEnd, type LiveServer, startServer } from './live-server.ts'
import { report } from './results.ts'
import { databaseFaults, indexFaults, rowsOf, siteRows } from './site-state.ts'

const ROWS = count({ usual: 200, long: 1200 })
const KILLS = {
  // test/jobs/imports/import-kill.test.ts kills these two in every run.
  import: count({ usual: 0, long: 40 }),
  undo: count({ usual: 0, long: 25 }),
  bulk: count({ usual: 1, long: 25 }),
}

/** Less work takes less time. */
const PACE = ROWS / 1200

/** One piece of work; the same round is the same work. */
interface Work {
  readonly kind: keyof typeof KILLS
  /** How long it takes undisturbed with 1,200 rows, roughly, in ms; kills fall into this time. */
  readonly lastsMs: number
  /** @returns the number of its job */
  begin(server: LiveServer, round: number): Promise<number>
}

const CATEGORIES = ['Bäckerei', 'Friseur', 'Restaurant', 'Zahnarzt']

const WORKS: readonly Work[] = [
  {
    kind: 'import',
    lastsMs: 1500,
    async begin(server, round) {
      const rows = manyRows(ROWS, { Telefon: `03581 47${1000 + round}` })
      const part = rows.slice(((round % 3) * ROWS) / 12)
      return (await server.upload(`liste-${round}.csv`, csvOf(part))).jobId
    },
  },
  {
    kind: 'undo',
    lastsMs: 1500,
    async begin(server) {
      const { body } = await server.call('GET', '/api/admin/imports')
      const [newest] = (body as { entries: { id: number }[] }).entries
      return started(await server.call('POST', `/api/admin/imports/${newest?.id}/undo`, {}))
    },
  },
  {
    kind: 'bulk',
    lastsMs: 1000,
    async begin(server, round) {
      const filter = { state: 'public' }
      const counted = await server.call('POST', '/api/admin/businesses/count', filter)
      const { count: expectedCount } = counted.body as { count: number }
      const action = { kind: 'set-category', category: CATEGORIES[round % CATEGORIES.length] }
      return started(
        await server.call('POST', '/api/admin/businesses/bulk', { action, filter, expectedCount }),
      )
    },
  },
]

test('imports, bulk changes and undoing, killed at random moments, end as if nothing had happened', async () => {
  const killed = await givenSite(100)
  const left = { ...KILLS }
  const faults: string[] = []
  const live: Live = { dataDir: killed, server: await startServer(killed) }
  let rounds = 0
  while (Object.values(left).some(kills => kills > 0)) {
    for (const work of WORKS) left[work.kind] -= await runKilled(live, work, rounds, left[work.kind], faults)
    rounds++
  }
  expect(await live.server.stop()).toBe(0)
  const undisturbed = await givenSite(100)
  const server = await startServer(undisturbed)
  for (let round = 0; round < rounds; round++) {
    for (const work of WORKS) {
      const { state } = await jobEnd(server, await work.begin(server, round))
      expect(state).toBe('done')
    }
  }
  await server.stop()
  const lost = differing(siteRows(undisturbed), siteRows(killed))
  faults.push(...indexFaults(killed))
  report({
    check: 'kill -9: imports, bulk changes, undoing',
    count: Object.values(KILLS).reduce((sum, kills) => sum + kills),
    lost: lost.length,
    crashed: faults.length,
    serverErrors: 0,
    figures: `${KILLS.import} imports, ${KILLS.bulk} bulk, ${KILLS.undo} undo; ${rounds} rounds of ${ROWS} rows; seed ${SEED}`,
  })
  expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
  expect(lost, lost.slice(0, 5).join('\n')).toEqual([])
})

/**
 * Does one piece of work, during which the server is killed at most this often.
 * @param faults what does not fit together after a kill is added here
 * @returns the number of kills
 */
async function runKilled(
  live: Live,
  work: Work,
  round: number,
  mostKills: number,
  faults: string[],
): Promise<number> {
  const job = await work.begin(live.server, round)
  for (let kill = 0; kill < mostKills; kill++) {
    const story = `${work.kind}, round ${round}, kill ${kill}, seed ${SEED}`
    await (isLastAttempt(live.dataDir, job) ? further(live.server, job) : begun(live.server, job))
    await pause(moment(randomFor(SEED, round * 1000 + kill), work.lastsMs * PACE))
    // By turns the server, and its process for jobs alone, which the server starts again.
    const isWorker = kill % 2 === 1
    await (isWorker ? live.server.killWorker() : live.server.kill())
    faults.push(...databaseFaults(live.dataDir).map(fault => `${story}: ${fault}`))
    const isDone = jobRow(live.dataDir, job)?.state === 'done'
    if (!isWorker) live.server = await startServer(live.dataDir)
    if (isDone) return kill + 1
  }
  const { state, failure } = await jobEnd(live.server, job)
  if (state !== 'done') faults.push(`${work.kind}, round ${round}: ${state} ${JSON.stringify(failure)}`)
  return mostKills
}

interface Live {
  readonly dataDir: string
  server: LiveServer
}

/** Early moments are as likely as late ones; some come after the end of the work. */
function moment(random: Random, lastsMs: number): number {
  return random.next() ** 2 * lastsMs
}

/** A job that crashes three times without coming further is given up, and rightly so. */
function isLastAttempt(dataDir: string, job: number): boolean {
  return Number(jobRow(dataDir, job)?.attempt) >= 2
}

function jobRow(dataDir: string, job: number) {
  return rowsOf(dataDir, `SELECT attempt, state FROM jobs WHERE id = ${job}`)[0]
}

async function begun(server: LiveServer, job: number): Promise<void> {
  while ((await state(server, job)).state === 'queued') await pause(15)
}

async function further(server: LiveServer, job: number): Promise<void> {
  const before = await state(server, job)
  for (;;) {
    const now = await state(server, job)
    if (now.state === 'done' || now.state === 'failed') return
    if (now.phase !== before.phase || now.done > before.done) return
    await pause(15)
  }
}

async function state(server: LiveServer, job: number) {
  const { body } = await server.call('GET', `/api/admin/jobs/${job}`)
  const shown = body as { state: string; progress: { phase: string; done: number } | null }
  return { state: shown.state, phase: shown.progress?.phase, done: shown.progress?.done ?? -1 }
}

function started({ status, body }: { readonly status: number; readonly body: unknown }): number {
  if (status !== 200) throw new Error(`the job was not started: ${status} ${JSON.stringify(body)}`)
  return (body as { jobId: number }).jobId
}

function differing(expected: Record<string, string[]>, actual: Record<string, string[]>): string[] {
  return Object.entries(expected).flatMap(([table, rows]) => {
    const there = new Set(actual[table])
    const wanted = new Set(rows)
    const missing = rows.filter(row => !there.has(row)).map(row => `${table} lacks ${row}`)
    const surplus = [...there].filter(row => !wanted.has(row)).map(row => `${table} has ${row}`)
    return [...missing, ...surplus]
  })
}
