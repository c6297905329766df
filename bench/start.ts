import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, TICK_MS } from './server-process.ts'

const ROOT = join(import.meta.dirname, '..')
const ROUNDS = 5
/** A build, demonstration businesses and their index at the longest. */
const START_MS = 300_000
/** What a start puts off is done by then. */
const REST_MS = 5_000
/** What a clone of the repository has that a start needs. */
const CLONED = ['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'NOTICE', 'src', 'deploy']
const CLONED_NAMES = /^vite\..*ts$/

interface Sample {
  readonly seconds: number
  readonly cpuSeconds: number
  /** Including what was put off until after the first answers. */
  readonly restedCpuSeconds: number
}

/**
 * From `npm start` to the first 200 of /readyz: seconds, and CPU seconds of npm and all processes of the site, medians of
 * five, in turns with bare node and bare npm; then a start without a build and without data. `-- start` makes 2,000
 * businesses, `-- start 2000 441000` several sizes; a number can be the data folder of a site instead (Linux only).
 */
export async function startBench(given: readonly string[]): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  try {
    const sites = (given.length === 0 ? ['2000'] : given).map(size => siteOf(size, temporary))
    // Also makes the build, and what the first start with it compiles.
    for (const { dataDir } of sites) await siteStart(ROOT, dataDir)
    const subjects: Readonly<Record<string, () => Promise<Sample>>> = {
      'node -e 0': () => bare('node', ['-e', '0'], ROOT),
      'npm start of node -e 0': () => bare('npm', ['start'], npmPackage(temporary)),
      ...Object.fromEntries(sites.map(({ name, dataDir }) => [name, () => siteStart(ROOT, dataDir)])),
    }
    const samples = new Map<string, Sample[]>(Object.keys(subjects).map(name => [name, []]))
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, measure] of Object.entries(subjects)) samples.get(name)?.push(await measure())
    }
    samples.set('a fresh clone: build and 2,000 demonstration businesses', [await freshStart(temporary)])
    console.log('| Start of | s | CPU s | CPU s after 5 s |')
    console.log('|---|---|---|---|')
    for (const [name, all] of samples) {
      const row = (['seconds', 'cpuSeconds', 'restedCpuSeconds'] as const).map(key =>
        median(all.map(sample => sample[key])).toFixed(2),
      )
      console.log(`| ${[name, ...row].join(' | ')} |`)
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

function siteOf(size: string, temporary: string): { readonly name: string; readonly dataDir: string } {
  if (!/^\d+$/.test(size)) return { name: `the site in ${size}`, dataDir: size }
  const dataDir = join(temporary, size)
  execFileSync('npm', ['run', '-s', 'demo', '--', '--count', size], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return { name: `${Number(size).toLocaleString('en')} businesses`, dataDir }
}

/** A clone without `dist` and `data`, with the packages that are here. */
async function freshStart(temporary: string): Promise<Sample> {
  const clone = join(temporary, 'clone')
  const names = [...CLONED, ...readdirSync(ROOT).filter(name => CLONED_NAMES.test(name))]
  for (const name of names) cpSync(join(ROOT, name), join(clone, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
  return siteStart(clone, join(clone, 'data'), 'auto')
}

async function siteStart(root: string, dataDir: string, demo = 'off'): Promise<Sample> {
  const port = await freePort()
  const before = performance.now()
  const site = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: demo,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A process group of its own, by which its processes are found.
    detached: true,
  })
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, site)
    const seconds = (performance.now() - before) / 1000
    const cpuSeconds = cpuSecondsOf(site.pid)
    await wait(REST_MS)
    return { seconds, cpuSeconds, restedCpuSeconds: cpuSecondsOf(site.pid) }
  } finally {
    if (site.pid !== undefined) process.kill(-site.pid, 'SIGTERM')
    if (site.exitCode === null && site.signalCode === null) await once(site, 'exit')
    while (processesOf(site.pid).length > 0) await wait(50)
  }
}

async function untilReady(url: string, site: ChildProcess): Promise<void> {
  const end = performance.now() + START_MS
  while (site.exitCode === null && performance.now() < end) {
    const isReady = await fetch(url).then(
      async answer => answer.body?.cancel().then(() => answer.ok),
      () => false,
    )
    if (isReady === true) return
    await wait(5)
  }
  throw new Error('the site did not start')
}

async function bare(program: string, args: readonly string[], cwd: string): Promise<Sample> {
  const before = performance.now()
  // The shell's own times, and those of what it waited for.
  const told = execFileSync('sh', ['-c', '"$@" >/dev/null; cat /proc/$$/stat', 'sh', program, ...args], {
    cwd,
  })
  const seconds = (performance.now() - before) / 1000
  const cpuSeconds = ticksIn(told.toString()) * (TICK_MS / 1000)
  return { seconds, cpuSeconds, restedCpuSeconds: cpuSeconds }
}

/** A package whose start does nothing. */
function npmPackage(temporary: string): string {
  writeFileSync(join(temporary, 'package.json'), '{"name":"bare","scripts":{"start":"node -e 0"}}')
  return temporary
}

function cpuSecondsOf(group: number | undefined): number {
  const ticks = processesOf(group).map(ticksIn)
  return ticks.reduce((sum, one) => sum + one, 0) * (TICK_MS / 1000)
}

/** What Linux says about each process of a group. */
function processesOf(group: number | undefined): readonly string[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        return [readFileSync(`/proc/${pid}/stat`, 'utf8')]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
    .filter(stat => Number(fieldsOf(stat)[2]) === group)
}

/** User and system time of a process and of the children that it waited for. */
function ticksIn(stat: string): number {
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fieldsOf(stat).slice(11, 15).map(Number)
  return user + system + childUser + childSystem
}

/** After the name in brackets, which may contain anything; the first is field 3 of proc_pid_stat(5). */
function fieldsOf(stat: string): readonly string[] {
  return stat.split(') ').at(-1)?.split(' ') ?? []
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
