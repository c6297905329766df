import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg, { type Client } from 'pg'
import type { Business } from '#domain/business/business.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { WORKER_HEAP } from '#server/worker/worker-process.ts'
import { startPostgres } from '#test/postgres/start-postgres.ts'
import type { BuildFigures } from './build-once.ts'
import { writeSpool } from './business-spool.ts'
import { demonstrationBusinesses } from './demonstration-businesses.ts'
import { firstAskedBench } from './first-asked.ts'
import { type Percentiles, percentiles, readable, timed } from './percentiles.ts'
import { kinds, mixOf, type Question, type Samples } from './search-kinds.ts'
import { samplesOf } from './search-samples.ts'

const SIZES = [59_599, 441_000]
const OURS = { budgetMs: 6000, rounds: 3000 }
const THEIRS = { budgetMs: 8000, rounds: 400 }
/** One core and the memory of a small server, so that both sides have the same. */
const PEER = [
  'shared_buffers=1GB',
  'work_mem=64MB',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'fsync=off',
]
/** What a site needs to warm itself up after a start (search/query/warm-up.ts). */
const WARMING_MS = 4_000
/** A Tuesday morning: most shops open, some not yet. */
const NOW = Date.parse('2026-11-24T10:00:00+01:00')

/** Search beside PostgreSQL 18 with the same businesses in the same run. `-- search 2000` for a quick look. */
export async function searchBench(args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES
  for (const size of sizes) await compareAt(size)
}

async function compareAt(size: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  const peer = await startPostgres(PEER)
  const client = new pg.Client(peer.url)
  try {
    await client.connect()
    const samples = await prepare(size, join(folder, 'spool'), client)
    collectGarbage()
    const { seconds, cpuSeconds, peakMegabytes } = build(join(folder, 'spool'), join(folder, 'index'))
    const bytes = readdirSync(join(folder, 'index')).reduce(
      (sum, file) => sum + statSync(join(folder, 'index', file)).size,
      0,
    )
    const opened = performance.now()
    const index = openDirectoryIndex(join(folder, 'index'), { isWarmed: true })
    index.search({ text: 'friseur', limit: 24, offset: 0 }, NOW)
    const openMs = performance.now() - opened
    const residentBefore = ownMegabytes()
    await setTimeout(WARMING_MS)

    console.log(`\n## ${size.toLocaleString('en')} businesses\n`)
    console.log(
      `Built in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(0)} s of CPU, ${peakMegabytes} MB at most), ${(bytes / size).toFixed(0)} bytes a business, ready ${openMs.toFixed(0)} ms after opening.\n`,
    )
    await firstAskedBench(index, samples, NOW)
    console.log('\n| Kind | Umkreis p50 | p95 | p99 | PostgreSQL p50 | p95 | p99 | times faster (p50) |')
    console.log('|---|---|---|---|---|---|---|---|')
    const asked = kinds(samples)
    for (const kind of asked) {
      const ours = percentiles(await timed(kind.args, question => kind.ours(index, question, NOW), OURS))
      const ask = async (question: Question) => {
        for (const [step, text] of kind.sql.entries()) {
          await client.query({ name: `${kind.name} ${step}`, text, values: kind.params(question) })
        }
      }
      const theirs = percentiles(await timed(kind.args, ask, THEIRS))
      console.log(row(kind.name, ours, theirs))
    }
    const mix = percentiles(
      await timed(mixOf(asked), ({ kind, question }) => kind.ours(index, question, NOW), OURS),
    )
    const [p50, p95, p99] = [mix.p50, mix.p95, mix.p99].map(readable)
    console.log(`\nAll kinds in turn, ours alone: p50 ${p50}, p95 ${p95}, p99 ${p99}.`)
    console.log(
      `Resident without mapped files: ${residentBefore} MB when ready, ${ownMegabytes()} MB after all questions.`,
    )
    index.close()
  } finally {
    await client.end()
    await peer.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function row(name: string, ours: Percentiles, theirs: Percentiles): string {
  const cells = (times: Percentiles) => [readable(times.p50), readable(times.p95), readable(times.p99)]
  const factor = theirs.p50 / ours.p50
  return `| ${[name, ...cells(ours), ...cells(theirs), factor.toFixed(factor < 10 ? 1 : 0)].join(' | ')} |`
}

/**
 * Makes the businesses and gives them to both sides. Nothing of them stays in this process, which answers questions
 * afterwards: with all of them in its heap, each garbage collection would take some hundred milliseconds.
 */
async function prepare(size: number, spool: string, peer: Client): Promise<Samples> {
  const businesses = [...demonstrationBusinesses(size)]
  writeSpool(spool, businesses)
  await fill(peer, businesses)
  return structuredClone(samplesOf(businesses))
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Builds the index in a process of its own, with the flags of the process that does it on a site. */
function build(spool: string, folder: string): BuildFigures {
  const program = join(import.meta.dirname, 'build-once.ts')
  const output = execFileSync(process.execPath, [...WORKER_HEAP, program, spool, folder], {
    encoding: 'utf8',
  })
  return JSON.parse(output)
}

/** Memory of this process without files. */
function ownMegabytes(): number {
  const own = /^RssAnon:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  return Math.round(Number(own ?? 0) / 1024)
}

/** The same facts in PostgreSQL, as its users set it up: German tsvector with weights, trigrams on names, plain indexes. */
async function fill(client: Client, businesses: readonly Business[]): Promise<void> {
  await client.query('drop table if exists business')
  await client.query('create extension if not exists pg_trgm')
  await client.query(`create table business (id int primary key, rank int, name text, city text, state text, category text, latitude float8,
    longitude float8, rating float8, reviews int, words tsvector)`)
  const order = [...businesses].sort(
    (a, b) => (b.rating ?? 0) * Math.log1p(b.reviewCount) - (a.rating ?? 0) * Math.log1p(a.reviewCount),
  )
  const rank = new Map(order.map((business, index) => [business.id, index]))
  for (let start = 0; start < businesses.length; start += 5000) {
    const part = businesses.slice(start, start + 5000).map(business => ({
      id: business.id,
      rank: rank.get(business.id),
      name: business.name,
      city: business.citySlug,
      state: business.state,
      category: business.categoryGroup,
      latitude: business.latitude,
      longitude: business.longitude,
      rating: business.rating,
      reviews: business.reviewCount,
      kind: [business.category, ...business.subtypes].join(' '),
      place: [business.city, business.district, business.postalCode, business.street].join(' '),
      about: business.description,
    }))
    await client.query(
      `insert into business select id, rank, name, city, state, category, latitude, longitude, rating, reviews,
         setweight(to_tsvector('german', name), 'A') || setweight(to_tsvector('german', coalesce(kind, '')), 'B') ||
         setweight(to_tsvector('german', coalesce(place, '')), 'C') || setweight(to_tsvector('german', coalesce(about, '')), 'D')
       from json_to_recordset($1::json) as b(id int, rank int, name text, city text, state text, category text, latitude float8,
         longitude float8, rating float8, reviews int, kind text, place text, about text)`,
      [JSON.stringify(part)],
    )
  }
  await client.query('create index on business using gin (words)')
  await client.query('create index on business using gin (name gin_trgm_ops)')
  await client.query('create index on business (city, rating desc nulls last, reviews desc)')
  await client.query('create index on business (state)')
  await client.query('create index on business (category, rating desc nulls last, reviews desc)')
  await client.query('create index on business (latitude, longitude)')
  await client.query('create index on business (rank)')
  await client.query('vacuum analyze business')
}
