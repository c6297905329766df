import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { BusinessDraft } from '#domain/business/business.ts'
import { demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { openStore, type Store } from '#store/store.ts'
import { startPostgres } from '#test/postgres/start-postgres.ts'
import { inDatabase } from '#test/postgres/temp-database.ts'
import { testKey } from '#test/test-key.ts'

const ROWS = 10_000
/** As imports store them. */
const ROWS_PER_WRITE = 100
const ROUNDS = 5
/** As a server of its own has it: every commit is on the disk before it counts, as with SQLite. */
const SERVER = ['shared_buffers=1GB', 'max_wal_size=4GB', 'jit=off']

interface Round {
  readonly rowsPerSecond: number
  /** Of this process, ms per 1,000 rows; PostgreSQL's own come on top. */
  readonly cpu: number
}

/** Stores the rows of an import in SQLite and PostgreSQL by turns: new ones, then the same again with changes. */
export async function storeBench(): Promise<void> {
  const server = await startPostgres(SERVER)
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  try {
    const kinds: Record<string, (round: number) => Promise<Store>> = {
      SQLite: round => openStore({ dataDir: folderOf(folder, round), key: testKey }),
      PostgreSQL: async round => {
        const name = `round_${round}`
        const client = new pg.Client(server.url)
        await client.connect()
        await client.query(`create database ${name}`)
        await client.end()
        return openStore({ dataDir: folder, key: testKey, databaseUrl: inDatabase(server.url, name) })
      },
    }
    const results = new Map<string, Round[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, open] of Object.entries(kinds)) {
        const store = await open(round)
        for (const [what, at] of [['new', 0] as const, ['changed', 1] as const]) {
          const key = `${kind} | ${what}`
          results.set(key, [...(results.get(key) ?? []), await stored(store, drafts(at))])
        }
        await store.close()
      }
    }
    console.log('| Database | rows | rows a second, best | median | CPU ms per 1,000 rows, median |')
    console.log('|---|---|--:|--:|--:|')
    for (const [key, rounds] of results) {
      const speeds = rounds.map(({ rowsPerSecond }) => rowsPerSecond).sort((a, b) => b - a)
      const cpus = rounds.map(({ cpu }) => cpu).sort((a, b) => a - b)
      const figures = [speeds[0], median(speeds), median(cpus)].map(figure => Math.round(figure ?? 0))
      console.log(`| ${key} | ${figures.join(' | ')} |`)
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function folderOf(folder: string, round: number): string {
  return mkdtempSync(join(folder, `${round}-`))
}

async function stored(store: Store, all: readonly BusinessDraft[]): Promise<Round> {
  const origin = { source: 'google-maps', date: '2026-11-20' } as const
  const suppressed = await suppressionList(store.db, testKey)
  const cpu = process.cpuUsage()
  const begun = performance.now()
  for (let at = 0; at < all.length; at += ROWS_PER_WRITE) {
    const part = all.slice(at, at + ROWS_PER_WRITE)
    await store.write(trx => saveDrafts(trx, { drafts: part, origin, suppressed, now: 1 }))
  }
  const seconds = (performance.now() - begun) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { rowsPerSecond: all.length / seconds, cpu: (user + system) / all.length }
}

/** @param more reviews than the first time */
function drafts(more: number): BusinessDraft[] {
  const { header, rows } = demoRows({ count: ROWS })
  const reading = readHeader(header)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return [...rows].map(cells => {
    const result = draftFromRow(reading, cells)
    if (!('draft' in result)) throw new Error(JSON.stringify(result.faults))
    return { ...result.draft, reviewCount: (result.draft.reviewCount ?? 0) + more }
  })
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
