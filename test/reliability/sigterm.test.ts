import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { randomFor } from '#domain/demo/random.ts'
import { count, SEED } from '#test/counts.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { givenSite } from './given-site.ts'
import { jobEnd, type LiveServer, startServer } from './live-server.ts'
import { report } from './results.ts'
import { databaseFaults, indexFaults } from './site-state.ts'
import { hasEnded } from './worker-of.ts'

const ROUNDS = count({ usual: 1, long: 15 })
const CLIENTS = 12
const PATHS = [
  '/',
  '/businesses?query=bäckerei',
  '/categories',
  '/api/businesses/search?query=zahnarzt',
  '/healthz',
]

test('a server that is told to stop answers every request that it has taken, and its jobs go on at the next start', async () => {
  const site = await givenSite(300)
  const faults: string[] = []
  let answered = 0
  let refused = 0
  let serverErrors = 0
  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(site)
    await server.ready()
    const rows = manyRows(1500, { Telefon: `03581 47${1000 + round}` })
    const { jobId } = await server.upload(`liste-${round}.csv`, csvOf(rows))
    const clients = Array.from({ length: CLIENTS }, (_, client) => asking(server, client))
    await pause(randomFor(SEED, round).next() * 1500)
    const told = { at: performance.now() }
    const worker = server.worker()
    const code = await server.stop(round % 2 === 0)
    if (worker !== undefined && !hasEnded(worker))
      faults.push(`round ${round}, seed ${SEED}: the process for jobs did not end`)
    if (code !== 0) faults.push(`round ${round}, seed ${SEED}: it ended with ${code}`)
    for (const client of await Promise.all(clients)) {
      answered += client.answered
      refused += client.refused
      serverErrors += client.serverErrors
      const { lost } = client
      // What was sent before the signal gets its answer; later a connection may be closed instead.
      const taken = lost.filter(({ sentAt }) => sentAt < told.at)
      refused += lost.length - taken.length
      faults.push(...taken.map(({ error }) => `round ${round}, seed ${SEED}: ${error}`))
    }
    faults.push(...databaseFaults(site))
    const next = await startServer(site)
    const { state } = await jobEnd(next, jobId)
    if (state !== 'done') faults.push(`round ${round}: the import is ${state}`)
    await next.stop()
    faults.push(...indexFaults(site))
  }
  report({
    check: 'SIGTERM under load',
    count: answered,
    lost: faults.length,
    crashed: 0,
    serverErrors,
    figures: `${ROUNDS} stops during an import; ${refused} new connections refused; seed ${SEED}`,
  })
  expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
  expect(serverErrors).toBe(0)
  expect(answered).toBeGreaterThan(0)
})

/** Asks again and again, on connections that are kept, until no new one is taken. */
async function asking(server: LiveServer, client: number) {
  const agent = new Agent({ connections: 1, pipelining: 1 })
  onTestFinished(() => agent.destroy())
  const lost: { readonly sentAt: number; readonly error: string }[] = []
  const result = { answered: 0, refused: 0, serverErrors: 0, lost }
  for (let turn = 0; ; turn++) {
    const path = PATHS[(client + turn) % PATHS.length] ?? '/'
    const sentAt = performance.now()
    try {
      const { statusCode, body } = await request(encodeURI(server.url + path), { dispatcher: agent })
      await body.text()
      // 503 with "Connection: close" is how a stopping server refuses what comes after the signal.
      if (statusCode === 503) result.refused++
      else if (statusCode >= 500) result.serverErrors++
      else result.answered++
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      lost.push({ sentAt, error: `${path}: ${code} ${String(error)}` })
      // Nobody listens any more.
      if (code === 'ECONNREFUSED') return result
    }
  }
}
