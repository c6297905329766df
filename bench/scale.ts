import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN_SORTS } from '#domain/business/admin-business.ts'
import { WORKER_HEAP } from '#server/worker/worker-process.ts'
import { addressesOf, importFile, load, ROWS, sampled, sheet } from './beside.ts'
import { percentiles, readable, timed } from './percentiles.ts'
import type { SearchFigures } from './search-once.ts'
import { type AdminSite, startAdminSite } from './server-process.ts'

const ROOT = join(import.meta.dirname, '..')
const AREA = { budgetMs: 30_000, rounds: 60 }
/** What a start puts off is done by then. */
const REST_MS = 8_000
const EDITS = 10

/** The area's table as the browser asks for it. */
const FILTERS = ['', 'city=Berlin', 'type=Handwerker', 'city=Hamburg&type=gesundheit&country=DE']
const TABLE = ADMIN_SORTS.flatMap(sortBy =>
  FILTERS.map(filter => `businesses?sortBy=${sortBy}&page=50&${filter}`),
)
const AREA_SEARCHES = ['müller', 'a', 'bäckerei roth', 'straße 3', '0221', 'gmbh & co', 'xyzzy'].map(
  text => `businesses?search=${encodeURIComponent(text)}`,
)

/**
 * What grows with the directory: start, search, edits, an import, the area, exports, sitemaps, a backup, the index, memory
 * and disk; a row for each figure. `-- scale 59599 441000` makes directories of these sizes and removes them again; a
 * data folder that has its index already is changed by the import (Linux only).
 */
