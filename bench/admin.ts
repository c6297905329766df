import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ADMIN_SORTS, type AdminBusinessQuery } from '#domain/business/admin-business.ts'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openOverviewIndex } from '#search/overview/overview-index.ts'
import { exportBusinesses } from '#services/businesses/export-businesses.ts'
import { listAdminBusinesses } from '#services/businesses/list-admin-businesses.ts'
import { cityOptions } from '#services/businesses/list-filter-options.ts'
import { type OverviewDeps, openOverview } from '#services/businesses/overview.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { adminStats } from '#services/metrics/admin-stats.ts'
import { followChanges } from '#services/search/follow-changes.ts'
import { openStore, type Store, type StoreDeps } from '#store/store.ts'
import { percentiles, readable, timed } from './percentiles.ts'

const SIZE = 441_000
const ROUNDS = { budgetMs: 20_000, rounds: 400 }
/** Rows that a large import changes. */
const IMPORTED = 43_000
const ADMIN = {
  id: 1,
  username: 'bench',
  hasSecondFactor: false,
  createdAt: 0,
  lastLoginAt: 0,
  tokenHash: '',
}

/**
 * The administrator's table over a directory of its own, asked as the calls ask it. `-- admin 2000` for a quick look,
 * `-- admin /folder` for an existing data folder, whose change numbers it moves.
 */
export async function adminBench([given = String(SIZE)]: readonly string[]): Promise<void> {
  const count = Number(given)
  const isNew = Number.isInteger(count)
  const dataDir = isNew ? mkdtempSync(join(tmpdir(), 'umkreis-bench-')) : given
  const store = await openStore({ dataDir, leavesCheckpoints: true, key: openSiteKey(dataDir) })
  const indexDir = join(dataDir, 'index')
  const writer = openIndexWriter(lockFolder(indexDir))
  const overviewIndex = openOverviewIndex(indexDir)
  /** What the worker does within a tenth of a second. */
  const follow = async () => {
    await followChanges({ store, index: writer })
  }
  try {
    if (isNew) await loadDemo({ store, dataDir, now: Date.now }, { count })
    await followChanges({ store, index: writer })
    const overview = openOverview({ store, index: overviewIndex, indexed: follow })
    const deps = { store, overview, now: Date.now }
    await table(deps)
    await exported(deps)
  } finally {
    await overviewIndex.close()
    writer.close()
    await store.close()
    if (isNew) rmSync(dataDir, { recursive: true, force: true })
  }
}

type Deps = StoreDeps & OverviewDeps

async function table(deps: Deps): Promise<void> {
  const { store } = deps
  const before = process.memoryUsage.rss()
  const first = performance.now()
  const { totalBusinesses } = await adminStats(deps)
  console.log(`First question to ${totalBusinesses} businesses: ${since(first)}\n`)
  console.log('| Kind | p50 | p95 | p99 | longest stop of the main thread |')
  console.log('|---|---|---|---|---|')
  for (const [kind, questions] of Object.entries(questionsOf(totalBusinesses))) {
    await measured(kind, questions, query => listAdminBusinesses(deps, query))
  }
  await measured('figures', [0], () => adminStats(deps))
  await measured('all cities with counts', [0], () => cityOptions(deps, undefined))
  const name = { sortBy: 'name', sortOrder: 'asc', page: 1, limit: 20 } as const
  await measured('first page after one edit', [1], async id => {
    await touch(store, id, id)
    await listAdminBusinesses(deps, name)
  })
  await touch(store, 1, Math.min(IMPORTED, totalBusinesses))
  const changed = performance.now()
  await listAdminBusinesses(deps, name)
  console.log(`\nFirst question after ${IMPORTED} changed businesses: ${since(changed)}`)
  console.log(
    `Memory of the process: ${megabytes(before)} before, ${megabytes(process.memoryUsage.rss())} with the table`,
  )
}

async function measured<Question>(
  kind: string,
  questions: readonly Question[],
  ask: (question: Question) => Promise<unknown>,
): Promise<void> {
  const stops = monitorEventLoopDelay({ resolution: 1 })
  stops.enable()
  const { p50, p95, p99 } = percentiles(await timed(questions, ask, ROUNDS))
  stops.disable()
  const stop = readable(stops.max / 1000)
  console.log(`| ${kind} | ${readable(p50)} | ${readable(p95)} | ${readable(p99)} | ${stop} |`)
}

/** Every sort with every kind of filter, on the first, the middle and the last page. */
function questionsOf(total: number): Record<string, AdminBusinessQuery[]> {
  const filters = {
    'no filter': [{}],
    'one filter': [
      { type: 'Handwerker' },
      { city: 'Köln' },
      { category: 'Zahnarzt' },
      { country: 'DE' },
      { date: new Date().toISOString().slice(0, 10) },
      { state: 'public' as const },
    ],
    'three filters': [
      { type: 'Handwerker', country: 'DE', state: 'public' as const },
      { city: 'Berlin', type: 'gesundheit', country: 'DE' },
    ],
    search: ['müller', 'a', 'bäckerei roth', 'straße 3', '0221', 'UK-1234', 'gmbh & co', 'xyzzy'].map(
      search => ({ search }),
    ),
    'search and two filters': [
      { search: 'gmbh', type: 'Handwerker', country: 'DE' },
      { search: 'str', city: 'Hamburg', state: 'public' as const },
    ],
  }
  const limit = 20
  const pages = [1, Math.ceil(total / 2 / limit), Math.ceil(total / limit)]
  return Object.fromEntries(
    Object.entries(filters).map(([kind, ofKind]) => [
      kind,
      ADMIN_SORTS.flatMap(sortBy =>
        (['asc', 'desc'] as const).flatMap(sortOrder =>
          pages.flatMap(page => ofKind.map(filter => ({ ...filter, sortBy, sortOrder, page, limit }))),
        ),
      ),
    ]),
  )
}

/** Gives some businesses a new change number, as every edit and import does. */
async function touch(store: Store, from: number, to: number): Promise<void> {
  await store.write(async trx => {
    const { value } = await trx
      .updateTable('counters')
      .set(({ eb }) => ({ value: eb('value', '+', to - from + 1) }))
      .where('name', '=', 'change')
      .returning('value')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('businesses')
      .set(({ eb }) => ({ change: eb('id', '+', Number(value) - to) }))
      .where('id', '>=', from)
      .where('id', '<=', to)
      .execute()
  })
}

async function exported(deps: Deps): Promise<void> {
  const stops = monitorEventLoopDelay({ resolution: 1 })
  const before = process.memoryUsage.rss()
  const started = performance.now()
  stops.enable()
  let [characters, peak] = [0, before]
  const parts = await exportBusinesses(deps, ADMIN, {
    filter: {},
    sortBy: 'name',
    sortOrder: 'asc',
    separator: ';',
  })
  for await (const part of parts) {
    characters += part.length
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  stops.disable()
  console.log(
    `\nExport of everything: ${since(started)}, ${megabytes(characters)}, memory ${megabytes(before)} before, at most ${megabytes(peak)}, longest stop of the main thread ${readable(stops.max / 1000)}, 99th percentile ${readable(stops.percentile(99) / 1000)}`,
  )
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}

function since(started: number): string {
  return readable((performance.now() - started) * 1000)
}
