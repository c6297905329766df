import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openSiteKey } from '#gateways/credentials/site-key.ts'
import { readSpreadsheet } from '#gateways/spreadsheet/read-spreadsheet.ts'
import { startIndexThread } from '#server/worker/index-thread.ts'
import type { IndexReport } from '#server/worker/worker-messages.ts'
import { importSpreadsheet } from '#services/imports/import-spreadsheet.ts'
import { openStore } from '#store/store.ts'

export interface ImportTimes {
  readonly readMs: number
  readonly storedMs: number
  readonly searchableMs: number
  /** Of this process alone. */
  readonly peakMegabytes: number
  /** Of the process that reads the file. */
  readonly readerMegabytes: number
  /** Of all threads and the reader; tells apart a slow program from a busy machine. */
  readonly cpuMs: number
}

type Spent = Pick<ImportTimes, 'readMs' | 'storedMs' | 'searchableMs'>

const [file = '', dataDir = '', what = 'all'] = process.argv.slice(2)
const readers = { megabytes: 0, cpuMs: 0 }
const looking = setInterval(lookAtReaders, 20)
const started = performance.now()
const times = what === 'read' ? await read() : await all()
clearInterval(looking)
const { user, system } = process.cpuUsage()
const cpuMs = (user + system) / 1000 + readers.cpuMs
const result = { ...times, peakMegabytes: peakMegabytes('self'), readerMegabytes: readers.megabytes, cpuMs }
console.log(JSON.stringify(result))

async function read(): Promise<Spent> {
  for await (const _ of readSpreadsheet({ path: file }));
  return { readMs: performance.now() - started, storedMs: 0, searchableMs: 0 }
}

async function all(): Promise<Spent> {
  const store = await openStore({ dataDir, key: openSiteKey(dataDir) })
  const stop = new AbortController()
  const start = { dataDir, indexDir: join(dataDir, 'index') }
  const index = startIndexThread(start, { onReport: failed, signal: stop.signal })
  const result = await importSpreadsheet(
    { store, dataDir, now: Date.now },
    { path: file, fileName: basename(file), fileSize: statSync(file).size },
  )
  if (!result.success || result.errors > 0) throw new Error(JSON.stringify(result.errorReport.slice(0, 3)))
  const storedMs = performance.now() - started
  await index.indexed()
  const searchableMs = performance.now() - started
  stop.abort()
  await index.ended
  await store.close()
  return { readMs: 0, storedMs, searchableMs }
}

function failed(report: IndexReport): void {
  if (report.kind === 'error') throw new Error(report.error)
}

/** Peak memory of a process alone: what the system counts for a child includes the parent it was forked from. */
function peakMegabytes(pid: string): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(peak ?? 0) / 1024)
}

/** Notes the peak memory and the CPU time of the process that reads the file, while there is one. */
function lookAtReaders(): void {
  for (const pid of children()) {
    try {
      // Behind the program's name: state, parent, and at 11 and 12 the time in hundredths of a second.
      const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const fields = rest.split(' ').map(Number)
      readers.megabytes = Math.max(readers.megabytes, peakMegabytes(pid))
      readers.cpuMs = Math.max(readers.cpuMs, ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10)
    } catch {
      // It ended meanwhile.
    }
  }
}

/** Every child belongs to the thread that started it. */
function children(): readonly string[] {
  const lists = readdirSync('/proc/self/task').map(thread => `/proc/self/task/${thread}/children`)
  return lists.flatMap(list => readFileSync(list, 'utf8').split(' ')).filter(pid => pid !== '')
}