export async function scaleBench(given: readonly string[]): Promise<void> {
  for (const one of given) {
    const isNew = /^\d+$/.test(one)
    const dataDir = isNew ? mkdtempSync(join(tmpdir(), 'umkreis-bench-')) : one
    try {
      if (isNew) {
        print('demonstration data', await command('demo', dataDir, ['--count', one]))
        print('index, alone', await command('reindex', dataDir))
      }
      await measure(dataDir)
    } finally {
      if (isNew) rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

async function measure(dataDir: string): Promise<void> {
  searches(dataDir)
  const began = performance.now()
  const site = await startAdminSite(dataDir, { DEMO: 'off' })
  print('ready', since(began))
  try {
    await wait(REST_MS)
    const { total } = (await (await fetch(`${site.origin}/api/businesses/search?limit=1`)).json()) as {
      total: number
    }
    print('businesses', total)
    print('memory at rest', memoryOf(site))
    disk(dataDir, total)
    await area(site)
    await edits(site)
    print('export', await exported(site))
    print('memory after the area', memoryOf(site))
    print(`import of ${ROWS} rows, searchable`, await imported(site, total))
    print('memory after the import', memoryOf(site))
    await besideVisitors(site, dataDir)
  } finally {
    await site.end()
  }
  const backup = await command('backup', dataDir)
  print('backup', backup)
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  print('load of the machine', loadavg()[0]?.toFixed(1) ?? '')
}

/** Asked in a process of its own, whose heap has nothing but the index. */
function searches(dataDir: string): void {
  const output = execFileSync(
    process.execPath,
    ['--enable-source-maps', join(import.meta.dirname, 'search-once.ts'), dataDir],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const figures = JSON.parse(output) as SearchFigures
  print('index opened', readable(figures.openMs * 1000))
  for (const [kind, times] of Object.entries(figures.kinds)) print(kind, textOf(times))
  print('all kinds in turn', textOf(figures.mix))
  print('sitemaps, what they name', readable(figures.sitemapMs * 1000))
  print('sitemaps, one file', readable(figures.sitemapFileMs * 1000))
  print('memory of a process that searches', `${figures.residentMegabytes} MB`)
}

async function area(site: AdminSite): Promise<void> {
  const ask = async (path: string) => {
    const answer = await site.admin(`/api/admin/${path}`)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const began = performance.now()
  await ask('businesses?sortBy=name')
  print('area, first question', since(began))
  print('area, filters and orders', textOf(percentiles(await timed(TABLE, ask, AREA))))
  print('area, search', textOf(percentiles(await timed(AREA_SEARCHES, ask, AREA))))
  print('area, figures', textOf(percentiles(await timed(['stats'], ask, { ...AREA, rounds: 5 }))))
}

/** From an edit that is answered until a visitor finds it. */
async function edits(site: AdminSite): Promise<void> {
  const times = await timed(
    Array.from({ length: EDITS }, (_, at) => at + 1),
    id => edit(site, id),
    {
      budgetMs: 60_000,
      rounds: EDITS,
    },
  )
  print('edit, searchable', textOf(percentiles(times)))
}

async function edit(site: AdminSite, id: number): Promise<void> {
  const path = `/api/admin/businesses/${id}`
  const { version } = (await (await site.admin(path)).json()) as { version: number }
  const name = `Zwolfhundert${Date.now().toString(36)}${id}`
  const answer = await site.admin(path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version, fields: { name } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  for (;;) {
    const found = await fetch(`${site.origin}/api/businesses/search?query=${name}`)
    if (((await found.json()) as { total: number }).total === 1) return
    await wait(5)
  }
}

async function exported(site: AdminSite): Promise<string> {
  const began = performance.now()
  const { body } = await site.admin('/api/admin/export')
  let bytes = 0
  for await (const chunk of body ?? []) bytes += chunk.length
  return `${since(began)}, ${Math.round(bytes / 1e6)} MB`
}

/** Rows that the directory does not have yet: no two sizes of it have the same. */
async function imported(site: AdminSite, seed: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  try {
    const file = join(folder, 'export.xlsx')
    writeFileSync(file, sheet(seed))
    const before = await lastTotal(site)
    const during = sampled(site.process)
    const began = performance.now()
    await importFile(site, file)
    while ((await lastTotal(site)) === before) await wait(20)
    const took = since(began)
    const { cpuSeconds } = during.end()
    return `${took}, CPU ${cpuSeconds.toFixed(1)} s`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lastTotal(site: AdminSite): Promise<number> {
  const answer = await fetch(`${site.origin}/api/businesses/search?limit=1`)
  return ((await answer.json()) as { total: number }).total
}

/** The index built anew by the site's worker while visitors ask 200 times a second. */
async function besideVisitors(site: AdminSite, dataDir: string): Promise<void> {
  const addresses = await addressesOf(site)
  await load(site, addresses, () => wait(REST_MS))
  const rest = await load(site, addresses, () => wait(REST_MS))
  print('visitors', textOf(percentiles(rest.map(({ tookMs }) => tookMs))))
  const during = sampled(site.process)
  const began = performance.now()
  const answers = await load(site, addresses, () => command('reindex', dataDir))
  print('index, beside visitors', since(began))
  const { memory } = during.end()
  const faults = answers.filter(({ status }) => status !== 200).length
  print('visitors meanwhile', `${textOf(percentiles(answers.map(({ tookMs }) => tookMs)))}, ${faults} faults`)
  print('memory of all processes meanwhile', `${Math.round(memory.most)} MB`)
}

/** Runs a command of the site. @returns seconds, CPU seconds and most memory */
async function command(name: string, dataDir: string, args: readonly string[] = []): Promise<string> {
  const began = performance.now()
  const child = fork(join(ROOT, 'src/server/run.cjs'), [name, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: name === 'reindex' ? WORKER_HEAP : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let [peak, cpu] = [0, 0]
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024)
      const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
      const fields = rest.split(' ').map(Number)
      cpu = ((fields[11] ?? 0) + (fields[12] ?? 0)) / 100
    } catch {
      // It ended meanwhile.
    }
  }, 100)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return `${since(began)}, CPU ${cpu.toFixed(0)} s, at most ${Math.round(peak)} MB`
}

function memoryOf(site: AdminSite): string {
  const { memory } = sampled(site.process).end()
  return `${Math.round(memory.most)} MB`
}

function disk(dataDir: string, businesses: number): void {
  const bytesIn = (folder: string, pattern: RegExp) =>
    readdirSync(folder)
      .filter(name => pattern.test(name))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  for (const [what, bytes] of [
    ['database', bytesIn(dataDir, /sqlite/)],
    ['index', bytesIn(join(dataDir, 'index'), /^(?:main|delta)/)],
  ] as const)
    print(
      `disk, ${what}`,
      `${(bytes / 1e9).toFixed(2)} GB, ${Math.round(bytes / businesses)} bytes a business`,
    )
}

function textOf({ p50, p95, p99 }: ReturnType<typeof percentiles>): string {
  return [p50, p95, p99].map(readable).join(', ')
}

function since(began: number): string {
  return readable((performance.now() - began) * 1000)
}

function print(what: string, figure: string | number): void {
  console.log(`| ${what} | ${figure} |`)
}
