import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
import { percentiles, readable, timed } from './percentiles.ts'
import { type AdminSite, startAdminSite } from './server-process.ts'

const WORDS = ['friseur', 'müller', 'zahnarzt köln', 'restaurant', 'elektro', 'bäckerei roth', 'kfz berlin']
const SEARCHES = WORDS.flatMap(word => [1, 2, 3].map(page => ({ word, offset: (page - 1) * 24 })))
const TABLE = ADMIN_SORTS.flatMap(sortBy =>
  ['', 'city=Berlin', 'search=gmbh', 'type=Handwerker'].map(filter => `sortBy=${sortBy}&page=50&${filter}`),
)
const SAMPLE_EVERY_MS = 100

/**
 * Searches as visitors make them, one after the other over HTTP, on a quiet site and beside the administrator's table
 * and export; and how much memory the export takes. Needs a data folder with businesses and an index:
 * `-- admin-beside /folder`.
 */
export async function adminBesideBench([dataDir = '']: readonly string[]): Promise<void> {
  const site = await startAdminSite(dataDir, { DEMO: 'off' })
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
    await site.end()
  }
}

/** Searches for as long as something else goes on, and says how long they took. */
async function beside(what: string, site: AdminSite, work: () => Promise<void>): Promise<void> {
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
  { origin }: AdminSite,
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

async function download(
  site: AdminSite,
  exported: { bytes: number; lines: number; ms: number },
): Promise<void> {
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
