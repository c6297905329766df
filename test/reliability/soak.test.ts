import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { count, isLong, SEED } from '#test/counts.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { givenSite } from './given-site.ts'
import { jobEnd, type LiveServer, startServer } from './live-server.ts'
import { report } from './results.ts'
import { databaseFaults, indexFaults } from './site-state.ts'

const MINUTES = Number(process.env.UMKREIS_SOAK_MINUTES ?? count({ usual: 0.03, long: 30 }))
const BUSINESSES = count({ usual: 100, long: 2000 })
const ROWS = count({ usual: 50, long: 200 })
/** Caches fill and the heap finds its size; after this part of the time memory must stay. */
const WARM_UP_SHARE = 0.4
const SAMPLE_MS = count({ usual: 100, long: 5000 })
/** A leak of 1 kB a request would be above this at 25 requests a second; a full day of it is 1.4 GB. */
const MOST_SLOPE_MB_A_MINUTE = 1
/** Connections of visitors come and go; a leak would be one for every job or index. */
const MOST_MORE_DESCRIPTORS = 25

interface Sample {
  readonly minute: number
  readonly rssMb: number
  readonly descriptors: number
}

interface Traffic {
  readonly statuses: Map<number, number>
  readonly waitsMs: number[]
  rounds: number
}

test('mixed traffic for a long time: no faults, no growing memory, no handles left open', async () => {
  const site = await givenSite(BUSINESSES)
  const server = await startServer(site)
  await server.ready()
  const traffic: Traffic = { statuses: new Map(), waitsMs: [], rounds: 0 }
  const samples: Sample[] = []
  const stop = new AbortController()
  const begun = performance.now()
  const minute = () => (performance.now() - begun) / 60_000
  const running = Promise.all([
    ...[0, 1, 2].map(visitor => visiting(server, visitor, traffic, stop.signal)),
    editing(server, traffic, stop.signal),
    administering(server, traffic, stop.signal),
  ])
  while (minute() < MINUTES) {
    await pause(SAMPLE_MS)
    samples.push({ minute: minute(), ...resourcesOf([server.child.pid, server.worker()]) })
  }
  stop.abort()
  await running
  await expect.poll(() => indexFaults(site)).toEqual([])
  const code = await server.stop()
  const faults = [...databaseFaults(site), ...indexFaults(site)]
  const steady = samples.filter(sample => sample.minute > MINUTES * WARM_UP_SHARE)
  const slope = slopeOf(steady.map(({ minute: x, rssMb: y }) => [x, y]))
  const handles = steady.map(({ descriptors }) => descriptors)
  const more = Math.min(...handles.slice(-10)) - Math.min(...handles.slice(0, 10))
  const serverErrors = [...traffic.statuses].reduce(
    (sum, [status, times]) => sum + (status >= 500 ? times : 0),
    0,
  )
  traffic.waitsMs.sort((one, other) => one - other)
  const p99 = traffic.waitsMs[Math.floor(traffic.waitsMs.length * 0.99)] ?? 0
  report({
    check: `soak, ${MINUTES} minutes`,
    count: traffic.waitsMs.length,
    lost: faults.length,
    crashed: code === 0 ? 0 : 1,
    serverErrors,
    figures: `${traffic.rounds} rounds of import, undo, backup, index build; RSS at most ${Math.round(Math.max(...samples.map(({ rssMb }) => rssMb)))} MB, ${slope.toFixed(2)} MB a minute after warming up; ${more} more descriptors (${handles.at(-1)}); p99 ${p99.toFixed(0)} ms; seed ${SEED}`,
  })
  expect(serverErrors, JSON.stringify([...traffic.statuses])).toBe(0)
  expect(faults, faults.slice(0, 5).join('\n')).toEqual([])
  expect(code).toBe(0)
  expect(more).toBeLessThanOrEqual(MOST_MORE_DESCRIPTORS)
  if (isLong) expect(slope).toBeLessThan(MOST_SLOPE_MB_A_MINUTE)
})

const PATHS = [
  '/',
  '/businesses',
  '/categories',
  '/city/berlin',
  '/about',
  '/sitemap.xml',
  '/api/categories',
  '/gibt/es/nicht',
]
const WORDS = ['bäckerei', 'zahnarzt', 'friseur berlin', 'café', 'werkstatt köln', 'xyzzy', 'Straße 7']

/** Pages and searches, most of them asked for the first time. */
async function visiting(
  server: LiveServer,
  visitor: number,
  traffic: Traffic,
  signal: AbortSignal,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const random = randomFor(SEED + visitor, turn)
    await asked(server, traffic, 'GET', addressFor(random))
    await pause(40 + random.below(100))
  }
}

function addressFor(random: Random): string {
  if (random.chance(0.4)) return random.pick(PATHS)
  const query = encodeURIComponent(`${random.pick(WORDS)} ${random.chance(0.5) ? random.below(5000) : ''}`)
  return random.chance(0.5) ? `/businesses?query=${query}` : `/api/businesses/search?query=${query}`
}

async function editing(server: LiveServer, traffic: Traffic, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const path = `/api/admin/businesses/${1 + (turn % 50)}`
    const { version } = (await asked(server, traffic, 'GET', path)) as { version: number }
    await asked(server, traffic, 'PATCH', path, { version, fields: { name: `Stand ${turn}` } })
    await pause(250)
  }
}

/** Imports, undoes, backs up and builds the index, one after the other, so that the data stay as large as they are. */
async function administering(server: LiveServer, traffic: Traffic, signal: AbortSignal): Promise<void> {
  for (let round = 0; !signal.aborted; round++) {
    const rows = manyRows(ROWS, { Telefon: `03581 47${1000 + (round % 9000)}` })
    const { runId, jobId } = await server.upload('liste.csv', csvOf(rows))
    await jobEnd(server, jobId)
    const undo = (await asked(server, traffic, 'POST', `/api/admin/imports/${runId}/undo`, {})) as Started
    await jobEnd(server, undo.jobId)
    for (const kind of ['backup', 'rebuild-index']) {
      const job = (await asked(server, traffic, 'POST', '/api/admin/jobs', { kind })) as Started
      await jobEnd(server, job.jobId)
      await pause(2000, undefined, { signal }).catch(() => {})
    }
    traffic.rounds++
    await pause(5000, undefined, { signal }).catch(() => {})
  }
}

interface Started {
  readonly jobId: number
}

async function asked(
  server: LiveServer,
  { statuses, waitsMs }: Traffic,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const begun = performance.now()
  const answer = await server.call(method, path, body)
  waitsMs.push(performance.now() - begun)
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  return answer.body
}

/** Of the server and its process for jobs together. Linux only; elsewhere nothing is measured. */
function resourcesOf(pids: readonly (number | undefined)[]): Omit<Sample, 'minute'> {
  if (process.platform !== 'linux') return { rssMb: 0, descriptors: 0 }
  let [rssMb, descriptors] = [0, 0]
  for (const pid of pids) {
    const [, rssKb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    rssMb += Number(rssKb) / 1024
    descriptors += readdirSync(`/proc/${pid}/fd`).length
  }
  return { rssMb, descriptors }
}

/** The slope of the line through the points that has the least squares. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const along = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return along / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}
