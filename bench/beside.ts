import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
import { percentiles, readable, timed } from './percentiles.ts'

/** The data folder needs an account `admin` with this password, or none yet. */
const PASSWORD = 'nur für Messungen gedacht'
const START_MS = 120_000
const WORDS = ['friseur', 'müller', 'zahnarzt köln', 'restaurant', 'elektro', 'bäckerei roth', 'kfz berlin']
const SEARCHES = WORDS.flatMap(word => [1, 2, 3].map(page => ({ word, offset: (page - 1) * 24 })))
const TABLE = ADMIN_SORTS.flatMap(sortBy =>
  ['', 'city=Berlin', 'search=gmbh', 'type=Handwerker'].map(filter => `sortBy=${sortBy}&page=50&${filter}`),
)
const SAMPLE_EVERY_MS = 100

/**
 * Searches as visitors make them, one after the other over HTTP, on a quiet site and beside the administrator's table
 * and export; and how much memory the export takes. Needs a data folder with businesses and an index:
 * `-- beside /folder`.
 */
export async function besideBench([dataDir = '']: readonly string[]): Promise<void> {
  const site = await startSite(dataDir)
  try {
    await searches(site, { rounds: 500 })
    console.log('| Beside | searches | p50 | p95 | p99 |')
    console.log('|---|---|---|---|---|')
    await beside('nothing', site, () => wait(10_000))
    await site.admin('/api/admin/businesses')
    await beside('the table, one question after the other', site, async () => {
      for (let round = 0; round < 10; round++) {
        for (const query of TABLE) await (await site.admin(`/api/admin/businesses?${query}`)).arrayBuffer()
      }
    })
    const memory = sampled(() => memoryOf(site.process))
    const exported = { bytes: 0, lines: 0, ms: 0 }
    await beside('the export of everything', site, () => download(site, exported))
    const { first, middle, last, peak } = memory.end()
    const rate = Math.round(exported.lines / (exported.ms / 1000))
    console.log(
      `\nExport: ${exported.lines} lines, ${Math.round(exported.bytes / 1e6)} MB in ${readable(exported.ms * 1000)}, ${rate} rows a second. Memory of the whole server: ${first} MB at its beginning, ${middle} MB in the middle, ${last} MB at its end, at most ${peak} MB`,
    )
  } finally {
    site.process.kill()
    await once(site.process, 'exit')
  }
}

interface Site {
  readonly process: ChildProcess
  readonly origin: string
  admin(path: string): Promise<Response>
}

async function startSite(dataDir: string): Promise<Site> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const process_ = spawn(process.execPath, [join(import.meta.dirname, '../src/server/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD: PASSWORD,
    },
    stdio: 'inherit',
  })
  await untilReady(origin)
  const answer = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const admin = (path: string) => fetch(`${origin}${path}`, { headers: { cookie } })
  return { process: process_, origin, admin }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + START_MS
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (Date.now() > end) throw new Error('the site did not start')
    await wait(200)
  }
}

/** Searches for as long as something else goes on, and says how long they took. */
async function beside(what: string, site: Site, work: () => Promise<void>): Promise<void> {
  const stop = new AbortController()
  const times = searches(site, { signal: stop.signal })
  await work()
  stop.abort()
  const { p50, p95, p99 } = percentiles(await times)
  console.log(
    `| ${what} | ${(await times).length} | ${readable(p50)} | ${readable(p95)} | ${readable(p99)} |`,
  )
}

async function searches(
  { origin }: Site,
  { rounds = Number.POSITIVE_INFINITY, signal }: { rounds?: number; signal?: AbortSignal },
): Promise<number[]> {
  const ask = async ({ word, offset }: (typeof SEARCHES)[number]) => {
    const query = new URLSearchParams({ query: word, limit: '24', offset: String(offset) })
    const answer = await fetch(`${origin}/api/businesses/search?${query}`)
    if (!answer.ok) throw new Error(await answer.text())
    await answer.arrayBuffer()
  }
  const times: number[] = []
  while (times.length < rounds && signal?.aborted !== true) {
    times.push(...(await timed(SEARCHES, ask, { budgetMs: 1000, rounds: SEARCHES.length })))
  }
  return times
}

async function download(site: Site, exported: { bytes: number; lines: number; ms: number }): Promise<void> {
  const started = performance.now()
  const { body } = await site.admin('/api/admin/export')
  for await (const chunk of body ?? []) {
    exported.bytes += chunk.length
    for (const byte of chunk) if (byte === 0x0d) exported.lines++
  }
  exported.ms = performance.now() - started
}

/** Looks at a figure again and again until it is told to end. */
function sampled(look: () => number) {
  const seen: number[] = [look()]
  const timer = setInterval(() => seen.push(look()), SAMPLE_EVERY_MS)
  const at = (share: number) => seen[Math.floor(share * (seen.length - 1))] ?? 0
  return {
    end() {
      clearInterval(timer)
      return { first: at(0), middle: at(0.5), last: at(1), peak: Math.max(...seen) }
    },
  }
}

/** Resident memory in megabytes. */
function memoryOf({ pid }: ChildProcess): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
